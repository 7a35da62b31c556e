import { api } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import { found, accepted, expectUnchanged, touchedAt } from '../../../http/expect.ts'
import type { ModuleFactory } from '../../../module.ts'
import { staffReaderOf, expectColleagues, findCustomer } from '../staff-reader.ts'
import { findUserTask, listUserTasks, userTaskRows } from './user-tasks.queries.ts'
import { inTransaction } from '../../../database/index.ts'
import type { UserTaskRow } from '../../../database/schema/customer-work.ts'
import { userIdOf } from '../../../http/actor.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { decideTaskState } from './user-tasks.domain.ts'

export { deleteTasksAbout, isForReader, releaseTasksOf } from './user-tasks.queries.ts'

export const userTasksModule: ModuleFactory = (kernel) => ({
  name: 'userTasks',
  routes: [
    bind(api.userTasks.list, (call) => listUserTasks(kernel.database, staffReaderOf(call), call.query)),
    bind(api.userTasks.create, (call) => createUserTask(kernel, call)),
    bind(api.userTasks.read, async (call) =>
      found(await findUserTask(kernel.database, staffReaderOf(call), call.params.id)),
    ),
    bind(api.userTasks.edit, (call) => editUserTask(kernel, call)),
    bind(api.userTasks.remove, (call) => removeUserTask(kernel, call)),
  ],
})

type Endpoints = typeof api.userTasks

/** The audit record omits the text, as with notes (decision data-retention). */
const audited = ({ dueOn, assigneeId, state }: UserTaskRow) => ({ dueOn, assigneeId, state })

async function createUserTask(kernel: Kernel, call: Call<Endpoints['create']>) {
  const authorId = userIdOf(call.actor)
  const { userId, title, dueOn, assigneeId = authorId } = call.body
  return inTransaction(kernel.database, async (tx) => {
    await findCustomer(tx, call, userId)
    if (assigneeId !== null) await expectColleagues(tx, userId, [assigneeId], 'assigneeId')
    const now = kernel.clock.now()
    const row: UserTaskRow = {
      userTaskId: uuidv7(now),
      userId,
      authorId,
      assigneeId,
      title,
      dueOn,
      state: 'open',
      doneAt: null,
      doneById: null,
      createdAt: now,
      updatedAt: now,
    }
    await userTaskRows.insert(tx, row)
    await audit(kernel, tx, call, { recordId: row.userTaskId, userId, after: audited(row) })
    return found(await findUserTask(tx, staffReaderOf(call), row.userTaskId))
  })
}

async function editUserTask(kernel: Kernel, call: Call<Endpoints['edit']>) {
  const { updatedAt, state: wanted, ...changes } = call.body
  const recordId = call.params.id
  return inTransaction(kernel.database, async (tx) => {
    found(await findUserTask(tx, staffReaderOf(call), recordId))
    const before = found(await userTaskRows.lock(tx, recordId))
    expectUnchanged(before.updatedAt, updatedAt)
    const { assigneeId } = changes
    if (assigneeId && assigneeId !== before.assigneeId)
      await expectColleagues(tx, before.userId, [assigneeId], 'assigneeId')
    const now = kernel.clock.now()
    const decided = accepted(decideTaskState(before, wanted ?? before.state, { userId: userIdOf(call.actor), now }))
    const after = { ...before, ...changes, ...decided, updatedAt: touchedAt(before.updatedAt, now) }
    await userTaskRows.update(tx, recordId, after)
    await audit(kernel, tx, call, { recordId, userId: before.userId, before: audited(before), after: audited(after) })
    return found(await findUserTask(tx, staffReaderOf(call), recordId))
  })
}

async function removeUserTask(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const recordId = call.params.id
  await inTransaction(kernel.database, async (tx) => {
    found(await findUserTask(tx, staffReaderOf(call), recordId))
    const before = found(await userTaskRows.lock(tx, recordId))
    await userTaskRows.remove(tx, recordId)
    await audit(kernel, tx, call, { recordId, userId: before.userId, before: audited(before) })
  })
}
