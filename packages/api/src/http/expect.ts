import { Refusal, scopeOf, type Decision, type Permission, type RefusalValue } from '@cauce/contract'
import { constraintOf, sqlStateOf } from '../database/index.ts'
import type { Actor } from './actor.ts'
import type { Call } from './bind.ts'
import { customerFilter, type CustomerFilter } from './scope.ts'

/** 404 for a missing record and for another person's alike (handbook rule 12.18). */
export function found<Row>(row: Row | undefined, code: 'not-found' | 'customer-not-accessible' = 'not-found'): Row {
  if (row === undefined) throw new Refusal({ code })
  return row
}

/** `forbidden` if readable by another permission, such as a manager for a customer; else `not-found`. */
export async function changeable<Row>(
  call: Pick<Call, 'actor' | 'scope'>,
  read: Permission,
  find: (filter: CustomerFilter) => Promise<Row | undefined>,
  code: 'not-found' | 'customer-not-accessible' = 'not-found',
): Promise<Row> {
  const row = await find(customerFilter(call))
  if (row !== undefined) return row
  const scope = scopeOf(read, call.actor.kind) ?? call.scope
  const isReadable = scope !== call.scope && (await find(customerFilter({ ...call, scope }))) !== undefined
  throw new Refusal({ code: isReadable ? 'forbidden' : code })
}

/** Throws the refusal of a decision. */
export function accepted<Value>(decision: Decision<Value>): Value {
  if (!decision.ok) throw new Refusal(decision.refusal)
  return decision.value
}

/** A body may name its sender (handbook rule 1.19), and nobody else. */
export function expectSender({ actor }: { readonly actor: Actor }, named: string | undefined): void {
  if (named !== undefined && named !== actor.userId) throw new Refusal({ code: 'reference-unknown', path: 'userId' })
}

/** Optimistic locking: throws `edit-conflict` for an outdated `updatedAt`. */
export function expectUnchanged(stored: Date, basedOn: Date | undefined): void {
  if (basedOn !== undefined && basedOn.getTime() !== stored.getTime()) throw new Refusal({ code: 'edit-conflict' })
}

/** Always later than the stored one, even within a millisecond. */
export const touchedAt = (stored: Date, now: Date): Date => new Date(Math.max(now.getTime(), stored.getTime() + 1))

/** Maps a violated constraint to its refusal; other errors stay bugs. */
export async function refuseOnConflict<Value>(
  refusals: Readonly<Record<string, RefusalValue>>,
  write: () => Promise<Value>,
): Promise<Value> {
  try {
    return await write()
  } catch (error) {
    throw refusalOfConflict(refusals, error) ?? error
  }
}

/** Undefined for any other error. */
export function refusalOfConflict(
  refusals: Readonly<Record<string, RefusalValue>>,
  error: unknown,
): Refusal | undefined {
  if (error instanceof Refusal) return error
  const refusal = refusals[constraintOf(error) ?? '']
  return refusal && new Refusal(refusal)
}

const FOREIGN_KEY_VIOLATION = '23503'

/** Refuses a deletion of a record that is referenced. */
export async function refuseWhenReferenced<Value>(remove: () => Promise<Value>): Promise<Value> {
  try {
    return await remove()
  } catch (error) {
    throw sqlStateOf(error) === FOREIGN_KEY_VIOLATION ? new Refusal({ code: 'still-referenced' }) : error
  }
}

/**
 * Throws `code-required` in a session opened without a code. Withdrawals, new bank accounts and investments above 1,000
 * EUR need one (handbook rule 2.24).
 */
export function requireCode(call: Pick<Call, 'actor'>): void {
  if (!call.actor.isCodeGiven) throw new Refusal({ code: 'code-required' })
}
