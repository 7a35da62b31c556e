import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { outcomeOf, readVitest } from './test-report.mjs'
import { environment, root } from './workspace.mjs'

const REPORTER = path.join(import.meta.dirname, 'vitest-reporter.mjs')

function outcomeOfRun(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cauce-tests-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
    const report = path.join(folder, 'outcome.json')
    const args = ['run', '--globals', `--root=${folder}`, `--reporter=${REPORTER}`]
    const { status } = spawnSync('vitest', args, { cwd: root, env: environment({ TEST_OUTCOME: report }) })
    const { failures, took: _took, ...counts } = outcomeOf('vitest', status ?? 1, report, readVitest)
    const prefix = path.relative(root, folder) + path.sep
    return { ...counts, failures: failures.map((failure) => failure.replace(prefix, '')).toSorted() }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('a failed test, a file that does not load, a failed set-up and an error outside of the tests are named', () => {
  const outcome = outcomeOfRun({
    'pay.test.js': `
      describe('paying', () => {
        test('pays', () => {})
        test('pays once', () => expect(1).toBe(2))
      })
      describe('with a set-up', () => {
        beforeAll(() => { throw new Error('no database') })
        test('is not run', () => {})
      })`,
    'load.test.js': `throw new Error('does not load')`,
    'late.test.js': `
      test('starts something', () => { setTimeout(() => { throw new Error('too late') }, 20) })
      afterAll(() => new Promise((done) => setTimeout(done, 100)))`,
  })
  expect(outcome).toEqual({
    passed: 2,
    failed: 4,
    failures: [
      'Outside of the tests: Error: too late',
      'load.test.js: Error: does not load',
      'pay.test.js › paying › pays once: AssertionError: expected 1 to be 2 // Object.is equality',
      'pay.test.js › with a set-up: Error: no database',
    ],
  })
})

test('a teardown that fails after the tests is one failure', () => {
  const outcome = outcomeOfRun({
    'vitest.config.mjs': `export default { test: { globalSetup: './setup.mjs' } }`,
    'setup.mjs': `export default () => () => { throw new Error('does not stop') }`,
    'fine.test.js': `test('is fine', () => {})`,
  })
  const failure = 'vitest ended with exit code 1 though no test failed: see its output above'
  expect(outcome).toEqual({ passed: 1, failed: 1, failures: [failure] })
})
