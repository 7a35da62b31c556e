import { expect, test } from 'vitest'
import { tableNames } from './testing/table-names.ts'
import { RETENTION, RETENTION_RULES } from '@cauce/contract'

const named: readonly string[] = RETENTION_RULES.flatMap((rule) => RETENTION[rule].tables)

test('the retention periods list every table of the database once', () => {
  expect(named.toSorted()).toEqual([...tableNames].toSorted())
})
