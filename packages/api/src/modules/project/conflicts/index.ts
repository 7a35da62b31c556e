import { api } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listRegister, readDisclosed, takeConflictStep } from './conflicts.service.ts'

export { findBarredBy, isPromotedByInsider, isReviewDue, reviewDueOn } from './conflicts.queries.ts'
export { createConflict, editConflict } from './conflicts.service.ts'

export const conflictsModule: ModuleFactory = (kernel) => ({
  name: 'conflicts',
  routes: [
    ...bindRows(api.conflicts.list, api.conflicts.read, ({ query }) => listRegister(kernel, query)),
    bind(api.conflicts.decide, (call) => takeConflictStep(kernel, call)),
    bind(api.conflicts.disclosed, (call) => readDisclosed(kernel, call)),
  ],
})
