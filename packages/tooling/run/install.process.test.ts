import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { INSTALL } from './install.mjs'

const leftOut = (options: readonly string[]) =>
  execFileSync('npm', ['config', 'get', 'omit', ...options], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  }).trim()

test('missing packages are installed with development packages, even for a start in production', () => {
  expect(leftOut([])).toBe('dev')
  expect(leftOut(INSTALL.slice(1))).toBe('')
})
