import { describe, expect, test } from 'vitest'
import {
  delaySeconds,
  failed,
  mailboxOf,
  mailed,
  MAILS_AN_HOUR,
  secondsBlocked,
  slowingOf,
  slowings,
  type Tally,
} from './throttling.domain.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const none: Tally = { failures: 0, lastFailedAt: null, blockedUntil: null }

describe('the delay after failures of one account at one place', () => {
  test.each([
    { failures: 4, seconds: 0 },
    { failures: 5, seconds: 1 },
    { failures: 6, seconds: 2 },
    { failures: 10, seconds: 32 },
    { failures: 14, seconds: 512 },
    { failures: 15, seconds: 900 },
    { failures: 1_000_000, seconds: 900 },
  ])('after $failures failures it is $seconds s', ({ failures, seconds }) => {
    expect(delaySeconds(failures, slowings.pair)).toBe(seconds)
  })
})

test.each([
  { kind: 'pair', purpose: 'password', free: 4, maximum: 900 },
  { kind: 'pair', purpose: 'code', free: 4, maximum: 900 },
  { kind: 'place', purpose: 'password', free: 20, maximum: 900 },
  { kind: 'account', purpose: 'password', free: 30, maximum: 300 },
  { kind: 'account', purpose: 'code', free: 10, maximum: 900 },
] as const)('$kind and $purpose: $free failures cause no delay, and the longest delay is $maximum s', (row) => {
  const slowing = slowingOf(row.kind, row.purpose)
  expect(delaySeconds(row.free, slowing)).toBe(0)
  expect(delaySeconds(row.free + 1, slowing)).toBe(1)
  expect(delaySeconds(row.free + 1000, slowing)).toBe(row.maximum)
})

test('the fifth failure blocks for a second', () => {
  let tally = none
  for (let count = 1; count <= 4; count += 1) tally = failed(tally, slowings.pair, now)
  expect(secondsBlocked(tally, now)).toBe(0)
  tally = failed(tally, slowings.pair, now)
  expect(tally.blockedUntil).toEqual(after(1))
  expect(secondsBlocked(tally, now)).toBe(1)
  expect(secondsBlocked(tally, after(0.999))).toBe(1)
  expect(secondsBlocked(tally, after(1))).toBe(0)
  expect(secondsBlocked(tally, after(2))).toBe(0)
  expect(secondsBlocked({ ...tally, blockedUntil: after(2000) }, now)).toBe(2000)
})

test('an hour without failures starts the count again', () => {
  const tally: Tally = { failures: 12, lastFailedAt: now, blockedUntil: after(128) }
  expect(failed(tally, slowings.pair, after(3600)).failures).toBe(13)
  expect(failed(tally, slowings.pair, after(3600.001))).toEqual({
    failures: 1,
    lastFailedAt: after(3600.001),
    blockedUntil: null,
  })
})

test.each([
  ['ana+loans@example.org', 'ana@example.org'],
  ['ana+a+b@example.org', 'ana@example.org'],
  ['ana@example.org', 'ana@example.org'],
])('the mails to %s count for %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

test('a mailbox gets a number of mails in an hour from the first, and as many in the next', () => {
  let tally = none
  for (let count = 1; count <= MAILS_AN_HOUR; count += 1) tally = mailed(tally, after(count))!
  expect(mailed(tally, after(3600))).toBeUndefined()
  expect(mailed(tally, after(3601))).toMatchObject({ failures: 1, blockedUntil: after(7201) })
})
