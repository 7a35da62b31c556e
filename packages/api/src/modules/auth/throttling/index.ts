import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import type { ModuleFactory } from '../../../module.ts'
import { deleteLoginPlacesBefore } from './login-places.queries.ts'
import { FORGOTTEN_AFTER_MS, slowings } from './throttling.domain.ts'
import { deleteRequestCountsBefore, deleteTalliesBefore } from './throttling.queries.ts'

export { deleteLoginPlacesOf, isKnownPlace, rememberLoginPlace } from './login-places.queries.ts'
export { browserName, networkOf } from './throttling.domain.ts'
export { deleteTalliesOf } from './throttling.queries.ts'
/** So many failures in a row cost an account at one place no delay. */
export const failuresSlowedAfter = slowings.pair.freeFailures
/** Failures before this instant are forgotten. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - FORGOTTEN_AFTER_MS)

export { beginAttempt, subjectOfEmail } from './throttling.service.ts'

const PLACE_KEPT_MS = 365 * 86_400_000

const expireAttemptsJob = defineScheduledJob('forgetLoginAttempts', '17 * * * *')
const expirePlacesJob = defineScheduledJob('forgetLoginPlaces', '41 3 * * *')

/** Slows down repeated failed attempts, and remembers the places a person logs in from (handbook rule 2.17). */
export const throttlingModule: ModuleFactory = ({ patientDatabase, clock }) => {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  return {
    name: 'throttling',
    routes: [],
    jobs: [
      bindJob(expireAttemptsJob, async () => {
        await deleteTalliesBefore(patientDatabase, before(FORGOTTEN_AFTER_MS))
        await deleteRequestCountsBefore(patientDatabase, before(FORGOTTEN_AFTER_MS))
      }),
      bindJob(expirePlacesJob, () => deleteLoginPlacesBefore(patientDatabase, before(PLACE_KEPT_MS))),
    ],
  }
}
