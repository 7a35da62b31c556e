import { api } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { listDevices } from './devices.queries.ts'
import { deviceTokenOf, distrustDevice, trustDevice } from './devices.service.ts'

export const deviceRoutes = (kernel: Kernel) => [
  bind(api.sessions.listDevices, (call) =>
    listDevices(kernel.database, userIdOf(call.actor), deviceTokenOf(call), call.query, kernel.clock.now()),
  ),
  bind(api.sessions.createDevice, (call) => trustDevice(kernel, call, call.body.name)),
  bind(api.sessions.removeDevice, (call) => distrustDevice(kernel, call, call.params.id)),
]
