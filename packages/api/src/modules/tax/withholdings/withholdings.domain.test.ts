import { expect, test } from 'vitest'
import { decideQuarter, quartersOf, quartersOfChoice } from './withholdings.domain.ts'

const row = { reason: 'residentIndividual', rate: 1900, investors: 2, interest: 10_000n, withheld: 1_900n } as const

test.each([
  ['2026-01-01', '2026-03-31', '2026-04-20'],
  ['2026-10-01', '2026-12-31', '2027-01-20'],
])('tax accrued from %s to %s is due by %s', (day, toDay, dueBy) => {
  expect(quartersOf([{ ...row, day }], [], [], '2026-11-20')).toMatchObject([
    { fromDay: day, toDay, dueBy, withheld: 1_900n },
  ])
})

test('lists the oldest quarter first, each with its lines by form, withheld tax and unpaid interest', () => {
  const free = { ...row, day: '2026-07-01', reason: 'unionResident', rate: 0, withheld: 0n } as const
  const company = { ...row, day: '2026-07-01', reason: 'residentCompany', withheld: 100n } as const
  const quarters = quartersOf(
    [free, company, { ...row, day: '2026-07-01' }, { ...row, day: '2026-04-01' }],
    [
      { day: '2026-07-01', interest: 5_000n },
      { day: '2026-10-01', interest: 1n },
    ],
    [],
    '2026-11-20',
  )
  expect(quarters.map(({ fromDay, withheld, unpaidInterest }) => [fromDay, withheld, unpaidInterest])).toEqual([
    ['2026-04-01', 1_900n, 0n],
    ['2026-07-01', 2_000n, 5_000n],
    ['2026-10-01', 0n, 1n],
  ])
  expect(quarters[1]!.lines.map(({ form, reason }) => [form, reason])).toEqual([
    ['123', 'residentCompany'],
    ['123', 'residentIndividual'],
    ['216', 'unionResident'],
  ])
})

test('a quarter shows the open, pending and handed-over amounts and whether it is over', () => {
  const rows = ['2026-04-01', '2026-07-01', '2026-10-01'].map((day) => ({ ...row, day }))
  const none = { credited: 0n, reversed: 0n }
  const handovers = [
    { fromDay: '2026-04-01', amount: 1_000n, paymentState: 'executed', credited: 0n, reversed: 300n },
    { fromDay: '2026-04-01', amount: 500n, paymentState: 'accepted', credited: 100n, reversed: 0n },
    { fromDay: '2026-07-01', amount: 1_900n, paymentState: 'queued', ...none },
  ] as const
  const quarters = quartersOf(rows, [], handovers, '2026-11-20')
  expect(
    quarters.map(({ fromDay, isOver, open, underWay, handedOver, handovers: own }) => [
      fromDay,
      isOver,
      open,
      underWay,
      handedOver,
      own.length,
    ]),
  ).toEqual([
    ['2026-04-01', true, 600n, 500n, 1_000n, 2],
    ['2026-07-01', true, 0n, 1_900n, 0n, 1],
    ['2026-10-01', false, 1_900n, 0n, 0n, 0],
  ])
})

test.each([
  ['2026-09-30', false],
  ['2026-10-01', true],
])('on %s the third quarter is over: %s', (today, isOver) => {
  expect(quartersOf([{ ...row, day: '2026-07-01' }], [], [], today)).toMatchObject([{ isOver }])
})

test.each([
  ['2026-07-01', '2026-10-01', { number: 3, year: '2026', next: '2026-10-01' }],
  ['2025-10-01', '2026-11-20', { number: 4, year: '2025', next: '2026-01-01' }],
])('the quarter from %s on can be handed over on %s', (fromDay, today, value) => {
  expect(decideQuarter(fromDay, today)).toEqual({ ok: true, value })
})

test.each([
  ['2026-07-02', '2026-11-20', 'date-invalid', undefined],
  ['2026-07-01', '2026-09-30', 'date-too-late', { latest: '2026-04-01' }],
  ['2026-10-01', '2026-10-01', 'date-too-late', { latest: '2026-07-01' }],
  ['2027-01-01', '2027-02-01', 'date-too-late', { latest: '2026-10-01' }],
])('the quarter from %s on is refused on %s with %s', (fromDay, today, code, params) => {
  expect(decideQuarter(fromDay, today)).toMatchObject({ ok: false, refusal: { code, ...(params && { params }) } })
})

const DAYS = ['2026-10-01', '2026-07-01', '2026-01-01', '2025-07-01', '2025-01-01']
test.each([
  [{}, DAYS],
  [{ year: 2026 }, DAYS.slice(0, 3)],
  [{ quarter: 3 }, ['2026-07-01', '2025-07-01']],
  [{ year: 2025, quarter: 1 }, ['2025-01-01']],
] as const)('of all quarters %j selects %j', (filter, selected) => {
  const quarters = DAYS.map((fromDay) => ({ fromDay }))
  expect(quartersOfChoice(quarters, filter).map(({ fromDay }) => fromDay)).toEqual(selected)
})
