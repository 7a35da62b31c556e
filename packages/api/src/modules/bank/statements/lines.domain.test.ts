import { describe, expect, it } from 'vitest'
import { freshOf, groupsOf, pairLines, type KnownLine } from './lines.domain.ts'
import type { ReadMovement } from './readers/index.ts'

const line = (change: Partial<ReadMovement> = {}): ReadMovement => ({
  line: 1,
  bookingDay: '2026-11-02',
  valueDay: '2026-11-02',
  amount: 10n,
  kind: 'transfer',
  remittance: '',
  ...change,
})
const known = (movementId: string, change: Partial<KnownLine> = {}): KnownLine => ({
  movementId,
  remittance: '',
  counterpartyName: null,
  counterpartyIban: null,
  reference: null,
  endToEndId: null,
  bankReference: null,
  ...change,
})

describe('pairing equal lines', () => {
  it.each<{ by: string; sign: Partial<ReadMovement> & Partial<KnownLine>; other: Partial<ReadMovement> }>([
    { by: 'the reference of the bank', sign: { bankReference: 'A' }, other: { bankReference: 'B' } },
    { by: 'the reference of the sender', sign: { endToEndId: 'A' }, other: { endToEndId: 'B' } },
    {
      by: 'creditor reference and account',
      sign: { reference: 'RF1', counterpartyIban: 'ES1' },
      other: { reference: 'RF1', counterpartyIban: 'ES2' },
    },
    {
      by: 'creditor reference and name',
      sign: { reference: 'RF1', counterpartyName: 'ANA' },
      other: { reference: 'RF1', counterpartyName: 'BEA' },
    },
    { by: 'the text', sign: { remittance: 'Ingreso de Ana' }, other: { remittance: 'Ingreso de Bea' } },
  ])('by $by', ({ sign, other }) => {
    const [first, second] = [line(other), line(sign)]
    const { pairs, fresh } = pairLines([second, first], [known('a', sign)], 1)
    expect(pairs).toEqual([{ movementId: 'a', line: second }])
    expect(fresh).toEqual([first])
  })

  it.each<{ title: string; lines: ReadMovement[]; books: KnownLine[] }>([
    {
      title: 'not by a sign shared by two lines',
      lines: [line({ endToEndId: 'A' }), line({ endToEndId: 'A' })],
      books: [known('a', { endToEndId: 'A' })],
    },
    {
      title: 'not by a sign shared by two known lines',
      lines: [line({ endToEndId: 'A' })],
      books: [known('a', { endToEndId: 'A' }), known('b', { endToEndId: 'A' })],
    },
    {
      title: 'not by a creditor reference alone',
      lines: [line({ reference: 'RF1' })],
      books: [known('a', { reference: 'RF1' })],
    },
    {
      title: 'not by an account alone',
      lines: [line({ counterpartyIban: 'ES1' })],
      books: [known('a', { counterpartyIban: 'ES1' })],
    },
    { title: 'not by an empty text', lines: [line()], books: [known('a')] },
  ])('$title', ({ lines, books }) => {
    expect(pairLines(lines, books, 0)).toEqual({ pairs: [], fresh: [] })
  })

  it('by the surest sign first, and once', () => {
    const [one, two] = [line({ bankReference: 'A', endToEndId: 'E' }), line({ bankReference: 'B', remittance: 'x' })]
    const books = [known('b', { endToEndId: 'E', remittance: 'x' }), known('a', { bankReference: 'A' })]
    expect(pairLines([one, two], books, 0).pairs).toEqual([
      { movementId: 'a', line: one },
      { movementId: 'b', line: two },
    ])
  })

  it('takes the last of the remaining lines as new', () => {
    const [one, two, three] = [line({ remittance: '1' }), line({ remittance: '2' }), line({ remittance: '3' })]
    expect(pairLines([one, two, three], [known('a', { remittance: '2' }), known('b')], 1)).toEqual({
      pairs: [{ movementId: 'a', line: two }],
      fresh: [three],
    })
    expect(pairLines([one, two, three], [], 3).fresh).toEqual([one, two, three])
  })
})

const days = (...entries: [string, bigint, number][]) => {
  const all = new Map<string, Map<bigint, number>>()
  for (const [day, amount, count] of entries)
    all.set(day, (all.get(day) ?? new Map<bigint, number>()).set(amount, count))
  return all
}

it('lists the days and amounts of which not all lines are new', () => {
  const file = days(['2026-11-02', 10n, 3], ['2026-11-02', 11n, 1], ['2026-11-03', 10n, 1])
  const books = days(['2026-11-02', 10n, 2], ['2026-11-03', 10n, 1])
  const placement = { days: days(['2026-11-02', 10n, 4], ['2026-11-02', 11n, 1], ['2026-11-03', 10n, 1]) }
  expect(groupsOf(file, books, placement)).toEqual([
    { bookingDay: '2026-11-02', amount: 10n, inFile: 3, fresh: 2 },
    { bookingDay: '2026-11-03', amount: 10n, inFile: 1, fresh: 0 },
  ])
})

it('counts new lines and sums them by sign', () => {
  const placement = { days: days(['2026-11-02', 10n, 4], ['2026-11-02', -3n, 2], ['2026-11-03', 5n, 1]) }
  const books = days(['2026-11-02', 10n, 2], ['2026-11-03', 5n, 1])
  expect(freshOf(placement, books)).toEqual({ newCount: 4, credits: 20n, debits: -6n })
  expect(freshOf(placement, placement.days)).toEqual({ newCount: 0, credits: 0n, debits: 0n })
})
