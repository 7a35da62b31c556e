import type { Endpoint } from '@cauce/contract'
import type { Call } from './bind.ts'

/** Requests of which the audit has been told, one way or the other. */
const told = new WeakSet<object>()

/** Says that a write has left its audit record, or has nothing to record. */
export function noteAudited({ request }: Pick<Call, 'request'>): void {
  told.add(request)
}

/**
 * Whether a write by staff has been carried out without a word to the audit (handbook rule 1.16). What people do under the
 * scope `own` is theirs, and reading leaves no record.
 */
export function isUnaudited(endpoint: Endpoint, { scope, request }: Pick<Call, 'scope' | 'request'>): boolean {
  const isStaffWrite = endpoint.method !== 'GET' && (scope === 'all' || scope === 'assigned')
  return isStaffWrite && !told.has(request)
}
