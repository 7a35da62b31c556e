import { api } from '@cauce/contract'
import { bind } from '../../http/bind.ts'
import { bindJob, defineScheduledJob } from '../../jobs/index.ts'
import { patient } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { lapseDueReservations, withdrawReservation } from './end-reservations.ts'
import { reserve } from './reserve.ts'

export { lapseReservationsOf } from './end-reservations.ts'
export { openToReservations } from './open-to-reservations.ts'

const lapseReservationsJob = defineScheduledJob('lapseReservations', '*/5 * * * *')

/** Handbook chapter 25. flows/edit-project converts reservations at the opening. */
export const preinvestFlow: ModuleFactory = (kernel) => ({
  name: 'preinvest',
  routes: [
    bind(api.reservations.create, (call) => reserve(kernel, call)),
    bind(api.reservations.withdraw, (call) => withdrawReservation(kernel, call)),
  ],
  jobs: [bindJob(lapseReservationsJob, () => lapseDueReservations(patient(kernel)))],
})
