import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { findReservation, listReservations } from './reservations.queries.ts'

export { depositValue, holdDeposit, lockDeposits, releaseDeposits } from './deposits.ts'
export { coversGuidance, decideEnd, decideReservation } from './reservations.domain.ts'
export {
  addToReserved,
  convertReservations,
  findDueReservations,
  findLive,
  findReservation,
  type HeldReservation,
  insertReservation,
  nextPlace,
  updateReservations,
} from './reservations.queries.ts'

export const reservationsModule: ModuleFactory = (kernel) => ({ name: 'reservations', routes: routes(kernel) })

const routes = ({ database }: Kernel) => [
  bind(api.reservations.list, (call) =>
    listReservations(call.database, { ...call.query, ...customerFilter(call) }, call.query),
  ),
  bind(api.reservations.read, async (call) =>
    found(await findReservation(database, call.params.id, customerFilter(call))),
  ),
]
