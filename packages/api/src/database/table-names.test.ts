import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CHECKS } from './checks.fixture.ts'
import { KEYS } from './keys.fixture.ts'
import { tableNames } from './table-names.fixture.ts'

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

test('every check and every unique key has rows that it lets through and refuses, in checks.fixture.ts or keys.fixture.ts', () => {
  const migrations = path.join(source, 'database/migrations')
  const written = readdirSync(migrations).filter((file) => file.endsWith('.sql'))
  const text = written.map((file) => readFileSync(path.join(migrations, file), 'utf8')).join('\n')
  const names = [...text.matchAll(/CONSTRAINT "(\w+)" (?:CHECK|UNIQUE)|UNIQUE INDEX "(\w+)"/g)].map(
    ([, constraint, index]) => constraint ?? index!,
  )
  const tried = new Set([CHECKS, KEYS].flatMap((tables) => Object.values(tables).flat()).map(({ rule }) => rule))
  // A later migration may redefine a check.
  expect([...tried].toSorted()).toEqual([...new Set(names)].toSorted())
})
