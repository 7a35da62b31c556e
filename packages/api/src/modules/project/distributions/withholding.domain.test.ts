import type { AcceptedTaxDetail, RateInForce } from '@cauce/contract'
import { expect, test } from 'vitest'
import { feeBeside, withWithholding } from './withholding.domain.ts'

test.each([
  { fee: 400n, interest: 1_000n, withheld: 190n, taken: 400n },
  { fee: 400n, interest: 500n, withheld: 100n, taken: 400n },
  { fee: 400n, interest: 500n, withheld: 101n, taken: 399n },
  { fee: 400n, interest: 500n, withheld: 500n, taken: 0n },
])(
  'from interest of $interest with $withheld withheld, a fee of $fee takes $taken',
  ({ fee, interest, withheld, taken }) => {
    expect(feeBeside(fee, interest, withheld)).toBe(taken)
  },
)

const DAY = '2026-11-20'
const rates: readonly RateInForce[] = [
  { scope: 'resident', country: null, percentage: 1_900, validFrom: '2026-01-01' },
  { scope: 'nonResident', country: null, percentage: 2_400, validFrom: '2026-11-21' },
]
const abroad: readonly AcceptedTaxDetail[] = [
  { kind: 'residence', country: 'US', validFrom: '2020-01-01', validUntil: null },
]
const tax = { rates, detailsOf: (userId: string) => (userId === 'bo' ? abroad : []) }
const ana = { userId: 'ana', kind: 'individual', shares: 7 } as const
const bo = { userId: 'bo', kind: 'individual', shares: 2 } as const

test('each holder keeps their data, with the withholding added', () => {
  expect(withWithholding([ana], DAY, tax)).toMatchObject({
    value: [{ ...ana, withholding: { rate: 1_900, reason: 'residentIndividual' } }],
  })
})

test('a day without a rate for one holder is refused', () => {
  const refused = { ok: false, refusal: { code: 'withholding-rate-missing', params: { day: DAY } } }
  expect(withWithholding([ana, bo], DAY, tax)).toEqual(refused)
  expect(withWithholding([ana, bo], '2026-11-21', tax)).toMatchObject({ ok: true })
})
