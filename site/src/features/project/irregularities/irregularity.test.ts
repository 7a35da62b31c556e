import { expect, it } from 'vitest'
import type { Order } from '../orders/leaving.ts'
import { revocable, shownIrregularity, stepsOf, type Irregularity } from './irregularity.ts'

const NOW = new Date('2026-11-27T10:00:00Z')
const irregularity = (change: Partial<Irregularity> = {}): Irregularity => ({
  irregularityId: 'i',
  state: 'suspended',
  irregularity: 'La hipoteca no es la primera.',
  irregularityEn: null,
  differences: [],
  steps: 'Se pide otra nota.',
  stepsEn: null,
  correction: null,
  correctionEn: null,
  suspendedAt: '2026-11-25T08:40:00.000Z',
  lastDay: '2026-12-25',
  revocableUntil: '2026-11-29T23:00:00.000Z',
  endedAt: null,
  ...change,
})
const corrected = { state: 'corrected', correction: 'Consta.' } as const

it.each([
  { title: 'none', shown: false, value: null },
  { title: 'one that lasts', shown: true, value: irregularity() },
  {
    title: 'one corrected 29 days ago',
    shown: true,
    value: irregularity({ ...corrected, endedAt: '2026-10-29T10:00:00Z' }),
  },
  {
    title: 'one corrected 30 days ago',
    shown: false,
    value: irregularity({ ...corrected, endedAt: '2026-10-28T10:00:00Z' }),
  },
  {
    title: 'one that cancelled the offer',
    shown: true,
    value: irregularity({ state: 'cancelled', endedAt: '2026-01-01T10:00:00Z' }),
  },
])('of $title the page shows it: $shown', ({ shown, value }) =>
  expect(shownIrregularity({ irregularity: value }, NOW) !== null).toBe(shown),
)

it.each([
  { title: 'suspended', change: {}, steps: ['suspended', '(revocable)', '(lastDay)'] },
  {
    title: 'suspended, the right to revoke over',
    change: { revocableUntil: '2026-11-26T23:00:00Z' },
    steps: ['suspended', 'revocable', '(lastDay)'],
  },
  {
    title: 'corrected after a suspension',
    change: { ...corrected, endedAt: '2026-11-27T09:00:00Z' },
    steps: ['suspended', 'corrected', '(revocable)'],
  },
  {
    title: 'corrected at once',
    change: { ...corrected, endedAt: '2026-11-27T09:00:00Z', suspendedAt: null, lastDay: null },
    steps: ['corrected', '(revocable)'],
  },
  {
    title: 'cancelled',
    change: { state: 'cancelled' as const, endedAt: '2026-11-27T09:00:00Z' },
    steps: ['suspended', 'cancelled'],
  },
])('the steps of one that is $title', ({ change, steps }) =>
  expect(stepsOf(irregularity(change), NOW).map(({ name, isPast }) => (isPast ? name : `(${name})`))).toEqual(steps),
)

it('only orders in their reflection period can be revoked', () => {
  const order = (status: string, reflectionEndsAt: string) => ({ status, reflectionEndsAt }) as Order
  const [open, over] = ['2026-11-29T23:00:00Z', '2026-11-27T10:00:00Z']
  expect(revocable([order('pending', open), order('pending', over), order('active', open)], NOW)).toHaveLength(1)
})
