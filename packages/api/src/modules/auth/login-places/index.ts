import type { ModuleFactory } from '../../../kernel.ts'
import { deleteLoginPlacesBefore } from './login-places.queries.ts'

export { browserName } from './browser-name.ts'
export { deleteLoginPlacesOf, isKnownPlace, isKnownPlaceOfEmail, rememberLoginPlace } from './login-places.queries.ts'

/** A year without a login is long enough to forget a place. */
const KEPT_MS = 365 * 86_400_000

export const loginPlacesModule: ModuleFactory = ({ database, clock }) => ({
  name: 'login-places',
  routes: [],
  jobs: { forgetLoginPlaces: () => deleteLoginPlacesBefore(database, new Date(clock.now().getTime() - KEPT_MS)) },
  crontab: ['41 3 * * * forgetLoginPlaces'],
})
