import type { ScheduleTerms } from '../schedule.ts'

/** Gross interest, fee and principal in cents. */
interface ExpectedPayment {
  readonly date: string
  readonly interest: bigint
  readonly fee: bigint
  readonly principal: bigint
}

/** Calculated by hand; schedule, API and simulator are tested against them. */
export const soleInvestors: readonly {
  readonly what: string
  readonly terms: ScheduleTerms
  readonly managerFee: number
  readonly payments: readonly ExpectedPayment[]
}[] = [
  {
    what: '3,000 EUR at 10.88 % over 18 months, paid quarterly, 4 % fee',
    terms: {
      principal: 300_000n,
      targetProfitability: 1088,
      durationMonths: 18,
      period: 'quarterly',
      startDate: '2026-12-15',
    },
    managerFee: 400,
    // 326.40 in six parts of 54.40; cumulative 4 %: 2.176, 4.352, 6.528, 8.704, 10.88, 13.056.
    payments: [
      { date: '2027-03-15', interest: 5_440n, fee: 217n, principal: 0n },
      { date: '2027-06-15', interest: 5_440n, fee: 218n, principal: 0n },
      { date: '2027-09-15', interest: 5_440n, fee: 217n, principal: 0n },
      { date: '2027-12-15', interest: 5_440n, fee: 218n, principal: 0n },
      { date: '2028-03-15', interest: 5_440n, fee: 218n, principal: 0n },
      { date: '2028-06-15', interest: 5_440n, fee: 217n, principal: 300_000n },
    ],
  },
  {
    what: '1,000 EUR at 10 % over 7 months, paid quarterly: a last, shorter part',
    terms: {
      principal: 100_000n,
      targetProfitability: 1000,
      durationMonths: 7,
      period: 'quarterly',
      startDate: '2026-08-31',
    },
    managerFee: 250,
    // 100.00 as 3 : 3 : 1 is 42.857 twice and 14.286: the two remaining cents go to the larger remainders. Fees: 2.5 %
    // of 42.86, 85.72 and 100.00, rounded down, less earlier ones.
    payments: [
      { date: '2026-11-30', interest: 4_286n, fee: 107n, principal: 0n },
      { date: '2027-02-28', interest: 4_286n, fee: 107n, principal: 0n },
      { date: '2027-03-31', interest: 1_428n, fee: 36n, principal: 100_000n },
    ],
  },
  {
    what: '500.01 EUR at 7.25 % over a year, paid at the end, without a fee',
    terms: {
      principal: 50_001n,
      targetProfitability: 725,
      durationMonths: 12,
      period: 'end of project',
      startDate: '2027-01-31',
    },
    managerFee: 0,
    payments: [{ date: '2028-01-31', interest: 3_625n, fee: 0n, principal: 50_001n }],
  },
]
