import { PAUSE_HOURS, PAUSING_KINDS } from '@cauce/contract'
import type { PersonHandRow } from '../../../database/schema/access.ts'

type Change = Pick<PersonHandRow, 'userId' | 'handId' | 'kind' | 'createdAt'>

const HOUR_MS = 3_600_000

/** From when on a change may still pause payments. */
export const pausingSince = (now: Date): Date => new Date(now.getTime() - PAUSE_HOURS.staff * HOUR_MS)

export interface Payee {
  readonly userId: string
  /** Null: not valid. */
  readonly validSince: Date | null
  readonly enteredAt: Date
  readonly entryPauses: boolean
}

export interface Asked {
  readonly now: Date
  readonly isRequest: boolean
}

/**
 * Null when it may. 72 hours after a change by staff, for accounts that were not valid before; 48 after one's own, for
 * any account, and after an entry that pauses (decision email-change-and-passwords).
 */
export function payeeTooNewUntil(changes: readonly Change[], payee: Payee, { now, isRequest }: Asked): Date | null {
  const { validSince, enteredAt, entryPauses } = payee
  const ends = changes.flatMap(({ kind, userId, handId, createdAt }) => {
    const isOwn = userId === handId
    const isKnown = validSince !== null && validSince < createdAt && !(isOwn && isRequest)
    return PAUSING_KINDS.includes(kind) && !isKnown ? [endOf(createdAt, isOwn ? 'own' : 'staff')] : []
  })
  const end = Math.max(0, ...ends, ...(entryPauses ? [endOf(enteredAt, 'own')] : []))
  return end > now.getTime() ? new Date(end) : null
}

const endOf = (since: Date, by: keyof typeof PAUSE_HOURS): number => since.getTime() + PAUSE_HOURS[by] * HOUR_MS

const PAYEE_HAND_DAYS = 30

export const payeeHandsSince = (now: Date): Date => new Date(now.getTime() - PAYEE_HAND_DAYS * 86_400_000)
