import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const handbook = path.join(root, 'packages/handbook')
const page = readFileSync(path.join(handbook, 'regulation.md'), 'utf8')
const exclude = (name: string) => name === 'node_modules'
const files = globSync(['{packages,backoffice,site}/**/*.test.{ts,tsx}', 'e2e/*.spec.ts'], { cwd: root, exclude })

interface Row {
  readonly article: string
  readonly met: string
  readonly where: string
  readonly named: string
  readonly left: string
}
const rows: readonly Row[] = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 8 && cells[5] !== 'Test' && !cells[1]!.startsWith('---'))
  .map((cells) => ({ article: cells[1]!, met: cells[3]!, where: cells[4]!, named: cells[5]!, left: cells[6]! }))

test('the tables are read', () => {
  expect(rows.length).toBeGreaterThan(20)
})

test.each(rows)('$article: a met article names its place and tests, the rest what is left', (row) => {
  const { met, where, named, left } = row
  const needed = { Yes: [where, named], 'In part': [where, named, left], No: [left], People: [left] }
  expect(Object.keys(needed)).toContain(met)
  expect(needed[met as keyof typeof needed]).not.toContain('')
  const missing = [...named.matchAll(/`([^`]+)`/g)]
    .map(([, name]) => name!)
    .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))
  expect(missing).toEqual([])
})

test('the named rules exist in the handbook', () => {
  const chapters = globSync('behaviour/*.md', { cwd: handbook })
    .map((file) => readFileSync(path.join(handbook, file), 'utf8'))
    .join('\n')
  const named = [...page.matchAll(/\b[Rr]ules? (\d+\.\d+)(?:(?: to |, | and )(\d+\.\d+))?/g)]
    .flatMap(([, first, last]) => [first!, last])
    .filter((rule) => rule !== undefined)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((rule) => !chapters.includes(`**${rule}**`))).toEqual([])
})
