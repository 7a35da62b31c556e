import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { ModuleFactory } from '../../../module.ts'
import { staffReaderOf } from '../staff-reader.ts'
import { findUserTask, listUserTasks } from './user-tasks.queries.ts'
import { createUserTask, editUserTask, removeUserTask } from './user-tasks.service.ts'

export { deleteTasksAbout, releaseTasksOf } from './user-tasks.queries.ts'

export const userTasksModule: ModuleFactory = (kernel) => ({
  name: 'userTasks',
  routes: [
    bind(api.userTasks.list, (call) => listUserTasks(kernel.database, staffReaderOf(call), call.query, call.query)),
    bind(api.userTasks.create, (call) => createUserTask(kernel, call)),
    bind(api.userTasks.read, async (call) =>
      found(await findUserTask(kernel.database, staffReaderOf(call), call.params.id)),
    ),
    bind(api.userTasks.edit, (call) => editUserTask(kernel, call)),
    bind(api.userTasks.remove, (call) => removeUserTask(kernel, call)),
  ],
})
