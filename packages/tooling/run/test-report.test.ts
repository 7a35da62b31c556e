import { expect, test } from 'vitest'
import { outcomeOf, readPlaywright, readVitest } from './test-report.mjs'

test.each([0, 1])('a run without a report counts as one failure with exit code %i', (exitCode) => {
  const failure = `playwright ended with exit code ${exitCode} and 0 passed tests: see its output above`
  expect(outcomeOf('playwright', exitCode, 'nowhere/playwright.json', readPlaywright)).toEqual({
    passed: 0,
    failed: 1,
    failures: [failure],
  })
})

test('a file that does not load is a failure', () => {
  const file = { name: '/a.test.ts', status: 'failed', message: 'does not load', assertionResults: [] }
  expect(readVitest({ numPassedTests: 3, testResults: [file] })).toMatchObject({ passed: 3, failed: 1 })
})
