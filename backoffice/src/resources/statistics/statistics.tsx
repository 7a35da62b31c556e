import { useState, useId } from 'react'
import {
  Alert,
  Box,
  Button,
  Stack,
  Tab,
  Tabs,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  Skeleton,
  TextField,
} from '@mui/material'
import { addMonths } from '@cauce/contract/calendar.ts'
import { GROUPINGS } from '@cauce/contract'
import { CalendarDate } from '@cauce/contract/dates.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { FeeSummary, MovementSummary } from '../../providers/records.ts'
import { PageHeading, Section } from '../../ui/section.tsx'
import { useToday, typedDate } from '../../ui/time.tsx'
import { useQueryParts } from '../../ui/use-query-parts.ts'
import { useWords } from '../../ui/words.ts'
import { sumOf } from '../transactions/effect-of.ts'
import { type Range, periodName } from './period-name.ts'
import { drawnGrouping, MAXIMUM_POINTS } from './ranges.ts'
import { Cohorts } from './cohorts.tsx'
import { ByProject } from './by-project.tsx'
import { LatePayments } from './late-payments.tsx'
import { SummarySection, type Summary } from './summary-section.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCall } from '../../providers/call.ts'
import { ChartSection } from '../../ui/chart-section.tsx'
import { Failure } from '../../ui/failure.tsx'
import { loaded } from '../../ui/loaded.ts'
import { maskDate, parseTypedDate } from '@cauce/format/typed-date.ts'
import { CalendarButton } from '../../ui/calendar-button.tsx'

const movements: Summary<MovementSummary['data'][number]> = {
  of: 'order-movements',
  title: (t) => t('statistics.movements.title'),
  countLabel: (t) => t('statistics.count'),
  series: [
    { label: (t) => t('statistics.invested'), color: 'var(--series-2)', amountOf: ({ invested }) => invested },
    { label: (t) => t('statistics.disinvested'), color: 'var(--series-4)', amountOf: ({ disinvested }) => disinvested },
    { label: (t) => t('statistics.penalties'), amountOf: ({ penalties }) => penalties },
  ],
  sentence: (t, rows, range, count) =>
    count === 0
      ? t('statistics.movements.none')
      : t('statistics.movements.sentence', {
          ...inWords(range),
          invested: formatMoney(sumOf(rows.map(({ invested }) => invested))),
          disinvested: formatMoney(sumOf(rows.map(({ disinvested }) => disinvested))),
          smart_count: count,
        }),
}

const fees: Summary<FeeSummary['data'][number]> = {
  of: 'fees',
  title: (t) => t('statistics.fees.title'),
  countLabel: (t) => t('statistics.fees.count'),
  series: [{ label: (t) => t('statistics.fees.amount'), color: 'var(--series-1)', amountOf: ({ amount }) => amount }],
  sentence: (t, rows, range, count) =>
    count === 0
      ? t('statistics.fees.none')
      : t('statistics.fees.sentence', {
          ...inWords(range),
          amount: formatMoney(sumOf(rows.map(({ amount }) => amount))),
          smart_count: count,
        }),
}

const inWords = ({ fromDate, toDate }: Range) => ({ from: formatDate(fromDate), to: formatDate(toDate) })

