import { expect, test } from 'vitest'
import { quartersOf } from './withholdings.domain.ts'

const row = { reason: 'residentIndividual', rate: 1900, investors: 2, interest: 10_000n, withheld: 1_900n } as const

test.each([
  ['2026-01-01', '2026-03-31', '2026-04-20'],
  ['2026-04-01', '2026-06-30', '2026-07-20'],
  ['2026-07-01', '2026-09-30', '2026-10-20'],
  ['2026-10-01', '2026-12-31', '2027-01-20'],
  ['2028-01-01', '2028-03-31', '2028-04-20'],
])('what accrues from %s to %s is due by %s', (day, toDay, dueBy) => {
  expect(quartersOf([{ ...row, day }], [])).toMatchObject([{ fromDay: day, toDay, dueBy, withheld: 1_900n }])
})

test('the newest quarter comes first, each with its lines by form, what was withheld, and what was not paid', () => {
  const free = { ...row, day: '2026-07-01', reason: 'unionResident', rate: 0, withheld: 0n } as const
  const company = { ...row, day: '2026-07-01', reason: 'residentCompany', withheld: 100n } as const
  const quarters = quartersOf(
    [{ ...row, day: '2026-04-01' }, free, company, { ...row, day: '2026-07-01' }],
    [
      { day: '2026-07-01', interest: 5_000n },
      { day: '2026-10-01', interest: 1n },
    ],
  )
  expect(quarters.map(({ fromDay, withheld, unpaidInterest }) => [fromDay, withheld, unpaidInterest])).toEqual([
    ['2026-10-01', 0n, 1n],
    ['2026-07-01', 2_000n, 5_000n],
    ['2026-04-01', 1_900n, 0n],
  ])
  expect(quarters[1]!.lines.map(({ form, reason }) => [form, reason])).toEqual([
    ['123', 'residentCompany'],
    ['123', 'residentIndividual'],
    ['216', 'unionResident'],
  ])
})
