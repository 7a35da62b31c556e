import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './user-assignments.schema.ts'

const tag = 'User assignments'

export const userAssignmentEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/account/user-assignment',
    operation: 'userAssignments.list',
    tag,
    permission: 'userAssignments.read',
    summary: 'List which customers are assigned to whom',
    query: listQuery(['userName', 'managerName'], { userId: Id.optional(), managerId: Id.optional() }, 'asc'),
    output: page(schema.UserAssignment),
  },
  create: {
    method: 'POST',
    path: '/v1/account/user-assignment',
    operation: 'userAssignments.create',
    tag,
    permission: 'userAssignments.edit',
    summary: 'Assign a customer to a manager',
    body: schema.UserAssignmentBody,
    output: schema.UserAssignment,
    errors: ['customer-not-accessible', 'reference-unknown', 'manager-assigned'],
  },
  edit: {
    method: 'PATCH',
    path: '/v1/account/user-assignment/{userId}',
    operation: 'userAssignments.edit',
    tag,
    permission: 'userAssignments.edit',
    summary: 'Assign a customer to another manager, or to none',
    params: z.strictObject({ userId: Id }),
    body: schema.UserAssignmentPatch,
    output: schema.UserAssignment,
    errors: ['customer-not-accessible', 'reference-unknown', 'edit-conflict'],
  },
})
