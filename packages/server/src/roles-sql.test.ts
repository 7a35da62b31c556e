import { expect, test } from 'vitest'
import { rolesSql } from './roles-sql.ts'

test('the names of roles and database come from the addresses, and passwords are not printed', () => {
  const sql = rolesSql({
    url: 'postgres://zz%20app:hidden@one:5432,two:5432/invest',
    ownerUrl: 'postgres://zz_owner:hidden@one:5432,two:5432/invest',
  })
  expect(sql).toContain('create role "zz_owner" login;\ncreate role "zz app" login;\n')
  expect(sql).toContain('create database "invest" owner "zz_owner";')
  expect(sql).toContain('grant connect on database "invest" to "zz app";')
  expect(sql).not.toContain('hidden')
})
