import { api } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listDevices } from './devices.queries.ts'
import { deviceTokenOf, distrustDevice, trustDevice } from './devices.service.ts'

export { eraseDevices } from './devices.queries.ts'
export { revokeAccess, touchDevice, trustedDeviceOf } from './devices.service.ts'

/** Trusted browsers log in without a code (handbook rule 2.23). */
export const devicesModule: ModuleFactory = (kernel) => ({
  name: 'devices',
  routes: [
    ...bindRows(api.sessions.listDevices, api.sessions.readDevice, (call) =>
      listDevices(kernel.database, userIdOf(call.actor), deviceTokenOf(kernel, call), call.query, kernel.clock.now()),
    ),
    bind(api.sessions.createDevice, (call) => trustDevice(kernel, call, call.body.name)),
    bind(api.sessions.removeDevice, (call) => distrustDevice(kernel, call, call.params.id)),
  ],
})
