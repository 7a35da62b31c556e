import { z } from 'zod'
import { Instant } from '../dates.ts'
import { Id } from '../ids.ts'

export const UserAssignment = z
  .strictObject({
    userId: Id,
    userName: z.string(),
    managerId: Id.nullable(),
    managerName: z.string().nullable(),
    updatedAt: Instant.describe('Version of the customer that an edit is based on.'),
  })
  .describe('A customer and the manager who looks after them; null when nobody does.')

export const UserAssignmentBody = z
  .strictObject({ userId: Id, managerId: Id })
  .describe('A customer to assign to a manager.')

export const UserAssignmentPatch = z
  .strictObject({
    managerId: Id.nullable().describe('Null takes the customer away from their manager.'),
    updatedAt: Instant.optional(),
  })
  .describe('Another manager for a customer, or none.')
