import { api } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listAssignments } from './user-assignments.queries.ts'
import { createAssignment, editAssignment } from './user-assignments.service.ts'

export const userAssignmentsModule: ModuleFactory = (kernel) => ({
  name: 'userAssignments',
  routes: [
    ...bindRows(api.userAssignments.list, api.userAssignments.read, (call) => {
      const { userId, managerId: assignedTo } = call.query
      return listAssignments(kernel.database, { userId, assignedTo, ...customerFilter(call) }, call.query)
    }),
    bind(api.userAssignments.create, (call) => createAssignment(kernel, call)),
    bind(api.userAssignments.edit, (call) => editAssignment(kernel, call)),
  ],
})
