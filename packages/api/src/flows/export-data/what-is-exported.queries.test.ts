import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { EXPORTED } from './what-is-exported.queries.ts'

const nameOf = (table: PgTable) => getTableConfig(table).name
const names = (listed: Partial<Record<string, string>>) => Object.values(listed).flatMap((some) => some!.split(' '))

describe.each(EXPORTED.map((exported) => ({ name: nameOf(exported.table), exported })))('$name', ({ exported }) => {
  test('lists each column once, as exported or as left out', () => {
    const decided = [...exported.columns, ...names(exported.leftOut)]
    expect(decided.toSorted()).toEqual(Object.keys(getTableColumns(exported.table)).toSorted())
  })

  test('exports the bytes of each file that it references', () => {
    const named = getTableConfig(exported.table)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => nameOf(foreignTable) === 'files')
      .flatMap(({ columns }) => columns)
    const known = Object.entries(getTableColumns(exported.table))
    const inCopy = known.filter(([name, column]) => exported.columns.includes(name) && named.includes(column))
    expect(exported.files).toEqual(inCopy.map(([name]) => name))
  })

  test('holds no hash, seal or token', () => {
    expect(exported.columns.filter((name) => /hash|sealed|token|secret|password/i.test(name))).toEqual([])
  })
})
