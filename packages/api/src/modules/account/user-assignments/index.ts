import { api, Refusal } from '@cauce/contract'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listAssignments, findAssignment } from './user-assignments.queries.ts'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { expectUnchanged, found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { editUser, lockManager, lockUser } from '../users/index.ts'

export const userAssignmentsModule: ModuleFactory = (kernel) => ({
  name: 'userAssignments',
  routes: [
    ...bindRows(api.userAssignments.list, api.userAssignments.read, (call) => {
      const { userId, managerId: assignedTo } = call.query
      return listAssignments(kernel.database, { userId, assignedTo, ...customerFilter(call) }, call.query)
    }),
    bind(api.userAssignments.create, (call) => changeAssignment(kernel, call, { ...call.body, isFirst: true })),
    // To another manager, or to none.
    bind(api.userAssignments.edit, (call) =>
      changeAssignment(kernel, call, { ...call.params, ...call.body, isFirst: false }),
    ),
  ],
})

type Endpoints = typeof api.userAssignments

interface Assignment {
  readonly userId: string
  readonly managerId: string | null
  /** Throws `manager-assigned` if the customer has another manager. */
  readonly isFirst: boolean
  readonly updatedAt?: Date | undefined
}

async function changeAssignment(
  kernel: Kernel,
  call: Call<Endpoints['create']> | Call<Endpoints['edit']>,
  assignment: Assignment,
) {
  const { userId, managerId } = assignment
  return inTransaction(kernel.database, async (tx) => {
    const before = await assign(kernel, tx, assignment)
    await audit(kernel, tx, call, { noun: 'users', recordId: userId, userId, before, after: { managerId } })
    return found(await findAssignment(tx, userId))
  })
}

async function assign(kernel: Kernel, tx: Transaction, { userId, managerId, isFirst, updatedAt }: Assignment) {
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
