import { isSameValue } from '../../providers/body.ts'

type Values = Readonly<Record<string, unknown>>

export type Side = 'saved' | 'mine'

export interface Difference {
  readonly source: string
  readonly before: unknown
  readonly saved: unknown
  readonly mine: unknown
  /** Both changed it: nobody but the person who edits can say which of the two stays. */
  readonly isContested: boolean
}

interface Versions {
  readonly before: Values
  readonly saved: Values
  readonly mine: Values
}

export function differencesOf({ before, saved, mine }: Versions, sources: readonly string[]): Difference[] {
  return sources
    .map((source) => ({ source, before: before[source], saved: saved[source], mine: mine[source] }))
    .filter((one) => !isSameValue(one.mine, one.saved))
    .map((one) => ({
      ...one,
      isContested: !isSameValue(one.saved, one.before) && !isSameValue(one.mine, one.before),
    }))
}

/** What stays of a field that only one of the two changed, unless the person chooses otherwise: the change. */
export const changedSide = ({ mine, before }: Difference): Side => (isSameValue(mine, before) ? 'saved' : 'mine')
