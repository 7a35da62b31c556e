import { given, testWorld } from '@cauce/testing'
import { beginImport, checkedImport, csvFile, CUSTOMER_HEADINGS, customerLine } from '@cauce/testing/csv-imports'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { rolledBack } from '../../database/index.ts'
import { countFollowedCustomers } from './imports.queries.ts'

const { app } = testWorld()
let importId: string
beforeAll(async () => {
  const ada = await given(app).administrator()
  const checked = await checkedImport(
    app,
    ada,
    'customers',
    csvFile([CUSTOMER_HEADINGS, customerLine(1), customerLine(2)]),
  )
  importId = checked.importId
  await beginImport(app, ada, importId)
})

const MADE = "(select record_id from import_lines where import_id = '{import}' order by line limit 1)"

const followedAfter = (statement: string) =>
  rolledBack(app.kernel.database, async (tx) => {
    const { rowCount } = await tx.execute(sql.raw(statement.replaceAll('{import}', importId)))
    expect(rowCount).toBeGreaterThan(0)
    return countFollowedCustomers(tx, importId)
  })

test.each([
  ['a password', `update users set password_hash = 'x' where user_id = ${MADE}`],
  ['a confirmed address', `update users set email_confirmed_at = now() where user_id = ${MADE}`],
  ['another role', `update users set role = 'operator' where user_id = ${MADE}`],
  ...['verifications', 'bank_accounts', 'tickets', 'user_notes', 'user_tasks', 'transactions', 'orders'].map(
    (table) => [table, `update ${table} set user_id = ${MADE} where ctid = (select min(ctid) from ${table})`],
  ),
  [
    'account_documents',
    `update account_documents set account_id = ${MADE} where ctid = (select min(ctid) from account_documents)`,
  ],
])('an imported customer with %s is in use', async (_, statement) => {
  expect(await followedAfter(statement!)).toBe(1)
})

test('an imported customer without any of these, or with a closed account, is not in use', async () => {
  expect(await followedAfter(`update users set surname = 'x' where user_id = ${MADE}`)).toBe(0)
  expect(await followedAfter(`update users set password_hash = 'x', deleted_at = now() where user_id = ${MADE}`)).toBe(
    0,
  )
})
