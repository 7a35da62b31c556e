import { api } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows } from '../../../http/bind.ts'
import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import type { ModuleFactory } from '../../../module.ts'
import { deleteExpiredDevices, listDevices } from './devices.queries.ts'
import { deviceTokenOf, distrustDevice, trustDevice } from './devices.service.ts'

export { revokeAccess, touchDevice, trustedDeviceOf } from './devices.service.ts'

const expireDevicesJob = defineScheduledJob('forgetExpiredDevices', '23 3 * * *')

/** Browsers that a person trusts: logging in from them takes no code (handbook rule 2.23). */
export const devicesModule: ModuleFactory = (kernel) => ({
  name: 'devices',
  routes: [
    ...bindRows(api.sessions.listDevices, api.sessions.readDevice, (call) =>
      listDevices(kernel.database, userIdOf(call.actor), deviceTokenOf(kernel, call), call.query, kernel.clock.now()),
    ),
    bind(api.sessions.createDevice, (call) => trustDevice(kernel, call, call.body.name)),
    bind(api.sessions.removeDevice, (call) => distrustDevice(kernel, call, call.params.id)),
  ],
  jobs: [bindJob(expireDevicesJob, () => deleteExpiredDevices(kernel.patientDatabase, kernel.clock.now()))],
})
