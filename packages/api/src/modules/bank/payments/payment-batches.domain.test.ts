import type { PaymentBatchState, PaymentState } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { decideBatch, decideExecutionDay, decideRelease, stateByPayments } from './payments.domain.ts'

const FRIDAY = new Date('2026-11-20T09:00:00Z')
const PAYEE = { beneficiary: 'Eva Sanz', iban: 'ES9121000418450200051332', bic: null, address: null }
const declined = (code: string, others = {}) => ({
  ok: false,
  refusal: expect.objectContaining({ code, ...others }) as unknown,
})

test.each([
  { asked: undefined, at: FRIDAY, day: '2026-11-20' },
  { asked: undefined, at: new Date('2026-11-21T09:00:00Z'), day: '2026-11-23' },
  // Already Saturday in Madrid.
  { asked: undefined, at: new Date('2026-11-20T23:30:00Z'), day: '2026-11-23' },
  { asked: '2026-11-20', at: FRIDAY, day: '2026-11-20' },
  { asked: '2026-11-19', at: FRIDAY, day: 'date-too-early' },
  { asked: '2026-11-22', at: FRIDAY, day: 'not-a-banking-day' },
  { asked: '2026-12-18', at: FRIDAY, day: '2026-12-18' },
  { asked: '2026-12-21', at: new Date('2026-11-21T09:00:00Z'), day: '2026-12-21' },
  { asked: '2026-12-21', at: FRIDAY, day: 'date-too-late' },
])('a batch for $asked at $at is paid on $day', ({ asked, at, day }) => {
  const decision = decideExecutionDay(asked, at)
  expect(decision.ok ? decision.value : decision.refusal.code).toBe(day)
})

test('the refusal of a day names the nearest possible one', () => {
  expect(decideExecutionDay('2026-11-19', FRIDAY)).toEqual(
    declined('date-too-early', { params: { earliest: '2026-11-20' }, path: 'executionDay' }),
  )
  expect(decideExecutionDay('2027-01-04', FRIDAY)).toEqual(
    declined('date-too-late', { params: { latest: '2026-12-20' }, path: 'executionDay' }),
  )
})

test('a batch takes only complete, queued payments', () => {
  const waiting = { ...PAYEE, state: 'queued', amount: 100n } as const
  expect(decideBatch([waiting, waiting])).toEqual({ ok: true, value: 'batched' })
  expect(decideBatch([waiting, { ...waiting, iban: null }])).toEqual(
    declined('payment-incomplete', { path: 'paymentIds' }),
  )
  expect(decideBatch([waiting, { ...waiting, state: 'batched' }])).toEqual(
    declined('state-forbids', { params: { state: 'batched' } }),
  )
})

describe('a release', () => {
  const batch = { state: 'draft', sha256: 'a', executionDay: '2026-11-20' } as const

  test.each([
    { title: 'of the file that was seen', change: {}, sha256: 'a', code: null },
    { title: 'of a different file', change: {}, sha256: 'b', code: 'batch-changed' },
    { title: 'of a released batch', change: { state: 'released' }, sha256: 'a', code: 'state-forbids' },
    { title: 'of a past day', change: { executionDay: '2026-11-19' }, sha256: 'a', code: 'date-too-early' },
    { title: 'of a future day', change: { executionDay: '2026-11-23' }, sha256: 'a', code: null },
  ] as const)('$title: $code', ({ change, sha256, code }) => {
    const decision = decideRelease({ ...batch, ...change }, { sha256, now: FRIDAY })
    expect(decision).toEqual(code === null ? { ok: true, value: 'released' } : declined(code))
  })
})

describe('a batch at the bank', () => {
  const of = (...states: PaymentState[]) => states.map((state) => ({ state }))

  test.each<[PaymentBatchState, PaymentState[], PaymentBatchState]>([
    ['handed_over', ['executed', 'refused'], 'executed'],
    ['answered', ['returned'], 'executed'],
    ['answered', ['executed', 'released'], 'answered'],
    ['handed_over', ['executed', 'accepted'], 'handed_over'],
    ['answered', ['executed', 'batched'], 'answered'],
    ['executed', ['executed', 'released'], 'answered'],
    ['executed', ['executed'], 'executed'],
    ['released', ['executed'], 'released'],
  ])('that is %s with payments that are %j is %s', (state, payments, expected) => {
    expect(stateByPayments(state, of(...payments))).toBe(expected)
  })
})
