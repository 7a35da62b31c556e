import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { listAssignments } from './user-assignments.queries.ts'
import { createAssignment, editAssignment } from './user-assignments.service.ts'

export const userAssignmentRoutes = (kernel: Kernel) => [
  bind(api.userAssignments.list, (call) => {
    const { userId, managerId: assignedTo } = call.query
    return listAssignments(kernel.database, { userId, assignedTo, ...customerFilter(call) }, call.query)
  }),
  bind(api.userAssignments.create, (call) => createAssignment(kernel, call)),
  bind(api.userAssignments.edit, (call) => editAssignment(kernel, call)),
]
