import type { Person } from './given.ts'
import { granted } from './granted.ts'

interface People {
  readonly customer: Person
  readonly manager: Person
}

export async function noted({ customer: { userId }, manager: { client } }: People) {
  const body = { userId, text: 'Prefiere que la llamen por la tarde', pinned: true }
  const { userNoteId } = await granted(client.POST('/v1/account/user-notes', { body }))
  const { userTaskId } = await granted(
    client.POST('/v1/account/user-tasks', { body: { userId, title: 'Llamar', dueOn: '2026-11-30' } }),
  )
  return { 'userNotes.id': userNoteId, 'userNotes.userId': userId, 'userTasks.id': userTaskId }
}
