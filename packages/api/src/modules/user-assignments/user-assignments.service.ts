import { type api, Refusal } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../database/index.ts'
import type { Call } from '../../http/bind.ts'
import { expectUnchanged, found } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import { audit } from '../audit/index.ts'
import { editUser, lockManager, lockUser } from '../users/index.ts'
import { findAssignment } from './user-assignments.queries.ts'

type Endpoints = typeof api.userAssignments

export async function createAssignment(kernel: Kernel, call: Call<Endpoints['create']>) {
  const { userId, managerId } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const before = await assign(kernel, tx, userId, managerId, { isFirst: true })
    await audit(kernel, tx, call, {
      operation: 'userAssignments.create',
      noun: 'users',
      recordId: userId,
      userId,
      before,
      after: { managerId },
    })
    return found(await findAssignment(tx, userId))
  })
}

export async function editAssignment(kernel: Kernel, call: Call<Endpoints['edit']>) {
  const { userId } = call.params
  const { managerId, updatedAt } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const before = await assign(kernel, tx, userId, managerId, { isFirst: false, updatedAt })
    await audit(kernel, tx, call, {
      operation: 'userAssignments.edit',
      noun: 'users',
      recordId: userId,
      userId,
      before,
      after: { managerId },
    })
    return found(await findAssignment(tx, userId))
  })
}

/** Gives a customer to a manager; answers whose they were. Only customers are looked after, and only by managers. */
async function assign(
  kernel: Kernel,
  tx: Transaction,
  userId: string,
  managerId: string | null,
  { isFirst, updatedAt }: { isFirst: boolean; updatedAt?: Date | undefined },
) {
  const user = found(await lockUser(tx, userId), 'customer-not-accessible')
  expectUnchanged(user.updatedAt, updatedAt)
  if (user.role !== 'user') throw new Refusal({ code: 'reference-unknown', path: 'userId' })
  if (isFirst && user.managerId !== null && user.managerId !== managerId)
    throw new Refusal({ code: 'manager-assigned' })
  if (managerId !== null && !(await lockManager(tx, managerId)))
    throw new Refusal({ code: 'reference-unknown', path: 'managerId' })
  await editUser(tx, userId, { managerId, updatedAt: kernel.clock.now() })
  return { managerId: user.managerId }
}
