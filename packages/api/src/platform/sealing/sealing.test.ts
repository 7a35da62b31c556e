import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as account from '../../database/schema/account.ts'
import * as auth from '../../database/schema/auth.ts'
import * as misc from '../../database/schema/misc.ts'
import * as payment from '../../database/schema/payment.ts'
import * as platform from '../../database/schema/platform.ts'
import * as support from '../../database/schema/support.ts'
import { sealedColumns } from './index.ts'

test('every sealed column is encrypted again when the secret is replaced', () => {
  const tables = [account, auth, misc, payment, platform, support]
    .flatMap((schema) => Object.values(schema) as unknown[])
    .filter((table): table is PgTable => is(table, PgTable))
  const sealed = tables.flatMap((table) =>
    Object.entries(getTableColumns(table)).flatMap(([name, column]) => (name.startsWith('sealed') ? [column] : [])),
  )
  expect(sealed.length).toBeGreaterThan(0)
  expect(sealedColumns.map(({ column }) => column)).toEqual(expect.arrayContaining(sealed))
  expect(new Set(sealedColumns.map(({ use }) => use)).size).toBe(sealedColumns.length)
})
