import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { deleteSome, type Executor, type ListInput, listOf, rowsOf } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import { devices } from '../../../database/schema/auth.ts'
import type { Eraser } from '../../../platform/retention.ts'
import { hashOfToken } from '../../../platform/tokens.ts'

export const deviceRows = rowsOf(devices, devices.deviceId)

/** Undefined unless this account trusts the browser. */
export async function findTrustedDevice(executor: Executor, token: string, email: string, now: Date) {
  const [row] = await executor
    .select({ deviceId: devices.deviceId, userId: devices.userId })
    .from(devices)
    .innerJoin(users, eq(users.userId, devices.userId))
    .where(
      and(
        eq(devices.tokenHash, hashOfToken(token)),
        gt(devices.expiresAt, now),
        sql`lower(${users.email}) = lower(${email})`,
        isNull(users.deletedAt),
      ),
    )
  return row
}

const { deviceId, name, createdAt, lastUsedAt, expiresAt } = devices

export async function listDevices(
  executor: Executor,
  userId: string,
  currentToken: string | undefined,
  input: ListInput,
  now: Date,
) {
  const isCurrent = sql<boolean>`${devices.tokenHash} = ${currentToken === undefined ? '' : hashOfToken(currentToken)}`
  const rows = executor.select({ deviceId, name, createdAt, lastUsedAt, expiresAt, isCurrent }).from(devices)
  const where = and(eq(devices.userId, userId), gt(expiresAt, now))
  return listOf(executor, rows, { id: deviceId, where, order: 'lastUsedAt', search: ['name'] }, input)
}

export async function deleteDevice(
  executor: Executor,
  userId: string,
  which: { readonly deviceId: string } | { readonly token: string },
): Promise<boolean> {
  const isDevice =
    'token' in which ? eq(devices.tokenHash, hashOfToken(which.token)) : eq(devices.deviceId, which.deviceId)
  const deleted = await executor
    .delete(devices)
    .where(and(isDevice, eq(devices.userId, userId)))
    .returning({ deviceId: devices.deviceId })
  return deleted.length > 0
}

export async function deleteDevicesOf(executor: Executor, userId: string): Promise<void> {
  await executor.delete(devices).where(eq(devices.userId, userId))
}

export const eraseDevices: Eraser = (tx, { before, limit }) =>
  deleteSome(tx, devices, lte(devices.expiresAt, before), limit)
