import { api, paths, Refusal } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import { found, expectUnchanged, touchedAt } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listColleagues } from '../colleagues.queries.ts'
import { staffReaderOf, expectColleagues, findCustomer } from '../staff-reader.ts'
import { findUserView, findUser } from '../users/index.ts'
import { findUserNote, listUserNotes, userNoteRows } from './user-notes.queries.ts'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { UserNoteRow } from '../../../database/schema/customer-work.ts'
import { userIdOf } from '../../../http/actor.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { queueMails } from '../../../platform/mail/index.ts'

export { deleteNotesAbout } from './user-notes.queries.ts'

export const userNotesModule: ModuleFactory = (kernel) => ({
  name: 'userNotes',
  routes: [
    bind(api.userNotes.list, (call) => listUserNotes(kernel.database, staffReaderOf(call), call.query)),
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

type Endpoints = typeof api.userNotes

/** The audit record omits the text, which is erased with the account (decision data-retention). */
const audited = ({ pinned }: UserNoteRow) => ({ pinned })

async function createUserNote(kernel: Kernel, call: Call<Endpoints['create']>) {
  const { userId, text, pinned = false, mentionedIds = [] } = call.body
  return inTransaction(kernel.database, async (tx) => {
    await findCustomer(tx, call, userId)
    const now = kernel.clock.now()
    const mentioned = [...new Set(mentionedIds)]
    const row: UserNoteRow = {
      userNoteId: uuidv7(now),
      userId,
      authorId: userIdOf(call.actor),
      text,
      pinned,
      mentionedIds: mentioned,
      createdAt: now,
      updatedAt: now,
    }
    await notifyMentioned(tx, call, row, mentioned)
    await userNoteRows.insert(tx, row)
    await audit(kernel, tx, call, { recordId: row.userNoteId, userId, after: audited(row) })
    return found(await findUserNote(tx, staffReaderOf(call), row.userNoteId))
  })
}

async function editUserNote(kernel: Kernel, call: Call<Endpoints['edit']>) {
  const { updatedAt, ...changes } = call.body
  const recordId = call.params.id
  return inTransaction(kernel.database, async (tx) => {
    found(await findUserNote(tx, staffReaderOf(call), recordId))
    const before = found(await userNoteRows.lock(tx, recordId))
    expectUnchanged(before.updatedAt, updatedAt)
    if (changes.text !== undefined && before.authorId !== call.actor.userId)
      throw new Refusal({ code: 'forbidden', path: 'text' })
    const after = { ...before, ...changes, updatedAt: touchedAt(before.updatedAt, kernel.clock.now()) }
    const isNew = (id: string) => !before.mentionedIds.includes(id)
    await notifyMentioned(tx, call, after, [...new Set(after.mentionedIds)].filter(isNew))
    await userNoteRows.update(tx, recordId, after)
    await audit(kernel, tx, call, { recordId, userId: before.userId, before: audited(before), after: audited(after) })
    return found(await findUserNote(tx, staffReaderOf(call), recordId))
  })
}

/** By its author or an administrator. */
async function removeUserNote(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const recordId = call.params.id
  await inTransaction(kernel.database, async (tx) => {
    found(await findUserNote(tx, staffReaderOf(call), recordId))
    const before = found(await userNoteRows.lock(tx, recordId))
    if (call.scope !== 'all' && before.authorId !== call.actor.userId) throw new Refusal({ code: 'forbidden' })
    await userNoteRows.remove(tx, recordId)
    await audit(kernel, tx, call, { recordId, userId: before.userId, before: audited(before) })
  })
}

/** The mail does not repeat the note. */
async function notifyMentioned(tx: Transaction, call: Pick<Call, 'actor'>, note: UserNoteRow, ids: readonly string[]) {
  await expectColleagues(tx, note.userId, ids, 'mentionedIds')
  const others = ids.filter((id) => id !== call.actor.userId)
  if (others.length === 0) return
  const nameOf = async (id: string) => {
    const { companyName, name, surname } = found(await findUser(tx, id))
    return companyName ?? `${name} ${surname}`
  }
  const params = { author: await nameOf(userIdOf(call.actor)), client: await nameOf(note.userId) }
  const page = paths.administrationCustomer(note.userId)
  await queueMails(
    tx,
    others.map((userId) => ({ userId, template: 'noteMentions', params, page })),
  )
}
