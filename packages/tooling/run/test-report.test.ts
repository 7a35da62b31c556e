import path from 'node:path'
import { expect, test } from 'vitest'
import { failureLines, outcomeOf, readPlaywright, readVitest } from './test-report.mjs'
import { root } from './workspace.mjs'

const inRoot = (file: string) => path.join(root, file)

test('a failed test of Vitest is named by file, title and the first line of its message', () => {
  const passed = { ancestorTitles: [], title: 'fine', status: 'passed', failureMessages: [] }
  const failureMessages = ['AssertionError: expected 1 to be 2 // Object.is equality\n    at pay.test.ts:3:1']
  const failed = { ancestorTitles: ['paying', 'twice'], title: 'pays once', status: 'failed', failureMessages }
  const file = {
    name: inRoot('packages/a/pay.test.ts'),
    status: 'failed',
    message: '',
    assertionResults: [passed, failed],
  }
  const unloaded = {
    name: inRoot('b.test.ts'),
    status: 'failed',
    message: "Cannot find module './x.ts'\nmore",
    assertionResults: [],
  }
  expect(readVitest({ numPassedTests: 1, numFailedTests: 1, testResults: [file, unloaded] })).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      'packages/a/pay.test.ts › paying › twice › pays once: AssertionError: expected 1 to be 2 // Object.is equality',
      "b.test.ts: Cannot find module './x.ts'",
    ],
  })
})

test('a failed journey is named by file, project and title, without the colours of the terminal', () => {
  const errors = [{ message: '\u001B[31mError: expect(locator).toBeVisible() failed\u001B[39m\n\nLocator: x' }]
  const specOf = (title: string, tests: object[]) => ({ title, file: 'log-in.spec.ts', tests })
  const journey = (status: string, ofIt: object[]) => ({
    projectName: 'es',
    status,
    results: [{ status: 'passed', errors: ofIt }],
  })
  const inner = { title: 'with a code', specs: [specOf('logs in', [journey('unexpected', errors)])] }
  const suite = {
    title: 'log-in.spec.ts',
    specs: [specOf('is fine', [journey('expected', [])]), specOf('is flaky', [journey('flaky', errors)])],
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
      'e2e/log-in.spec.ts › [es] › is flaky: Error: expect(locator).toBeVisible() failed',
      'e2e/log-in.spec.ts › [es] › with a code › logs in: Error: expect(locator).toBeVisible() failed',
      'Error: the server did not start',
    ],
  })
})

test('a run that fails without a report counts as one failure', () => {
  expect(outcomeOf(1, 'nowhere/vitest.json', readVitest)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['vitest: the run failed outside its tests, see its output above'],
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
