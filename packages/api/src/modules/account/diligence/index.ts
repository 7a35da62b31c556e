import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { assess, decideHold, screen } from './diligence.service.ts'
import { readDiligence } from './diligence.view.ts'

export { deleteDiligenceOf } from './diligence.queries.ts'

/** Anti-money-laundering records of staff (handbook rules 27.7 to 27.16). */
export const diligenceModule: ModuleFactory = (kernel) => ({
  name: 'diligence',
  routes: [
    bind(api.diligence.read, ({ params }) => readDiligence(kernel.database, params.id, kernel.clock.now())),
    bind(api.diligence.screen, (call) => screen(kernel, call)),
    bind(api.diligence.assess, (call) => assess(kernel, call)),
    bind(api.diligence.decideHold, (call) => decideHold(kernel, call)),
  ],
})
