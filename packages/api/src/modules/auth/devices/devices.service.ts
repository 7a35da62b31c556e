import { Refusal } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { setSecretCookie } from '../../../http/cookies.ts'
import { requireCode } from '../../../http/require-code.ts'
import { inTransaction } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { hashOfToken, newToken } from '../../../platform/tokens.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { endSessionsOfDevice, trustSession } from '../sessions/index.ts'
import { deleteDevice, deleteDeviceByToken, findTrustedDevice, insertDevice } from './devices.queries.ts'

export const DEVICE_COOKIE = 'cauce_device'
const TRUSTED_DAYS = 30

/** The trusted browser behind a request, as far as the account with this e-mail address trusts it. */
export async function trustedDeviceOf(kernel: Kernel, call: Pick<Call, 'request'>, email: string) {
  const token = call.request.cookies[DEVICE_COOKIE]
  return token ? findTrustedDevice(kernel.database, token, email, kernel.clock.now()) : undefined
}

/** Trusts the browser of this call for 30 days. It takes a session in which the code was given: trust cannot beget trust. */
export async function trustDevice(kernel: Kernel, call: Pick<Call, 'actor' | 'request' | 'reply'>, name: string) {
  requireCode(call)
  const userId = userIdOf(call.actor)
  const now = kernel.clock.now()
  const token = newToken()
  const previous = call.request.cookies[DEVICE_COOKIE]
  const device = {
    deviceId: uuidv7(now),
    userId,
    name,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + TRUSTED_DAYS * 86_400_000),
  }
  await inTransaction(kernel.database, async (tx) => {
    if (previous) await deleteDeviceByToken(tx, userId, previous)
    await insertDevice(tx, { ...device, tokenHash: hashOfToken(token) })
    await trustSession(tx, call.actor.sessionId!, device.deviceId)
    await queueMail(tx, { userId, template: 'deviceTrusted', params: { device: name, at: now.toISOString() } })
  })
  setSecretCookie(call.reply, kernel.settings, DEVICE_COOKIE, token, TRUSTED_DAYS * 86_400)
  return device
}

/** Stops trusting a browser and ends the sessions that it opened without a code, except the one that asks. */
export async function distrustDevice(kernel: Kernel, call: Pick<Call, 'actor'>, deviceId: string): Promise<void> {
  const userId = userIdOf(call.actor)
  await inTransaction(kernel.database, async (tx) => {
    await endSessionsOfDevice(tx, deviceId, call.actor.sessionId)
    if (!(await deleteDevice(tx, userId, deviceId))) throw new Refusal({ code: 'not-found' })
  })
}
