import type { ModuleFactory } from '../../../kernel.ts'
import { deleteExpiredDevices } from './devices.queries.ts'
import { deviceRoutes } from './devices.routes.ts'

export { touchDevice } from './devices.queries.ts'
export { revokeAccess, trustedDeviceOf } from './devices.service.ts'

/** Browsers that a person trusts: logging in from them takes no code (product decision 2). */
export const devicesModule: ModuleFactory = (kernel) => ({
  name: 'devices',
  routes: deviceRoutes(kernel),
  jobs: { forgetExpiredDevices: () => deleteExpiredDevices(kernel.database, kernel.clock.now()) },
  crontab: ['23 3 * * * forgetExpiredDevices'],
})
