import { EMAIL_CHANGE_UNDOABLE_DAYS, MAILED_LINK_MINUTES } from '@cauce/contract'

interface Change {
  readonly createdAt: Date
  readonly confirmedAt: Date | null
}

/** Deadline of the new address. */
export const confirmableUntil = ({ createdAt }: Change): Date =>
  new Date(createdAt.getTime() + MAILED_LINK_MINUTES * 60_000)

const UNDOABLE_MS = EMAIL_CHANGE_UNDOABLE_DAYS * 86_400_000

/** Deadline of the former address, from the confirmation. */
export const undoableUntil = ({ createdAt, confirmedAt }: Change): Date =>
  new Date((confirmedAt ?? createdAt).getTime() + UNDOABLE_MS)

/** `asked` waits for the new address, `made` can be undone; else undefined. */
export function stageOf(change: Change | undefined, now: Date): 'asked' | 'made' | 'over' {
  if (change === undefined) return 'over'
  if (change.confirmedAt !== null) return undoableUntil(change) > now ? 'made' : 'over'
  return confirmableUntil(change) > now ? 'asked' : 'over'
}
