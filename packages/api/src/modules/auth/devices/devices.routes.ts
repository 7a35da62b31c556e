import { api } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, type Call } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { hashOfToken } from '../../../platform/tokens.ts'
import { listDevices } from './devices.queries.ts'
import { DEVICE_COOKIE, distrustDevice, trustDevice } from './devices.service.ts'

export const deviceRoutes = (kernel: Kernel) => [
  bind(api.sessions.listDevices, async (call) => {
    const { data, total } = await listDevices(kernel.database, userIdOf(call.actor), call.query, kernel.clock.now())
    const currentHash = currentTokenHash(call)
    return { data: data.map((device) => ({ ...viewOf(device), isCurrent: device.tokenHash === currentHash })), total }
  }),
  bind(api.sessions.createDevice, async (call) => ({
    ...viewOf(await trustDevice(kernel, call, call.body.name)),
    isCurrent: true,
  })),
  bind(api.sessions.removeDevice, (call) => distrustDevice(kernel, call, call.params.id)),
]

function currentTokenHash({ request }: Pick<Call, 'request'>): string | undefined {
  const token = request.cookies[DEVICE_COOKIE]
  return token && hashOfToken(token)
}

type Row = Omit<Awaited<ReturnType<typeof listDevices>>['data'][number], 'tokenHash'>
const viewOf = ({ deviceId, name, createdAt, lastUsedAt, expiresAt }: Row) => ({
  deviceId,
  name,
  createdAt,
  lastUsedAt,
  expiresAt,
})
