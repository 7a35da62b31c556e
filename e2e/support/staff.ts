import path from 'node:path'
import type { Role } from '@cauce/contract'

/**
 * Demonstration accounts that the journeys use. Each logs in once for all tests, because a code is accepted only once and
 * waiting for the next takes up to 30 s.
 */
export const PLAYED_ROLES = ['admin', 'operator', 'user'] as const satisfies readonly Role[]

/** Where the session of a demonstration account is kept from `staff.setup.ts` on. */
export const sessionOf = (role: (typeof PLAYED_ROLES)[number]): string =>
  path.join(import.meta.dirname, '../results/sessions', `${role}.json`)
