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
  compared: 'Compared with the period before, from %{from} to %{to}.',
  change: '%{change}; before %{before}',
  before: 'Before %{before}',
  previous: 'Period before',
  difference: 'Change',
  coarser: 'That is more than %{maximum} points: grouped by %{grouping}.',
  by: { day: 'day', week: 'week', month: 'month', quarter: 'quarter', year: 'year' },
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
