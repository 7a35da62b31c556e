import { describe, expect, it } from 'vitest'
import { assumptionsOf, scenariosOf, parseRate } from './scenarios.ts'
import { project, type Terms } from './projection.ts'

const terms: Terms = {
  targetProfitability: 1088,
  managerFee: 400,
  durationMonths: 18,
  period: 'quarterly',
  startDate: '2026-12-15',
}
const plan = project(300_000n, terms)
const usual = assumptionsOf(new URLSearchParams())

describe('an investment of 3,000 EUR', () => {
  it('with a withholding of 19 % pays the total less the withholding of each payment', () => {
    // Six payments of 54.40 gross: 10.336 of each, rounded half up.
    expect(scenariosOf(plan, terms, usual)).toMatchObject({ withheld: 6_204n, afterWithholding: plan.total - 6_204n })
    expect(scenariosOf(plan, terms, usual).netPayments.slice(-2)).toEqual([4_188n, 304_189n])
    expect(scenariosOf(plan, terms, { ...usual, withholding: 0 })).toMatchObject({ afterWithholding: plan.total })
  })

  it('pays the same when late, at a lower annual return', () => {
    expect(scenariosOf(plan, terms, usual)).toMatchObject({ lateUntil: '2028-12-15', lateReturn: 544 })
    expect(scenariosOf(plan, terms, { ...usual, lateMonths: 24 })).toMatchObject({
      lateUntil: '2030-06-15',
      lateReturn: 311,
    })
  })

  it.each([
    { recoveredPercent: 50, recovered: 150_000n, lost: 150_000n },
    { recoveredPercent: 0, recovered: 0n, lost: 300_000n },
  ])(
    'of which $recoveredPercent %% is recovered brings $recovered and loses $lost cents',
    ({ recoveredPercent, recovered, lost }) => {
      expect(scenariosOf(plan, terms, { ...usual, recoveredPercent })).toMatchObject({ recovered, lost })
    },
  )

  it('loses no cent between what is recovered and what is lost', () => {
    const odd = scenariosOf(project(33_333n, terms), terms, { ...usual, recoveredPercent: 25 })
    expect(odd).toMatchObject({ recovered: 8_333n, lost: 25_000n })
  })
})

describe('assumptions in the address', () => {
  it('are read if offered, else defaults apply', () => {
    const of = (search: string) => assumptionsOf(new URLSearchParams(search))
    expect(of('')).toEqual({ withholding: 1900, lateMonths: 6, recoveredPercent: 50 })
    expect(of('withholding=21,5&late=12&recovered=0')).toEqual({
      withholding: 2150,
      lateMonths: 12,
      recoveredPercent: 0,
    })
    expect(of('withholding=900&late=5&recovered=x')).toEqual(of(''))
  })

  it.each([
    { typed: '19', rate: 1900 },
    { typed: '19,5 %', rate: 1950 },
    { typed: '0', rate: 0 },
    { typed: '100', rate: 10_000 },
    { typed: '100,01', rate: undefined },
    { typed: '-1', rate: undefined },
    { typed: '', rate: undefined },
    { typed: 'mucho', rate: undefined },
  ])('a rate of «$typed»', ({ typed, rate }) => expect(parseRate(typed)).toBe(rate))
})
