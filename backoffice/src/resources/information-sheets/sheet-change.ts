import { isSuspended, type FieldError } from '@cauce/contract'
import type { ProjectRecord } from '../../providers/records.ts'

/** What an administrator says of a version that changes another one. */
export interface SheetChange {
  readonly changes?: string | null
  readonly changesEn?: string | null
  readonly isMaterial: boolean
  /** An error of an open offer, or the one that it is suspended for. */
  readonly corrects: boolean
  /** What was wrong, if it corrects an error of an open offer. */
  readonly irregularity?: string | null
  readonly irregularityEn?: string | null
}

type Offer = Pick<ProjectRecord, 'irregularity'>
const saysError = ({ isMaterial, corrects }: SheetChange, offer: Offer) => isMaterial && corrects && !isSuspended(offer)

/** Words that publishing needs and the schema does not know of. */
export const mistakesOf = (change: SheetChange, offer: Offer): FieldError[] =>
  (saysError(change, offer) ? (['changes', 'irregularity'] as const) : (['changes'] as const))
    .filter((path) => !change[path]?.trim())
    .map((path) => ({ path, code: 'required' }))

/** What is sent. What an administrator wrote of an error and then took back is not. */
export function publishedOf(change: SheetChange, offer: Offer) {
  const { changes, changesEn = null, isMaterial, corrects, irregularity, irregularityEn = null } = change
  return {
    ...{ changes, changesEn, isMaterial },
    ...(isMaterial && corrects && isSuspended(offer) && { endsSuspension: true }),
    ...(saysError(change, offer) && { irregularity, irregularityEn }),
  }
}
