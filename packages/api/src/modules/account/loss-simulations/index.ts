import { api } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listLossSimulations } from './loss-simulations.queries.ts'
import { keepResult } from './loss-simulations.service.ts'

export { deleteLossSimulationsOf, insertLossSimulation } from './loss-simulations.queries.ts'

/** Handbook rules 20.1 to 20.4. */
export const lossSimulationsModule: ModuleFactory = (kernel) => ({
  name: 'loss-simulations',
  routes: [
    ...bindRows(api.lossSimulations.list, api.lossSimulations.read, (call) =>
      listLossSimulations(kernel.database, userIdOf(call.actor), call.query),
    ),
    bind(api.lossSimulations.create, (call) => keepResult(kernel, call)),
  ],
})
