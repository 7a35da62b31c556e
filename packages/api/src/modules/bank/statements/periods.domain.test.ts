import { describe, expect, test } from 'vitest'
import { placeStatement, type Days, type KnownPeriod } from './periods.domain.ts'

const daysOf = (days: Readonly<Record<string, readonly number[]>>): Days =>
  new Map(
    Object.entries(days).map(([day, amounts]) => {
      const counts = new Map<bigint, number>()
      for (const amount of amounts) counts.set(BigInt(amount), (counts.get(BigInt(amount)) ?? 0) + 1)
      return [`2026-11-${day}`, counts]
    }),
  )
const listOf = (days: Days) =>
  Object.fromEntries(
    [...days].map(([day, counts]) => [
      day.slice(8),
      [...counts].flatMap(([amount, count]) => Array<number>(count).fill(Number(amount))).toSorted((a, b) => a - b),
    ]),
  )

type Span = readonly [from: string, to: string, opening: number, closing: number]
const span = ([from, to, opening, closing]: Span) => ({
  from: `2026-11-${from}`,
  to: `2026-11-${to}`,
  opening: BigInt(opening),
  closing: BigInt(closing),
})
const stored = (number: number, of: Span, start = of[2]): KnownPeriod => ({
  ...span(of),
  periodId: String(number),
  start: BigInt(start),
})

interface Case {
  readonly what: string
  readonly file: Span
  readonly lines: Readonly<Record<string, readonly number[]>>
  readonly periods?: readonly KnownPeriod[]
  readonly known?: Readonly<Record<string, readonly number[]>>
  readonly days?: Readonly<Record<string, readonly number[]>>
  readonly period?: Span
  readonly joined?: readonly string[]
  readonly continued?: readonly string[]
}

test.each<Case>([
  {
    what: 'the first statement opens a period',
    file: ['02', '03', 100, 130],
    lines: { '02': [50], '03': [-20] },
  },
  {
    what: 'the same statement again adds nothing',
    file: ['02', '03', 100, 130],
    lines: { '02': [50], '03': [-20] },
    periods: [stored(1, ['02', '03', 100, 130])],
    known: { '02': [50], '03': [-20] },
    joined: ['1'],
  },
  {
    what: 'equal transfers of one day keep their number',
    file: ['02', '02', 100, 200],
    lines: { '02': [50, 50] },
    periods: [stored(1, ['02', '02', 100, 150])],
    known: { '02': [50] },
    joined: ['1'],
  },
  {
    what: 'the next day is a period of its own, because the day before may not be complete',
    file: ['04', '04', 130, 140],
    lines: { '04': [10] },
    periods: [stored(1, ['02', '03', 100, 130])],
  },
  {
    what: 'the next day with another balance is a period of its own, as money is missing between',
    file: ['04', '04', 131, 141],
    lines: { '04': [10] },
    periods: [stored(1, ['02', '03', 100, 130])],
  },
  {
    what: 'a statement between two periods joins them',
    file: ['02', '05', 100, 140],
    lines: { '02': [10], '03': [10], '05': [20] },
    periods: [stored(1, ['01', '02', 90, 110], 100), stored(2, ['05', '06', 120, 170])],
    known: { '02': [10], '05': [20] },
    period: ['01', '06', 90, 170],
    joined: ['1', '2'],
  },
  {
    what: 'an overlap adds the days that are new',
    file: ['03', '04', 150, 140],
    lines: { '03': [-20], '04': [10] },
    periods: [stored(1, ['02', '03', 100, 130], 150)],
    known: { '03': [-20] },
    period: ['02', '04', 100, 140],
    joined: ['1'],
  },
  {
    what: 'the afternoon continues the morning',
    file: ['02', '02', 150, 200],
    lines: { '02': [50] },
    periods: [stored(1, ['02', '02', 100, 150])],
    known: { '02': [50] },
    days: { '02': [50, 50] },
    period: ['02', '02', 100, 200],
    joined: ['1'],
    continued: ['02'],
  },
  {
    what: 'the morning is placed before an afternoon imported earlier',
    file: ['01', '02', 90, 150],
    lines: { '01': [10], '02': [50] },
    periods: [stored(1, ['02', '03', 150, 230])],
    known: { '02': [50] },
    days: { '01': [10], '02': [50, 50] },
    period: ['01', '03', 90, 230],
    joined: ['1'],
    continued: ['02'],
  },
  {
    what: 'the whole day absorbs its known part',
    file: ['02', '02', 100, 180],
    lines: { '02': [50, 30] },
    periods: [stored(1, ['02', '02', 150, 180])],
    known: { '02': [30] },
    joined: ['1'],
  },
  {
    what: 'a section of a known day adds nothing',
    file: ['02', '02', 150, 180],
    lines: { '02': [30] },
    periods: [stored(1, ['01', '03', 90, 200], 100)],
    known: { '02': [50, 30, 7] },
    days: { '02': [50, 30, 7] },
    period: ['01', '03', 90, 200],
    joined: ['1'],
  },
  {
    what: 'a day without movements fits into a known one',
    file: ['02', '02', 150, 150],
    lines: {},
    periods: [stored(1, ['01', '02', 90, 150], 100)],
    known: { '02': [50] },
    days: { '02': [50] },
    period: ['01', '02', 90, 150],
    joined: ['1'],
  },
])('$what', ({ file, lines, days = lines, period = file, ...rest }) => {
  const { periods = [], known = {}, joined = [], continued = [] } = rest
  const decision = placeStatement(span(file), daysOf(lines), periods, daysOf(known))
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal))
  const { value } = decision
  const sorted = Object.fromEntries(
    Object.entries(days).map(([day, amounts]) => [day, amounts.toSorted((a, b) => a - b)]),
  )
  expect(listOf(value.days)).toMatchObject(sorted)
  expect(value.period).toEqual(span(period))
  expect(value.joined.map(({ periodId }) => periodId)).toEqual(joined)
  expect([...value.continued].map((day) => day.slice(8))).toEqual(continued)
})

