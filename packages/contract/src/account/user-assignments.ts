import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { listQuery, page } from '../paging.ts'

export const UserAssignment = z
  .strictObject({
    userId: Id,
    userName: z.string(),
    managerId: Id.nullable(),
    managerName: z.string().nullable(),
    updatedAt: Instant.describe('Version of the customer that an edit is based on.'),
  })
  .describe('A customer and the manager who looks after them; null without a manager.')

export const UserAssignmentBody = z
  .strictObject({ userId: Id, managerId: Id })
  .describe('A customer to assign to a manager.')

export const UserAssignmentPatch = z
  .strictObject({
    managerId: Id.nullable().describe('Null takes the customer away from their manager.'),
    updatedAt: Instant.optional(),
  })
  .describe('Another manager for a customer, or none.')

export const userAssignmentEndpoints = endpoints(
  'userAssignments',
  { name: 'User assignments', about: 'Which manager looks after which customer.' },
  '/v1/account/user-assignment',
  {
    list: {
      permission: 'userAssignments.read',
      summary: 'List customers with their assigned managers',
      query: listQuery(
        ['userName', 'managerName'],
        { userId: Id.optional(), managerId: Id.optional() },
        undefined,
        'asc',
      ),
      output: page(UserAssignment),
    },
    read: {
      method: 'GET',
      path: '/v1/account/user-assignment/{userId}',
      permission: 'userAssignments.read',
      summary: 'Read the manager of a customer',
      params: z.strictObject({ userId: Id }),
      output: UserAssignment,
      errors: ['customer-not-accessible'],
    },
    create: {
      permission: 'userAssignments.edit',
      summary: 'Assign a customer to a manager',
      body: UserAssignmentBody,
      output: UserAssignment,
      errors: ['customer-not-accessible', 'reference-unknown', 'manager-assigned'],
    },
    edit: {
      method: 'PATCH',
      path: '/v1/account/user-assignment/{userId}',
      permission: 'userAssignments.edit',
      summary: 'Assign a customer to another manager, or to none',
      params: z.strictObject({ userId: Id }),
      body: UserAssignmentPatch,
      output: UserAssignment,
      errors: ['customer-not-accessible', 'reference-unknown', 'edit-conflict'],
    },
  },
)
