import { api } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { createConflict, editConflict, listRegister, readDisclosed, takeConflictStep } from './conflicts.service.ts'

export { isPromotedByInsider } from './conflicts.queries.ts'

/** Handbook rules 26.7 to 26.10. */
export const conflictsModule: ModuleFactory = (kernel) => ({
  name: 'conflicts',
  routes: [
    ...bindRows(api.conflicts.list, api.conflicts.read, ({ query }) => listRegister(kernel, query)),
    bind(api.conflicts.create, (call) => createConflict(kernel, call)),
    bind(api.conflicts.edit, (call) => editConflict(kernel, call)),
    bind(api.conflicts.decide, (call) => takeConflictStep(kernel, call)),
    bind(api.conflicts.disclosed, (call) => readDisclosed(kernel, call)),
  ],
})
