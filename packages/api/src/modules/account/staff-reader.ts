import { Refusal } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { found } from '../../http/expect.ts'
import { customerFilter } from '../../http/scope.ts'
import { listColleagues, type StaffReader } from './colleagues.queries.ts'
import { findUser } from './users/index.ts'

export const staffReaderOf = (call: Pick<Call, 'actor' | 'scope'>): StaffReader => ({
  readerId: userIdOf(call.actor),
  ...customerFilter(call),
})

/** Refuses `customer-not-accessible`. */
export async function findCustomer(tx: Transaction, call: Pick<Call, 'actor' | 'scope'>, userId: string) {
  const { readerId, managerId } = staffReaderOf(call)
  const user = await findUser(tx, userId)
  const isReachable = user?.role === 'user' && userId !== readerId && (!managerId || user.managerId === managerId)
  return found(isReachable ? user : undefined, 'customer-not-accessible')
}

/** Refuses `reference-unknown` for people who may not open the customer's page. */
export async function expectColleagues(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
  path: string,
): Promise<void> {
  if (ids.length === 0) return
  const known = await listColleagues(tx, userId, ids)
  if (known.length < new Set(ids).size) throw new Refusal({ code: 'reference-unknown', path })
}
