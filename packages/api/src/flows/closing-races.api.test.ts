import { given, testApp, untilWaiting, whileLocked } from '@cauce/testing'
import { sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { closeDueAccounts } from './closing.ts'

const app = testApp({ closingDays: 7 })

const CHANGES: Readonly<Record<string, SQL>> = {
  'was withdrawn': sql`update account_closings set state = 'withdrawn'`,
  'was requested again': sql`update account_closings set closes_at = closes_at + interval '7 days'`,
}

test.each(Object.keys(CHANGES))('an account whose closing %s stays', async (what) => {
  const person = await given(app).person()
  const params = { path: { id: person.userId } }
  expect((await person.client.DELETE('/v1/account/users/{id}', { params })).response.status).toBe(204)
  app.clock.advance({ days: 7 })
  const statement = 'select cauce_lock_accounts(array[$1]::uuid[])'
  let job: Promise<void> | undefined
  await whileLocked(app, { statement, values: [person.walletId] }, async () => {
    job = closeDueAccounts(app.kernel)
    await untilWaiting(app, 1)
    await app.kernel.database.execute(sql`${CHANGES[what]} where user_id = ${person.userId}`)
  })
  await job
  const later = await given(app).session(person.userId)
  expect((await later.client.GET('/v1/account/users/me')).response.status).toBe(200)
})
