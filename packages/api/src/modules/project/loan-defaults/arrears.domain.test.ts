import { describe, expect, test } from 'vitest'
import { arrearsOf, defaultDayOf, isMaterial, type Due } from './arrears.domain.ts'

const materiality = { amount: 10_000n, share: 100 }
const due = (dueDate: string, amount: bigint): Due => ({ dueDate, amount })

describe('an amount past due is material', () => {
  test.each([
    { pastDue: 10_001n, lent: 100_000n, isIt: true, why: 'above the amount and the share' },
    { pastDue: 10_000n, lent: 100_000n, isIt: false, why: 'exactly the amount' },
    { pastDue: 10_001n, lent: 1_000_100n, isIt: false, why: 'exactly the share' },
    { pastDue: 10_002n, lent: 1_000_100n, isIt: true, why: 'a cent above the share' },
    { pastDue: 10_001n, lent: 2_000_000n, isIt: false, why: 'above the amount only' },
    { pastDue: 9_999n, lent: 10_000n, isIt: false, why: 'above the share only' },
    { pastDue: 0n, lent: 10_000n, isIt: false, why: 'nothing' },
  ])('$why: $isIt', ({ pastDue, lent, isIt }) => {
    expect(isMaterial(pastDue, lent, materiality)).toBe(isIt)
  })

  test('with any amount if the threshold is zero', () => {
    expect(isMaterial(1n, 1_000_000n, { amount: 0n, share: 0 })).toBe(true)
  })
})

/** Delegated Regulation (EU) 2022/2115, article 1: 90 days past due on a material obligation. */
describe('a loan of 1,000 euro', () => {
  const on = (today: string, ...unpaid: Due[]) => arrearsOf(unpaid, 100_000n, materiality, today)

  test.each([
    { today: '2026-01-31', days: undefined, since: null, what: 'a payment that is due today is not past due' },
    { today: '2026-02-01', days: 1, since: null, what: 'the day after is one day past due' },
    { today: '2026-05-01', days: 90, since: null, what: '90 days are no default' },
    { today: '2026-05-02', days: 91, since: '2026-05-02', what: 'the 91st day is a default' },
    { today: '2026-09-01', days: 213, since: '2026-05-02', what: 'later the default day stays the same' },
  ])('$what ($today)', ({ today, days, since }) => {
    const arrears = on(today, due('2026-01-31', 20_000n))
    expect(arrears?.days).toBe(days)
    expect(defaultDayOf(arrears)).toBe(since)
  })

  test('has no arrears without unpaid or with only future payments', () => {
    expect(on('2026-05-02')).toBeNull()
    expect(on('2026-05-02', due('2026-05-02', 50_000n), due('2027-01-01', 50_000n))).toBeNull()
  })

  test('has no arrears with an immaterial amount past due, however old', () => {
    expect(on('2030-01-01', due('2026-01-31', 10_000n))).toBeNull()
  })

  test('counts from the day on which several small amounts together became material', () => {
    const unpaid = [due('2026-04-30', 6_000n), due('2026-01-31', 6_000n), due('2026-07-31', 6_000n)]
    expect(on('2026-08-01', ...unpaid)).toEqual({ since: '2026-04-30', amount: 18_000n, days: 93 })
    expect(on('2026-05-01', ...unpaid)).toEqual({ since: '2026-04-30', amount: 12_000n, days: 1 })
    expect(on('2026-04-30', ...unpaid)).toBeNull()
  })

  test('counts from the new date of a postponed payment', () => {
    expect(defaultDayOf(on('2026-05-02', due('2026-01-31', 20_000n)))).toBe('2026-05-02')
    expect(defaultDayOf(on('2026-05-02', due('2026-04-30', 20_000n)))).toBeNull()
  })
})
