import path from 'node:path'
import { expect, test } from 'vitest'
import { failureLines, outcomeOf, readPlaywright, slowestLines } from './test-report.mjs'
import { root } from './workspace.mjs'

const inRoot = (file: string) => path.join(root, file)

test('a failed journey is named by file, project, title and step, without the colours of the terminal', () => {
  const errors = [
    {
      message:
        "\u001B[31mError: expect(locator).toBeVisible() failed\u001B[39m\n\nLocator: getByRole('list')\nTimeout: 9",
      location: { file: inRoot('e2e/support/log-in.ts'), line: 7, column: 3 },
    },
  ]
  const clicked = [
    { message: "TimeoutError: locator.click: Timeout 9ms exceeded.\nCall log:\n  - waiting for locator('a')" },
  ]
  const specOf = (title: string, tests: object[]) => ({ title, file: 'log-in.spec.ts', tests })
  const journey = (status: string, ofIt: object[]) => ({
    projectName: 'es',
    status,
    results: [{ status: 'passed', errors: ofIt, duration: 1500 }],
  })
  const inner = { title: 'with a code', specs: [specOf('logs in', [journey('unexpected', errors)])] }
  const suite = {
    title: 'log-in.spec.ts',
    file: 'log-in.spec.ts',
    specs: [specOf('is fine', [journey('expected', [])]), specOf('is flaky', [journey('flaky', clicked)])],
    suites: [inner],
  }
  const report = {
    config: { rootDir: inRoot('e2e') },
    suites: [suite],
    errors: [{ message: 'Error: the server did not start' }],
    stats: { expected: 1, unexpected: 1, flaky: 1 },
  }
  expect(readPlaywright(report)).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      "e2e/log-in.spec.ts › [es] › is flaky: TimeoutError: locator.click: Timeout 9ms exceeded. locator('a')",
      "e2e/log-in.spec.ts › [es] › with a code › logs in: Error: expect(locator).toBeVisible() failed getByRole('list') at e2e/support/log-in.ts:7",
      'Error: the server did not start',
    ],
    took: { 'e2e/log-in.spec.ts': 4500 },
  })
})

test('the ten slowest files are named with their seconds, over all runners', () => {
  const took = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`${index}.test.ts`, 1000 * index]))
  const outcome = { passed: 1, failed: 0, failures: [] }
  const lines = slowestLines([
    { ...outcome, took },
    outcome,
    { ...outcome, took: { 'a.spec.ts': 61_400, 'b.spec.ts': 2400 } },
  ])
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('   61 s  a.spec.ts')
  expect(lines.at(-1)).toBe('    1 s  1.test.ts')
})

test('a run that fails without a report counts as one failure', () => {
  expect(outcomeOf('playwright', 1, 'nowhere/playwright.json', readPlaywright)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['playwright ended with exit code 1 though no test failed: see its output above'],
  })
})

test('a run that ends without a test counts as one failure, whatever it says', () => {
  expect(outcomeOf('playwright', 0, 'nowhere/playwright.json', readPlaywright)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['playwright ran no test: see its output above'],
  })
})

test('at most 20 failures are named, and the others counted', () => {
  const failures = Array.from({ length: 23 }, (_, index) => `test ${index}`)
  const lines = failureLines(failures)
  expect(lines).toHaveLength(21)
  expect(lines.at(-1)).toBe('and 3 more')
  expect(failureLines(failures.slice(0, 20)).at(-1)).toBe('✗ test 19')
  expect(failureLines([])).toEqual([])
})