describe('is refused where its balances do not fit', () => {
  test.each<
    Omit<Case, 'days' | 'period'> & { readonly found: string; readonly expected: string; readonly day: string }
  >([
    {
      what: 'another opening of a known day',
      file: ['02', '03', 101, 131],
      lines: { '02': [50], '03': [-20] },
      periods: [stored(1, ['01', '04', 90, 140], 100)],
      known: { '02': [50], '03': [-20] },
      day: '2026-11-02',
      expected: '1.00',
      found: '1.01',
    },
    {
      what: 'one more movement on a completely known day',
      file: ['02', '03', 100, 135],
      lines: { '02': [50, 5], '03': [-20] },
      periods: [stored(1, ['01', '04', 90, 140], 100)],
      known: { '02': [50], '03': [-20] },
      day: '2026-11-02',
      expected: '1.50',
      found: '1.55',
    },
    {
      what: 'one movement less on a day that the file covers completely',
      file: ['02', '04', 100, 90],
      lines: { '03': [-20], '04': [10] },
      periods: [stored(1, ['01', '03', 90, 130], 100)],
      known: { '02': [50], '03': [-20] },
      day: '2026-11-02',
      expected: '1.50',
      found: '1.00',
    },
    {
      what: 'a partial day that fits nowhere',
      file: ['02', '02', 149, 179],
      lines: { '02': [30] },
      periods: [stored(1, ['01', '03', 90, 200], 100)],
      known: { '02': [50, 30, 7] },
      day: '2026-11-02',
      expected: '1.00',
      found: '1.49',
    },
  ])('$what', ({ file, lines, periods = [], known = {}, day, expected, found }) => {
    expect(placeStatement(span(file), daysOf(lines), periods, daysOf(known))).toEqual({
      ok: false,
      refusal: { code: 'statement-contradicts', params: { day, expected, found } },
    })
  })
})

test.each<Pick<Case, 'what' | 'lines' | 'known' | 'file'> & { readonly period: Span }>([
  {
    what: 'two parts of a day that cancel out and fit in either order',
    file: ['01', '01', 10, 0],
    lines: { '01': [-20, 5, 5] },
    period: ['01', '01', 0, 10],
    known: { '01': [10] },
  },
  {
    what: 'a part of a day that is either known or continues it',
    file: ['01', '01', 40, 20],
    lines: { '01': [-20] },
    period: ['01', '01', 0, 40],
    known: { '01': [-20, 20, 10, 30] },
  },
])('is refused as uncertain: $what', ({ file, lines, period, known = {} }) => {
  expect(placeStatement(span(file), daysOf(lines), [stored(1, period)], daysOf(known))).toEqual({
    ok: false,
    refusal: { code: 'statement-uncertain', params: { day: '2026-11-01' } },
  })
})
