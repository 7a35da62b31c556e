import { FORGOTTEN_AFTER_MS, slowings } from './throttling.domain.ts'

export { deleteLoginPlacesOf, eraseLoginPlaces, isKnownPlace, rememberLoginPlace } from './login-places.queries.ts'
export { browserName, networkOf } from './throttling.domain.ts'
export { deleteTalliesOf, eraseLoginAttempts, eraseRequestCounts } from './throttling.queries.ts'
/** Failures without a delay for an account at one place. */
export const failuresSlowedAfter = slowings.pair.freeFailures
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - FORGOTTEN_AFTER_MS)

export { beginAttempt, subjectOfEmail } from './throttling.service.ts'
