import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const page = readFileSync(path.join(import.meta.dirname, 'bank.md'), 'utf8')
const tests = new Map(
  globSync(['{packages,backoffice,site}/**/*.test.{ts,tsx}'], {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  }).map((file) => [path.basename(file), path.join(root, file)]),
)

/** The letters that stand for files in a table, as the text above it says. */
const letters = new Map(
  [...page.matchAll(/`([A-Z])` is `([\w/.-]+)`/g)].map(([, letter, file]) => [letter!, path.basename(file!)]),
)

interface Case {
  readonly name: string
  readonly where: string
}
const cases: readonly Case[] = page
  .split('\n')
  .map((line) => line.replaceAll(/^\| | \|$/g, '').split(' | '))
  .filter((cells) => cells.length === 3 && cells[2] !== 'Test' && !cells[0]!.startsWith('---'))
  .map(([name, , where]) => ({ name: name!, where: where! }))

test('the tables of cases are read', () => {
  expect(cases.length).toBeGreaterThan(80)
  expect([...letters.keys()]).toEqual(['M', 'D', 'R', 'P'])
})

/** What a cell names and is not there; a cell that names no test at all is one such. */
function missingIn(where: string): string[] {
  let file: string | undefined
  const named = [...where.matchAll(/`([^`]+)`|\b([MDRP])\b|"([^"]+)"/g)]
  const missing = named.flatMap(([, code, letter, title]) => {
    if (code?.startsWith('npm run bench')) return []
    if (title !== undefined) return textOf(file).includes(title) ? [] : [`${file}: ${title}`]
    file = code ?? letters.get(letter!)!
    return tests.has(file) ? [] : [file]
  })
  return named.length === 0 ? [where] : missing
}

const textOf = (file: string | undefined): string => {
  const place = file === undefined ? undefined : tests.get(file)
  return place === undefined ? '' : readFileSync(place, 'utf8')
}

test.each(cases)('$name: each test that is named exists', ({ where }) => {
  expect(missingIn(where)).toEqual([])
})

test('a test that is not there is missed', () => {
  expect(missingIn('a bench, by hand')).toEqual(['a bench, by hand'])
  expect(missingIn('`camt.test.ts` "no such title", `none.test.ts`, M "no such title"')).toEqual([
    'camt.test.ts: no such title',
    'none.test.ts',
    'match-movements.api.test.ts: no such title',
  ])
})
