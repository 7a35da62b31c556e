import type { ModuleFactory } from '../../../kernel.ts'
import { deleteExpiredDevices } from './devices.queries.ts'
import { deviceRoutes } from './devices.routes.ts'

export { deleteDevicesOf, touchDevice } from './devices.queries.ts'
export { trustedDeviceOf } from './devices.service.ts'

/** Browsers that a person trusts, so that logging in from them needs no code (product decision 2). */
export const devicesModule: ModuleFactory = (kernel) => ({
  name: 'devices',
  routes: deviceRoutes(kernel),
  jobs: { forgetExpiredDevices: () => deleteExpiredDevices(kernel.database, kernel.clock.now()) },
  crontab: ['23 3 * * * forgetExpiredDevices'],
})
