import { soleInvestors } from '@cauce/contract/project/testing/sole-investor.ts'
import { describe, expect, it } from 'vitest'
import { maturityOf, project, type Terms } from './projection.ts'

const terms: Terms = {
  targetProfitability: 1088,
  managerFee: 400,
  durationMonths: 18,
  period: 'quarterly',
  startDate: '2026-12-15',
}
const sum = (parts: readonly bigint[]) => parts.reduce((whole, part) => whole + part, 0n)

describe('the projection of an investment', () => {
  it.each(soleInvestors)('equals the payments of the API to a sole investor: $what', (golden) => {
    const { principal: amount, ...rest } = golden.terms
    const { payments } = project(amount, { ...rest, managerFee: golden.managerFee })
    expect(payments.map(({ date, gross, fee, principal }) => ({ date, interest: gross, fee, principal }))).toEqual(
      golden.payments,
    )
  })

  it('is one payment when the project pays at its end', () => {
    const { payments } = project(100_000n, { ...terms, period: 'end of project' })
    expect(payments).toEqual([{ date: '2028-06-15', gross: 10_880n, fee: 435n, principal: 100_000n, net: 110_445n }])
  })

  it('is paid once when the term is shorter than its period', () => {
    expect(
      project(100_000n, { ...terms, durationMonths: 6, period: 'annual' }).payments.map(({ date }) => date),
    ).toEqual(['2027-06-15'])
  })

  it('adds up to the cent for every amount, period and term', () => {
    for (const amount of [1n, 99n, 100_01n, 33_333n, 999_999_99n])
      for (const period of ['monthly', 'quarterly', 'annual', 'end of project'] as const)
        for (const durationMonths of [1, 7, 13, 36, 60]) {
          const { payments, gross, fee, total } = project(amount, { ...terms, period, durationMonths })
          expect(sum(payments.map((payment) => payment.gross))).toBe(gross)
          expect(sum(payments.map((payment) => payment.net))).toBe(amount + gross - fee)
          expect(total).toBe(amount + gross - fee)
          expect(payments.at(-1)!.date).toBe(maturityOf({ startDate: terms.startDate, durationMonths }))
        }
  })
})
