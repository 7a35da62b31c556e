import { describe, expect, test } from 'vitest'
import { decideReferenceDate } from './loss-simulations.domain.ts'

describe('the inputs of a result (2022/2114, articles 8 to 10)', () => {
  test.each([
    ['2025-12-30', '2026-11-22', 'date-too-early', { earliest: '2025-12-31' }],
    ['2024-12-31', '2026-01-01', 'date-too-early', { earliest: '2025-12-31' }],
    ['2026-11-23', '2026-11-22', 'date-too-late', { latest: '2026-11-22' }],
  ])('of %s are refused on %s: %s', (referenceDate, today, code, params) => {
    const refusal = { code, params, path: 'referenceDate' }
    expect(decideReferenceDate(referenceDate, today)).toEqual({ ok: false, refusal })
  })

  test.each([
    ['2025-12-31', '2026-11-22'],
    ['2026-06-15', '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['2026-12-31', '2027-01-01'],
  ])('of %s are accepted on %s', (referenceDate, today) => {
    expect(decideReferenceDate(referenceDate, today)).toEqual({ ok: true, value: referenceDate })
  })
})