/** /admin/statistics/: what was invested, and what the platform earned and keeps, by period (handbook rule 14.19). */
export function Statistics() {
  const t = useWords()
  const today = useToday()
  const [query, change] = useQueryParts(KNOWN)
  const groupBy = groupingOf(query.get('groupBy')) ?? 'month'
  const part = partOf(query.get('part')) ?? 'investments'
  // What is typed may be no date yet; the address has the latest one that is.
  const [fromDate, setFromDate] = useState(dateOf(query, 'fromDate') ?? `${addMonths(today, -11).slice(0, 7)}-01`)
  const [toDate, setToDate] = useState(dateOf(query, 'toDate') ?? today)
  const drawn = drawnGrouping({ groupBy, fromDate, toDate })
  const refusal = refusalOf(fromDate, toDate, t)
  const range = { groupBy: drawn, fromDate, toDate }
  const typed = (set: (date: string) => void, name: string) => (date: string) => {
    set(date)
    if (date !== '') change({ [name]: date })
  }
  return (
    <>
      <PageHeading title={t('statistics.title')} />
      <Tabs
        value={part}
        aria-label={t('statistics.title')}
        onChange={(_event, chosen: string) => change({ part: chosen })}
        sx={{ marginBlockEnd: 2 }}
      >
        {PARTS.map((one) => (
          <Tab key={one} value={one} label={t(`statistics.parts.${one}`)} />
        ))}
      </Tabs>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlockEnd: 3 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={groupBy}
          aria-label={t('statistics.groupBy')}
          onChange={(_event, chosen: Range['groupBy'] | null) => chosen && change({ groupBy: chosen })}
        >
          {GROUPINGS.map((grouping) => (
            <ToggleButton key={grouping} value={grouping}>
              {t(`fees.groupBy.${grouping}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DayField label={t('common.from')} value={fromDate} onChange={typed(setFromDate, 'fromDate')} />
        <DayField label={t('common.to')} value={toDate} onChange={typed(setToDate, 'toDate')} refusal={refusal} />
      </Box>
      {refusal === undefined && (
        <Stack spacing={5} role="tabpanel" aria-label={t(`statistics.parts.${part}`)}>
          {drawn !== groupBy && (
            <Alert severity="info">
              {t('statistics.coarser', { maximum: MAXIMUM_POINTS, grouping: t(`statistics.by.${drawn}`) })}
            </Alert>
          )}
          {part === 'investments' ? (
            <>
              <SummarySection key="movements" summary={movements} range={range} />
              <ByProject range={range} />
              <Cohorts range={range} />
            </>
          ) : (
            <>
              <SummarySection key="fees" summary={fees} range={range} />
              <Custody range={range} />
              <LatePayments />
              <Journal range={range} />
            </>
          )}
        </Stack>
      )}
    </>
  )
}

const Journal = ({ range: { fromDate, toDate } }: { readonly range: Range }) => {
  const t = useWords()
  return (
    <Section
      title={t('statistics.journal.title')}
      actions={
        <Button href={`/v1/bank/journal?fromDate=${fromDate}&toDate=${toDate}`}>
          {t('statistics.journal.download')}
        </Button>
      }
    >
      <Typography>{t('statistics.journal.sentence')}</Typography>
    </Section>
  )
}

function refusalOf(fromDate: string, toDate: string, t: Translate): string | undefined {
  if (toDate < fromDate) return t('errors.end-before-start')
  const years = Number(toDate.slice(0, 4)) - Number(fromDate.slice(0, 4)) + 1
  return years > MAXIMUM_POINTS ? t('errors.too-many-periods', { maximum: MAXIMUM_POINTS }) : undefined
}

const groupingOf = (asked: string | null) => GROUPINGS.find((grouping) => grouping === asked)
const dateOf = (query: URLSearchParams, name: string) => CalendarDate.safeParse(query.get(name)).data
const isDate = (asked: string) => CalendarDate.safeParse(asked).success
const PARTS = ['investments', 'income'] as const
const partOf = (asked: string | null) => PARTS.find((one) => one === asked)
const KNOWN = {
  groupBy: (asked: string) => groupingOf(asked) !== undefined,
  part: (asked: string) => partOf(asked) !== undefined,
  fromDate: isDate,
  toDate: isDate,
}

const LinesByPeriod = loaded(() => import('../../ui/charts.tsx'), 'LinesByPeriod')

const CUSTODY_PARTS = [
  ['wallets', 'var(--series-2)'],
  ['projects', 'var(--series-1)'],
  ['unassigned', 'var(--series-4)'],
  ['underWay', 'var(--series-3)'],
] as const

/** The money in custody at the end of each period: in wallets, in projects, not assigned and under way (decision list-counters). */
function Custody({ range }: { readonly range: Range }) {
  const t = useWords()
  const call = useCall()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['statistics', 'custody', range],
    queryFn: async () => ({ range, ...(await call('GET /v1/project/statistics/custody', { query: range })) }),
    placeholderData: keepPreviousData,
  })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  const { periods } = data
  const names = periods.map(({ period }) => periodName(period, data.range.groupBy, t))
  const last = periods.at(-1)
  const series = CUSTODY_PARTS.map(([part, color]) => ({
    label: t(`statistics.custody.parts.${part}`),
    color,
    amounts: periods.map((one) => one[part]),
  }))
  return (
    <ChartSection
      title={t('statistics.custody.title')}
      sentence={
        last
          ? t('statistics.custody.sentence', {
              period: names.at(-1)!,
              wallets: formatMoney(last.wallets),
              projects: formatMoney(last.projects),
            })
          : t('statistics.custody.none')
      }
      isEmpty={last === undefined}
      headings={[t('statistics.period'), ...series.map(({ label }) => label)]}
      rows={periods.map((one, index) => ({
        key: one.period,
        name: names[index]!,
        cells: CUSTODY_PARTS.map(([part]) => one[part]),
      }))}
      isOld={isPlaceholderData}
      chart={<LinesByPeriod periods={names} series={series} />}
    />
  )
}

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (date: string) => void
  readonly refusal?: string | undefined
}

/** A date outside of a form. What is typed may be no date yet; `onChange` hears whole dates only. */
function DayField({ label, value, onChange, refusal }: Props) {
  const t = useWords()
  const id = useId()
  const [typed, setTyped] = useState(() => maskDate(value))
  const date = parseTypedDate(typed)
  const error = date === undefined ? t('errors.date-invalid') : refusal
  const take = (text: string) => {
    const next = maskDate(text)
    setTyped(next)
    const whole = parseTypedDate(next)
    if (whole !== undefined) onChange(whole)
  }
  return (
    <TextField
      {...typedDate(t('forms.datePattern'), <CalendarButton date={date ?? ''} onChoose={take} fieldId={id} />)}
      id={id}
      margin="none"
      fullWidth={false}
      label={label}
      value={typed}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => take(target.value)}
    />
  )
}
