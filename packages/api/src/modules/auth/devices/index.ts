import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import type { ModuleFactory } from '../../../module.ts'
import { deleteExpiredDevices } from './devices.queries.ts'
import { deviceRoutes } from './devices.routes.ts'

export { touchDevice } from './devices.queries.ts'
export { revokeAccess, trustedDeviceOf } from './devices.service.ts'

const expireDevicesJob = defineScheduledJob('forgetExpiredDevices', '23 3 * * *')

/** Browsers that a person trusts: logging in from them takes no code (handbook rule 2.23). */
export const devicesModule: ModuleFactory = (kernel) => ({
  name: 'devices',
  routes: deviceRoutes(kernel),
  jobs: [bindJob(expireDevicesJob, () => deleteExpiredDevices(kernel.database, kernel.clock.now()))],
})
