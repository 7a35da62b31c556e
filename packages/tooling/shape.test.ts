import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })

const CODE = /\.(ts|tsx|astro|css|mjs|cjs|sql)$/
/** Tests, generated files and messages are exempt. */
const ASIDE = /\.(test|spec|setup|fixture)\.tsx?$|\/migrations\/|\/i18n\/src\/(es|en)\/|tokens\.css$|\.d\.ts$/
const lengths = git('ls-files', '-z')
  .split('\0')
  .filter((file) => CODE.test(file) && !ASIDE.test(file) && existsSync(path.join(root, file)))
  .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length }))
  .toSorted((one, other) => one.lines - other.lines)

test('nine of ten code files have at most 130 lines', () => {
  expect(lengths[Math.floor(lengths.length * 0.9)]!.lines).toBeLessThanOrEqual(130)
})

const SINCE = 'Move the decisions into a handbook package'

test('the subject of a commit has at most 72 characters', () => {
  const subjects = git('log', '--no-merges', '--format=%s').trim().split('\n')
  // Archives and shallow clones have no history to check.
  const since = subjects.slice(0, subjects.indexOf(SINCE) + 1)
  expect(since.filter((subject) => subject.length > 72)).toEqual([])
})
