import { Refusal, scopeOf, type Decision, type Permission, type RefusalValue } from '@cauce/contract'
import { constraintOf, sqlStateOf } from '../database/index.ts'
import type { Actor } from './actor.ts'
import type { Call } from './bind.ts'
import { customerFilter, type CustomerFilter } from './scope.ts'

/** The record, or 404: a record that does not exist and one of another person look alike (handbook rule 12.18). */
export function found<Row>(row: Row | undefined, code: 'not-found' | 'customer-not-accessible' = 'not-found'): Row {
  if (row === undefined) throw new Refusal({ code })
  return row
}

/**
 * The record of a customer that the caller may change. Refuses `forbidden` one that they may read by another permission, such
 * as a manager that of a customer, and `not-found` every other.
 */
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

/** The value of a decision of the domain. Throws its refusal. */
export function accepted<Value>(decision: Decision<Value>): Value {
  if (!decision.ok) throw new Refusal(decision.refusal)
  return decision.value
}

/** A body may name its sender (handbook rule 1.19), and no other person. */
export function expectSender({ actor }: { readonly actor: Actor }, named: string | undefined): void {
  if (named !== undefined && named !== actor.userId) throw new Refusal({ code: 'reference-unknown', path: 'userId' })
}

/** Optimistic locking: refuses an edit based on an older `updatedAt` than the stored one with `edit-conflict`. */
export function expectUnchanged(stored: Date, basedOn: Date | undefined): void {
  if (basedOn !== undefined && basedOn.getTime() !== stored.getTime()) throw new Refusal({ code: 'edit-conflict' })
}

/** The `updatedAt` of a write: always later than the stored one, also within a millisecond, so that no edit goes unnoticed. */
export const touchedAt = (stored: Date, now: Date): Date => new Date(Math.max(now.getTime(), stored.getTime() + 1))

/** Runs a write; a violated constraint that is named here becomes its refusal, any other error stays a bug. */
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

/** The refusal of a violated constraint that is named here; undefined for any other error. */
export function refusalOfConflict(
  refusals: Readonly<Record<string, RefusalValue>>,
  error: unknown,
): Refusal | undefined {
  if (error instanceof Refusal) return error
  const refusal = refusals[constraintOf(error) ?? '']
  return refusal && new Refusal(refusal)
}

const FOREIGN_KEY_VIOLATION = '23503'

/** Runs a deletion; what other records still name is kept, and refused. */
export async function refuseWhenReferenced<Value>(remove: () => Promise<Value>): Promise<Value> {
  try {
    return await remove()
  } catch (error) {
    throw sqlStateOf(error) === FOREIGN_KEY_VIOLATION ? new Refusal({ code: 'still-referenced' }) : error
  }
}

/**
 * Refuses `code-required` in a session that a trusted browser opened without a one-time code. Withdrawals, new bank
 * accounts and investments above 1,000 EUR need one even there (handbook rule 2.24); `POST /v1/auth/otp` gives it.
 */
export function requireCode(call: Pick<Call, 'actor'>): void {
  if (!call.actor.isCodeGiven) throw new Refusal({ code: 'code-required' })
}
