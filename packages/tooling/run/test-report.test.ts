import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { outcomeOf, readPlaywright, readTurbo, readVitest } from './test-report.mjs'

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

test('a test that throws what has no message is a failure', () => {
  const thrown = { status: 'failed', fullName: 'throws', failureMessages: [null] }
  const file = { name: '/a.test.ts', status: 'failed', assertionResults: [thrown] }
  expect(readVitest({ numPassedTests: 3, testResults: [file] })).toMatchObject({ passed: 3, failed: 1 })
})

test('a task passes if it ran and passed in every package that has its script', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cauce-turbo-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ran = (task: string, exitCode: number) => ({
    task,
    command: task,
    execution: { startTime: 1_000, endTime: 4_000, exitCode },
  })
  const tasks = [
    ...[ran('typecheck', 0), ran('typecheck', 1), ran('lint:code', 0), ran('build', 0)],
    { task: 'lint:code', command: '<NONEXISTENT>' },
    { task: 'build', command: 'vite build' },
  ]
  writeFileSync(path.join(folder, 'run.json'), JSON.stringify({ tasks }))
  const passed = [...readTurbo(folder)].map(([task, { isPassed, seconds }]) => [task, isPassed, seconds])
  expect(passed).toEqual([
    ['typecheck', false, 3],
    ['lint:code', true, 3],
    ['build', false, 3],
  ])
  expect(readTurbo(path.join(folder, 'nothing')).size).toBe(0)
})
