import { PAUSE_HOURS, PAUSING_KINDS } from '@cauce/contract'
import type { PersonHandRow } from '../../../database/schema/access.ts'

type Change = Pick<PersonHandRow, 'userId' | 'handId' | 'kind' | 'createdAt'>

const HOUR_MS = 3_600_000

/** From when on a change may still pause payments. */
export const pausingSince = (now: Date): Date => new Date(now.getTime() - PAUSE_HOURS.staff * HOUR_MS)

/**
 * Until when nothing leaves to an account of the person that is valid since `validSince`; null when it may. After a
 * change by staff 72 hours, after one's own 48 (decision email-change-and-passwords).
 */
export function payeeTooNewUntil(changes: readonly Change[], validSince: Date | null, now: Date): Date | null {
  const ends = changes
    .filter(({ kind, createdAt }) => PAUSING_KINDS.includes(kind) && !(validSince && validSince < createdAt))
    .map(({ userId, handId, createdAt }) => {
      const hours = userId === handId ? PAUSE_HOURS.own : PAUSE_HOURS.staff
      return createdAt.getTime() + hours * HOUR_MS
    })
  const end = Math.max(0, ...ends)
  return end > now.getTime() ? new Date(end) : null
}

const PAYEE_HAND_DAYS = 30

/** From when on a change of access or identity is a hand on the payee. */
export const payeeHandsSince = (now: Date): Date => new Date(now.getTime() - PAYEE_HAND_DAYS * 86_400_000)
