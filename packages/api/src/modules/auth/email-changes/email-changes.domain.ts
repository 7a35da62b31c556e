import { EMAIL_CHANGE_UNDOABLE_DAYS, MAILED_LINK_MINUTES } from '@cauce/contract'

interface Change {
  readonly createdAt: Date
  readonly confirmedAt: Date | null
}

/** Until when the new address can confirm. */
export const confirmableUntil = ({ createdAt }: Change): Date =>
  new Date(createdAt.getTime() + MAILED_LINK_MINUTES * 60_000)

const UNDOABLE_MS = EMAIL_CHANGE_UNDOABLE_DAYS * 86_400_000

/** Until when the former address can undo: a change that was made counts from then on. */
export const undoableUntil = ({ createdAt, confirmedAt }: Change): Date =>
  new Date((confirmedAt ?? createdAt).getTime() + UNDOABLE_MS)

/** Where a change stands: `asked` waits for the new address, `made` can be undone, and nothing is left of the others. */
export function stageOf(change: Change | undefined, now: Date): 'asked' | 'made' | 'over' {
  if (change === undefined) return 'over'
  if (change.confirmedAt !== null) return undoableUntil(change) > now ? 'made' : 'over'
  return confirmableUntil(change) > now ? 'asked' : 'over'
}
