import { given, testApp } from '@cauce/testing'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { inTransaction, listOf, orderOf } from './index.ts'
import { users } from './schema/account.ts'

const app = testApp()
beforeAll(async () => {
  await given(app).investor()
})

const listWith = (sum: ReturnType<typeof sql>) => {
  const { database } = app.kernel
  const order = orderOf({}, 'createdAt', users.userId)
  const rows = database.select({ userId: users.userId }).from(users).$dynamic()
  return listOf(database, rows, { id: users.userId, where: undefined, order, search: [], sums: { of: { sum } } }, {})
}

const statementLimit = () =>
  inTransaction(app.kernel.database, async (tx) => {
    const { rows } = await tx.execute<{ limit: string }>(sql`select current_setting('statement_timeout') as limit`)
    return rows[0]!.limit
  })

it('answers the rows without sums when they take too long, with connections unharmed', async () => {
  const usualLimit = await statementLimit()
  const startedAt = performance.now()
  const { data, total, sums } = await listWith(sql`count(pg_sleep(20))`)
  expect(sums).toBeNull()
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  expect(data).toHaveLength(total)
  // The limit applied to the sums only.
  expect(await statementLimit()).toBe(usualLimit)
})

it('fails when the sum itself fails', async () => {
  await expect(listWith(sql`sum(1 / 0)`)).rejects.toThrow()
})
