import { expect, test, afterAll, describe } from 'vitest'
import { lineOf } from './error-lines.ts'
import { StartRefusal } from './lifetime.ts'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { namingFullDisk } from './full-disk.ts'

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })

test.each([
  { what: 'a refusal', error: new StartRefusal('Give a number: 1'), line: 'Give a number: 1' },
  {
    what: 'a failed statement',
    error: Object.assign(new Error('Failed query: insert\nparams: ana@example.org'), {
      query: 'insert',
      params: ['ana@example.org'],
      cause: withCode('could not extend file "base/5/16385": No space left on device', '53100'),
    }),
    line: 'could not extend file "base/5/16385": No space left on device. Free some space on its disk and try again.',
  },
  {
    what: 'a refused value',
    error: withCode('invalid input syntax for type uuid: "hidden"', '22P02'),
    line: 'invalid input syntax for type uuid: "…".',
  },
  {
    what: 'a host with several addresses',
    error: new AggregateError([withCode('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED')]),
    line: 'connect ECONNREFUSED ::1:5432.',
  },
  {
    what: 'a missing right',
    error: withCode('permission denied for schema public', '42501'),
    line: 'permission denied for schema public. npm run roles prints the SQL of the roles and the database.',
  },
  { what: 'several lines', error: new Error('It did not start:\n  PANIC\n'), line: 'It did not start: PANIC.' },
  { what: 'a bug', error: new TypeError('x is not a function'), line: 'TypeError: x is not a function.' },
])('$what is one line without parameters', ({ error, line }) => {
  expect(lineOf(error)).toBe(line)
})

describe('full disk', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cauce-disk-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('a start that fails is told which disk is full, and nothing else where none is', async () => {
    const fail = () => Promise.reject(new Error('The database ended'))
    await expect(namingFullDisk(folder, fail)).rejects.toThrow(/^The database ended$/)
    // A file system without room.
    symlinkSync('/proc', path.join(folder, 'files'))
    await expect(namingFullDisk(folder, fail)).rejects.toThrow(
      `The disk of ${folder}/files is full: 0 of 0 MB are free. Free some space and start again. The database ended.`,
    )
  })
})
