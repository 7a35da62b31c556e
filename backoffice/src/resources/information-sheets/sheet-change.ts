/** What an administrator says of a version that changes another one. */
export interface SheetChange {
  readonly changes: string
  readonly changesEn: string
  readonly isMaterial: boolean
  /** An error of an open offer, or the one that it is suspended for. */
  readonly corrects: 'nothing' | 'error' | 'suspension'
  /** What was wrong, if it corrects an error of an open offer. */
  readonly irregularity: string
  readonly irregularityEn: string
}

export const NO_CHANGE: SheetChange = {
  ...{ changes: '', changesEn: '', isMaterial: false, corrects: 'nothing', irregularity: '', irregularityEn: '' },
}

/** Whether words are missing that publishing needs. */
export const lacksWords = ({ changes, corrects, irregularity }: SheetChange): boolean =>
  changes.trim() === '' || (corrects === 'error' && irregularity.trim() === '')

/** Whether anything would be lost by leaving. */
export const isTold = ({ changes, changesEn, irregularity, irregularityEn }: SheetChange): boolean =>
  [changes, changesEn, irregularity, irregularityEn].some((words) => words.trim() !== '')

/** What is sent. What an administrator wrote of an error and then took back is not. */
export function publishedOf({ corrects, ...change }: SheetChange) {
  const changed = {
    changes: change.changes.trim(),
    changesEn: change.changesEn.trim() || null,
    isMaterial: change.isMaterial || corrects !== 'nothing',
  }
  if (corrects === 'nothing') return changed
  if (corrects === 'suspension') return { ...changed, endsSuspension: true }
  const [irregularity, irregularityEn] = [change.irregularity.trim(), change.irregularityEn.trim() || null]
  return { ...changed, irregularity, irregularityEn }
}
