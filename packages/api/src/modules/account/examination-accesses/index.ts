import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { askForAccess, readAccesses, stepAccess } from './examination-accesses.service.ts'

export { eraseExaminationAccesses } from './examination-accesses.queries.ts'
export { expectAccess } from './examination-accesses.service.ts'

/** Handbook rules 27.17 and 27.18. */
export const examinationAccessesModule: ModuleFactory = (kernel) => ({
  name: 'examinationAccesses',
  routes: [
    bind(api.examinationAccesses.readAll, (call) => readAccesses(kernel, call)),
    bind(api.examinationAccesses.ask, (call) => askForAccess(kernel, call)),
    bind(api.examinationAccesses.step, (call) => stepAccess(kernel, call)),
  ],
})
