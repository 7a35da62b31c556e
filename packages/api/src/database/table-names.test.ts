import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tableNames } from './testing/table-names.ts'
import { RETENTION, RETENTION_RULES } from '@cauce/contract'

const source = path.resolve(import.meta.dirname, '..')

test('SQL names tables through the schema, so that imports show which tables a file uses', () => {
  const asText = new RegExp(`\\b(from|join|into|update) (${tableNames.join('|')})\\b`)
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.queries.ts'),
  )
  expect(tableNames.length).toBeGreaterThan(30)
  const found = files.flatMap((file) =>
    readFileSync(path.join(source, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        asText.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line) ? [`${file}:${index + 1}`] : [],
      ),
  )
  expect(found).toEqual([])
})

const named: readonly string[] = RETENTION_RULES.flatMap((rule) => RETENTION[rule].tables)

test('the retention periods list every table of the database once', () => {
  expect(named.toSorted()).toEqual([...tableNames].toSorted())
})
