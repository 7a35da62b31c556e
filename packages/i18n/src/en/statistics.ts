import type * as source from '../es/statistics.ts'
import type { Translation } from '../translation.ts'

export const statistics = {
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
  byProject: {
    title: 'By project',
    typeTitle: 'By type of project',
    type: 'Type',
    months: 'Whole months, from %{from} to %{to}.',
    named: 'The %{named} with the most invested, of %{count} projects with movements.',
    drawn: 'The chart shows the first %{drawn}.',
    none: 'There are no investments in these months.',
  },
  custody: {
    title: 'Money in custody',
    sentence:
      'At the end of %{period} there are %{wallets} in wallets and %{projects} in projects. Under way is what was booked and is on no statement yet: below zero, what the bank does not show yet; above zero, what the bank still has.',
    none: 'There are no postings in that period.',
    parts: { wallets: 'Wallets', projects: 'Projects', unassigned: 'Not assigned', underWay: 'Under way' },
  },
  cohorts: {
    title: 'Investors who return',
    sentence:
      'Investors by the month of their first investment, from %{from} to %{to}, and how many invested again and how much. A dash means that the time has not passed for all of them. Data as of %{at}.',
    none: 'Nobody invested for the first time in these months.',
    notYet: 'They are being counted for the first time. Come back in ten minutes.',
    month: 'First investment',
    investors: 'Investors',
    first: 'First investment (amount)',
    within: 'Within %{smart_count} month |||| Within %{smart_count} months',
    again: 'Again: %{within}',
  },
  funding: {
    title: 'Funding curve',
    sentence: '%{total} of %{goal} (%{percentage}) raised since %{since}.',
    none: 'There are no investments yet.',
    goal: 'Goal',
    total: 'Raised',
    steps: { day: 'Day', week: 'Week', month: 'Month' },
  },
  late: {
    title: 'Late payments',
    sentence: 'On %{day} there are %{count} late payments, which come to %{amount}.',
    none: 'On %{day} there are no late payments.',
    age: 'Days late',
    ages: { upTo30: '1 to 30', upTo60: '31 to 60', upTo90: '61 to 90', older: 'More than 90' },
    principal: 'Principal',
    interest: 'Interest',
    count: 'Payments',
    projects: 'Projects',
  },
  movements: {
    title: 'Investments',
    sentence:
      'Between %{from} and %{to}, %{invested} was invested and %{disinvested} was disinvested, in %{count} movements.',
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
