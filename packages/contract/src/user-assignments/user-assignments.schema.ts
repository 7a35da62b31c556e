import { z } from 'zod'
import { Id } from '../ids.ts'

export const UserAssignment = z
  .strictObject({ userId: Id, userName: z.string(), managerId: Id.nullable(), managerName: z.string().nullable() })
  .describe('A customer and the manager who looks after them; null when nobody does.')

export const UserAssignmentBody = z
  .strictObject({ userId: Id, managerId: Id })
  .describe('A customer to assign to a manager.')

export const UserAssignmentPatch = z
  .strictObject({ managerId: Id.nullable().describe('Null takes the customer away from their manager.') })
  .describe('Another manager for a customer, or none.')
