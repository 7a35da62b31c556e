import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Decisions are cited by their number, so a number says one thing for ever. */
const folder = path.join(import.meta.dirname, 'decisions')
const decisions = readdirSync(folder).map((file) => ({
  file,
  heading: readFileSync(path.join(folder, file), 'utf8').split('\n')[0]!,
}))

test('a decision stands in a file of its number and words', () => {
  const odd = decisions.filter(({ file }) => !/^\d{3}-[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(file))
  expect(odd).toEqual([])
})

test('no two decisions share a number', () => {
  const numbers = decisions.map(({ file }) => file.slice(0, 3))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

test('a decision begins with its number and says what was decided', () => {
  const odd = decisions.filter(({ file, heading }) => !new RegExp(`^# ${file.slice(0, 3)} [A-Z].*[^.]$`).test(heading))
  expect(odd).toEqual([])
})
