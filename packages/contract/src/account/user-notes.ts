import { z } from 'zod'
import { Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { text } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { RoleName } from './registration.ts'

const MAXIMUM_MENTIONS = 10

export const Colleague = z
  .strictObject({ userId: Id, name: z.string(), role: RoleName })
  .describe('A member of staff who may open the page of a customer.')

export const UserNote = z
  .strictObject({
    userNoteId: Id,
    userId: Id.describe('The customer that it is about, who never reads it.'),
    userName: z.string(),
    text: z.string(),
    pinned: z.boolean().describe('Pinned notes come first.'),
    authorId: Id,
    authorName: z.string(),
    mentionedIds: z.array(Id),
    mentions: z.array(z.strictObject({ userId: Id, name: z.string() })).describe('Colleagues who got a mail about it.'),
    ...timestamps,
  })
  .describe('What staff note about a customer among themselves.')

const mentionedIds = z
  .array(Id)
  .max(MAXIMUM_MENTIONS)
  .optional()
  .describe('Colleagues of the customer who get a mail; those who had one of this note get no other.')

export const UserNoteBody = z
  .strictObject({ userId: Id, text: text(4000), pinned: z.boolean().optional(), mentionedIds })
  .describe('A new note about a customer.')
export const UserNotePatch = z
  .strictObject({
    text: text(4000).optional().describe('Only its author may change it.'),
    pinned: z.boolean().optional(),
    mentionedIds,
    updatedAt: Instant.optional(),
  })
  .describe('A change of a note about a customer.')

export const userNoteEndpoints = endpoints(
  'userNotes',
  { name: 'User notes', about: 'What staff note about customers among themselves; customers never read it.' },
  '/v1/account/user-notes',
  {
    list: {
      permission: 'userNotes.read',
      summary: 'List notes about customers, pinned ones first',
      query: listQuery(['pinned', 'createdAt'], { userId: Id.optional(), authorId: Id.optional() }, allBut()),
      output: page(UserNote),
    },
    create: {
      permission: 'userNotes.edit',
      summary: 'Write a note about a customer',
      body: UserNoteBody,
      output: UserNote,
      errors: ['customer-not-accessible', 'reference-unknown'],
    },
    read: {
      permission: 'userNotes.read',
      summary: 'Read a note about a customer',
      output: UserNote,
    },
    edit: {
      permission: 'userNotes.edit',
      summary: 'Change or pin a note about a customer',
      body: UserNotePatch,
      output: UserNote,
      errors: ['reference-unknown', 'forbidden', 'edit-conflict'],
    },
    remove: {
      permission: 'userNotes.edit',
      summary: 'Delete a note about a customer, as its author or as an administrator',
      errors: ['forbidden'],
    },
    listColleagues: {
      method: 'GET',
      path: '/v1/account/users/{userId}/colleagues',
      permission: 'userNotes.read',
      summary: 'List the staff who may open the page of a customer: whom notes may mention and who may get its tasks',
      params: z.strictObject({ userId: Id }),
      output: z.strictObject({ colleagues: z.array(Colleague) }).describe('By name.'),
    },
  },
)
