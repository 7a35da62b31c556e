import type * as source from '../es/statistics.ts'
import type { Translation } from '../translation.ts'

export const statistics = {
  title: 'Statistics',
  groupBy: 'Group by',
  invested: 'Invested',
  disinvested: 'Disinvested',
  penalties: 'Penalties',
  count: 'Movements',
  period: 'Period',
  quarter: 'Q%{quarter} %{year}',
  movements: {
    title: 'Investments',
    sentence:
      'Between %{from} and %{to}, %{invested} were invested and %{disinvested} disinvested, in %{count} movements.',
    none: 'There are no investments in that period.',
  },
  fees: {
    title: 'Management fees',
    sentence: 'Between %{from} and %{to} the platform earned %{amount} in fees, in %{count} payments.',
    none: 'There are no fees in that period.',
    amount: 'Fees',
    count: 'Payments',
  },
} as const satisfies Translation<typeof source.statistics>
