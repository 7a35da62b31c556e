import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listColleagues } from '../colleagues.queries.ts'
import { staffReaderOf } from '../staff-reader.ts'
import { findUserView } from '../users/index.ts'
import { findUserNote, listUserNotes } from './user-notes.queries.ts'
import { createUserNote, editUserNote, removeUserNote } from './user-notes.service.ts'

export { deleteNotesAbout } from './user-notes.queries.ts'

export const userNotesModule: ModuleFactory = (kernel) => ({
  name: 'userNotes',
  routes: [
    bind(api.userNotes.list, (call) => listUserNotes(kernel.database, staffReaderOf(call), call.query, call.query)),
    bind(api.userNotes.create, (call) => createUserNote(kernel, call)),
    bind(api.userNotes.read, async (call) =>
      found(await findUserNote(kernel.database, staffReaderOf(call), call.params.id)),
    ),
    bind(api.userNotes.edit, (call) => editUserNote(kernel, call)),
    bind(api.userNotes.remove, (call) => removeUserNote(kernel, call)),
    bind(api.userNotes.listColleagues, async (call) => {
      const { userId } = call.params
      found(await findUserView(kernel.database, userId, customerFilter(call)))
      return { colleagues: await listColleagues(kernel.database, userId) }
    }),
  ],
})
