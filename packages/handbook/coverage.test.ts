import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coverageDocument, coverageFile, DONE_IN, nameOf, rows, tests, WALK } from './generate-coverage.ts'
import { officeScreens, sitePages } from './coverage-sources.ts'

test('the tables are those of the sources: npm run generate', () => {
  expect(readFileSync(coverageFile, 'utf8')).toBe(coverageDocument())
})

test('every agreed field and every ability of staff has a screen, or a reason why not, and a test', () => {
  const all = rows()
  expect(all.length).toBeGreaterThan(280)
  const lacking = all.filter(
    ({ where, reason, tests }) => (where.length === 0) === (reason === undefined) || tests.length === 0,
  )
  expect(lacking.map(({ what }) => what)).toEqual([])
})

test('the tables of pages are read', () => {
  expect(officeScreens().length).toBeGreaterThan(38)
  expect(sitePages().length).toBeGreaterThan(25)
  for (const { name, files } of officeScreens()) expect([name, files.length > 5]).toEqual([name, true])
})

test('each test that is named by hand exists', () => {
  expect(Object.values(DONE_IN).filter((named) => !tests.some((one) => nameOf(one) === named))).toEqual([])
  const walk = tests.filter(({ file }) => file.endsWith(WALK)).map(({ title }) => title)
  expect(walk).toContain('finds every screen of ${noun} in order, in every width and theme')
})
