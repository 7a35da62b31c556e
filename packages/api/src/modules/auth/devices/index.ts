import { api, COOKIES, Refusal, instantValue } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listDevices, deleteDevice, deleteDevicesOf, deviceRows, findTrustedDevice } from './devices.queries.ts'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { secretCookieOf, setSecretCookie } from '../../../http/cookies.ts'
import { requireCode } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { hashOfToken, newToken } from '../../../platform/tokens.ts'
import { endSessions, endSessionsOfDevice, updateSession } from '../sessions/index.ts'

export { eraseDevices } from './devices.queries.ts'

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

const TRUSTED_DAYS = 30

const deviceTokenOf = ({ settings }: Kernel, { request }: Pick<Call, 'request'>): string | undefined =>
  secretCookieOf(request, settings, COOKIES.device)

/** Undefined unless this account trusts the browser. */
export async function trustedDeviceOf(kernel: Kernel, call: Pick<Call, 'request'>, email: string) {
  const token = deviceTokenOf(kernel, call)
  return token ? findTrustedDevice(kernel.database, token, email, kernel.clock.now()) : undefined
}

export const touchDevice = (tx: Transaction, deviceId: string, now: Date): Promise<void> =>
  deviceRows.update(tx, deviceId, { lastUsedAt: now })

/** For 30 days. Throws `code-required` in a session opened without a code. */
async function trustDevice(kernel: Kernel, call: Pick<Call, 'actor' | 'request' | 'reply'>, name: string) {
  requireCode(call)
  const userId = userIdOf(call.actor)
  const now = kernel.clock.now()
  const token = newToken()
  const previous = deviceTokenOf(kernel, call)
  const expiresAt = new Date(now.getTime() + TRUSTED_DAYS * 86_400_000)
  const device = { deviceId: uuidv7(now), name, createdAt: now, lastUsedAt: now, expiresAt }
  await inTransaction(kernel.database, async (tx) => {
    if (previous) await deleteDevice(tx, userId, { token: previous })
    await deviceRows.insert(tx, { ...device, userId, tokenHash: hashOfToken(token) })
    await updateSession(tx, call.actor.sessionId!, { isDeviceTrusted: true, deviceId: device.deviceId })
    await queueMail(tx, { userId, template: 'deviceTrusted', params: { device: name, at: instantValue(now) } })
  })
  setSecretCookie(call.reply, kernel.settings, COOKIES.device, token, TRUSTED_DAYS * 86_400)
  return { ...device, isCurrent: true }
}

/** Ends the sessions it opened without a code, except the caller's. */
async function distrustDevice(kernel: Kernel, call: Pick<Call, 'actor'>, deviceId: string): Promise<void> {
  const userId = userIdOf(call.actor)
  await inTransaction(kernel.database, async (tx) => {
    await endSessionsOfDevice(tx, deviceId, call.actor.sessionId)
    if (!(await deleteDevice(tx, userId, { deviceId }))) throw new Refusal({ code: 'not-found' })
  })
}

/** Ends all sessions but one and untrusts all browsers. */
export async function revokeAccess(tx: Transaction, userId: string, exceptSessionId?: string | null): Promise<void> {
  await deleteDevicesOf(tx, userId)
  await endSessions(tx, userId, exceptSessionId)
  if (exceptSessionId) await updateSession(tx, exceptSessionId, { isDeviceTrusted: false })
}
