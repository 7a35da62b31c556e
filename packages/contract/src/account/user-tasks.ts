import { z } from 'zod'
import { CalendarDate, dayBetween, Instant, NamedDay, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { text } from '../fields.ts'
import { Id } from '../ids.ts'
import { defineLifecycle } from '../lifecycle.ts'
import { allBut, listQuery, page } from '../paging.ts'

/** Handbook rule 1.26. */
export const userTaskLifecycle = defineLifecycle({
  name: 'task',
  states: ['open', 'done'],
  initial: ['open'],
  transitions: {
    finish: { from: ['open'], to: 'done', permission: 'userTasks.edit' },
    reopen: { from: ['done'], to: 'open', permission: 'userTasks.edit' },
  },
})

export const UserTaskState = z.enum(userTaskLifecycle.states).describe('State of a task.')

export const UserTask = z
  .strictObject({
    userTaskId: Id,
    userId: Id.describe('The customer that it is about, who never reads it.'),
    userName: z.string(),
    title: z.string(),
    dueOn: CalendarDate.describe('The day on which it is to be done.'),
    state: UserTaskState,
    assigneeId: Id.nullable().describe('Who is to do it; null is any colleague of the customer.'),
    assigneeName: z.string().nullable(),
    authorId: Id,
    authorName: z.string(),
    doneAt: Instant.nullable(),
    doneByName: z.string().nullable(),
    ...timestamps,
  })
  .describe('What staff are to do for a customer on a day.')

const DueDay = dayBetween('2020-01-01')
const assigneeId = Id.nullable()

export const UserTaskBody = z
  .strictObject({
    userId: Id,
    title: text(200),
    dueOn: DueDay,
    assigneeId: assigneeId.optional().describe('Who is to do it: the caller if absent, any colleague if null.'),
  })
  .describe('A new task about a customer.')
export const UserTaskPatch = z
  .strictObject({
    title: text(200),
    dueOn: DueDay,
    assigneeId,
    state: UserTaskState.describe('The state to go to, as far as the lifecycle allows it.'),
    updatedAt: Instant,
  })
  .partial()
  .describe('A change of a task: what, when, who, or whether it is done.')

export const userTaskFilters = {
  userId: Id.optional(),
  assigneeId: Id.optional(),
  state: UserTaskState.optional(),
  dueBy: NamedDay.optional().describe('Due on this day or before.'),
  awaitsMe: z
    .boolean()
    .optional()
    .describe(
      'With true only open tasks that the caller is to do: theirs, those of nobody, and those of a colleague who may no longer open the customer.',
    ),
}

export const userTaskEndpoints = endpoints(
  'userTasks',
  { name: 'User tasks', about: 'What staff are to do for customers, with a day; customers never read it.' },
  '/v1/account/user-tasks',
  {
    list: {
      permission: 'userTasks.read',
      summary: 'List tasks about customers',
      query: listQuery(['dueOn', 'createdAt'], userTaskFilters, allBut(), 'asc'),
      output: page(UserTask),
    },
    create: {
      permission: 'userTasks.edit',
      summary: 'Add a task about a customer',
      body: UserTaskBody,
      output: UserTask,
      errors: ['customer-not-accessible', 'reference-unknown'],
    },
    read: {
      permission: 'userTasks.read',
      summary: 'Read a task about a customer',
      output: UserTask,
    },
    edit: {
      permission: 'userTasks.edit',
      summary: 'Change, finish or reopen a task about a customer',
      body: UserTaskPatch,
      output: UserTask,
      errors: ['reference-unknown', 'state-forbids', 'edit-conflict'],
    },
    remove: {
      permission: 'userTasks.edit',
      summary: 'Delete a task about a customer',
    },
  },
)
