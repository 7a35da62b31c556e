import { readFileSync } from 'node:fs'
import path from 'node:path'
import { errors, type ErrorCode } from '@cauce/contract'
import { expect, test } from 'vitest'

const page = readFileSync(path.join(import.meta.dirname, 'faults.md'), 'utf8')
const messagesIn = (language: string) =>
  readFileSync(path.join(import.meta.dirname, `../i18n/src/${language}/errors.ts`), 'utf8')
const shown = [...page.matchAll(/^\| `([\w-]+)` \| (\d{3}) \| (.+) \| (.+) \|$/gm)].map(
  ([, code, status, spanish, english]) => ({ code: code as ErrorCode, status: Number(status), spanish, english }),
)

test.each(shown)('$code is shown as the page on faults says', ({ code, status, spanish, english }) => {
  expect(errors[code].status).toBe(status)
  expect(messagesIn('es')).toContain(`${spanish}'`)
  expect(messagesIn('en')).toContain(`${english}'`)
})

test('the page on faults explains every code that it names, and gives every fault its test', () => {
  expect(shown.length).toBeGreaterThan(0)
  const named = [...page.matchAll(/`([a-z]+(?:-[a-z]+)*)`/g)].map(([, code]) => code!).filter((code) => code in errors)
  expect(named.filter((code) => !shown.some((row) => row.code === code))).toEqual([])
  const faults = page.split('\n').filter((line) => line.split(' | ').length === 5 && !/^\| (Fault|---)/.test(line))
  // Nothing of ours can notice that another's mail server loses what it has taken.
  const untested = faults.filter((line) => !line.includes('.test.ts)'))
  expect(untested.map((line) => line.split(' | ')[0])).toEqual(['| It takes a mail and loses it'])
})
