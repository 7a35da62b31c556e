import { describe, expect, it } from 'vitest'
import { investedSeries } from './invested-series.ts'

const movement = (createdAt: string, amount: string, type: 'invest' | 'disinvest' = 'invest') => ({
  createdAt,
  amount,
  type,
})

describe('what stood invested by month', () => {
  it('is nothing without movements', () => expect(investedSeries([], '2026-11-20')).toEqual([]))

  it('adds what was invested, takes what was disinvested, and keeps what stood in quiet months', () => {
    const series = investedSeries(
      [
        movement('2026-11-02T10:00:00.000Z', '0.30', 'disinvest'),
        movement('2026-08-10T10:00:00.000Z', '0.10'),
        movement('2026-08-20T10:00:00.000Z', '0.20'),
        movement('2026-10-01T10:00:00.000Z', '1000.00'),
      ],
      '2026-11-20',
    )
    expect(series).toEqual([
      { month: '2026-08-01', invested: '0.30', disinvested: '0.00', standing: '0.30' },
      { month: '2026-09-01', invested: '0.00', disinvested: '0.00', standing: '0.30' },
      { month: '2026-10-01', invested: '1000.00', disinvested: '0.00', standing: '1000.30' },
      { month: '2026-11-01', invested: '0.00', disinvested: '0.30', standing: '1000.00' },
    ])
  })

  it('counts the last hour of a month in Madrid, not in Greenwich', () => {
    expect(
      investedSeries([movement('2026-10-31T23:30:00.000Z', '5.00')], '2026-11-20').map(({ month }) => month),
    ).toEqual(['2026-11-01'])
  })
})
