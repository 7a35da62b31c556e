import { and, count, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { type Executor, type ListInput, orderOf, paged } from '../../../database/index.ts'
import { hashOfToken } from '../../../platform/tokens.ts'
import { users } from '../../../database/schema/account.ts'
import { devices } from '../../../database/schema/auth.ts'

/** The browser that a token stands for, if the account with this e-mail address still trusts it. */
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

export async function insertDevice(executor: Executor, device: typeof devices.$inferInsert): Promise<void> {
  await executor.insert(devices).values(device)
}

export async function touchDevice(executor: Executor, deviceId: string, now: Date): Promise<void> {
  await executor.update(devices).set({ lastUsedAt: now }).where(eq(devices.deviceId, deviceId))
}

const columns = { lastUsedAt: devices.lastUsedAt, createdAt: devices.createdAt }

export async function listDevices(
  executor: Executor,
  userId: string,
  input: ListInput<keyof typeof columns>,
  now: Date,
) {
  const where = and(eq(devices.userId, userId), gt(devices.expiresAt, now))
  const data = await paged(
    executor.select().from(devices).where(where).$dynamic(),
    input,
    orderOf(input, columns, 'lastUsedAt', devices.deviceId),
  )
  const [row] = await executor.select({ total: count() }).from(devices).where(where)
  return { data, total: row!.total }
}

/** Answers whether there was such a browser. */
export async function deleteDevice(executor: Executor, userId: string, deviceId: string): Promise<boolean> {
  const deleted = await executor
    .delete(devices)
    .where(and(eq(devices.deviceId, deviceId), eq(devices.userId, userId)))
    .returning({ deviceId: devices.deviceId })
  return deleted.length > 0
}

export async function deleteDeviceByToken(executor: Executor, userId: string, token: string): Promise<void> {
  await executor.delete(devices).where(and(eq(devices.tokenHash, hashOfToken(token)), eq(devices.userId, userId)))
}

/** Trusts none of a person's browsers any longer. */
export async function deleteDevicesOf(executor: Executor, userId: string): Promise<void> {
  await executor.delete(devices).where(eq(devices.userId, userId))
}

export async function deleteExpiredDevices(executor: Executor, now: Date): Promise<void> {
  await executor.delete(devices).where(lte(devices.expiresAt, now))
}
