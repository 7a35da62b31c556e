import { keepPreviousData } from '@tanstack/react-query'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Alert, Button, Skeleton, TablePagination, Typography, Stack } from '@mui/material'
import { calendarDateOf } from '@cauce/contract/calendar.ts'
import { formatDateTime } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { useRead } from '../../providers/call.ts'
import { MarkedIfOld } from '../../ui/failure.tsx'
import { Lead, PageHeading } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { QuarterSection } from './quarter-section.tsx'
import type { WithholdingsQuery } from '../../providers/records.ts'
import { useSearchParams } from 'react-router-dom'
import { useQueryParts } from '../../ui/use-query-parts.ts'

/** /admin/withholdings/: the tax that was withheld from interest, quarter by quarter, and by when it is due. */
export function Withholdings() {
  const t = useWords()
  const { page, query, choose, turnTo } = useQuarterAddress()
  const { data, error, isFetching, isPlaceholderData, refetch } = useRead(
    ['withholdings', query],
    'GET /v1/tax/withholdings',
    { query },
    { placeholderData: keepPreviousData },
  )
  return (
    <>
      <PageHeading title={t('withholdings.title')}>
        <Button variant="outlined" onClick={() => void refetch()} loading={isFetching}>
          {t('reconciliation.again')}
        </Button>
      </PageHeading>
      <Lead>{t('withholdings.about')}</Lead>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data && (
        <>
          <Typography sx={{ marginBlockEnd: 2 }}>
            {t('withholdings.balance', { amount: formatMoney(data.balance) })}{' '}
            {data.toDeduct !== '0.00' && `${t('withholdings.toDeduct', { amount: formatMoney(data.toDeduct) })} `}
            {t('reconciliation.checkedAt', { instant: formatDateTime(data.checkedAt) })}
          </Typography>
          {data.years.length > 0 && <QuarterFilters years={data.years} query={query} onChoose={choose} />}
          {data.total === 0 && (
            <Typography sx={{ marginBlockStart: 2 }}>
              {t(data.years.length === 0 ? 'withholdings.none' : 'withholdings.noneMatch')}
            </Typography>
          )}
          <MarkedIfOld isOld={isPlaceholderData}>
            {data.data.map((quarter) => (
              <QuarterSection
                key={quarter.fromDay}
                quarter={quarter}
                today={calendarDateOf(new Date(data.checkedAt))}
              />
            ))}
          </MarkedIfOld>
          {(data.total > PAGE_ROWS || page > 0) && (
            <TablePagination
              component="div"
              count={data.total}
              page={Math.min(page, Math.max(0, Math.ceil(data.total / PAGE_ROWS) - 1))}
              rowsPerPage={PAGE_ROWS}
              rowsPerPageOptions={[PAGE_ROWS]}
              onPageChange={(_event, next) => turnTo(next)}
            />
          )}
        </>
      )}
    </>
  )
}

interface Props {
  readonly years: readonly number[]
  readonly query: WithholdingsQuery
  readonly onChoose: (name: 'year' | 'quarter', value: string) => void
}

function QuarterFilters({ years, query, onChoose }: Props) {
  const t = useWords()
  const { year, quarter } = query
  const offered = year === undefined || years.includes(year) ? years : [year, ...years]
  const choices = {
    year: offered.map((one) => [String(one), String(one)] as const),
    quarter: [1, 2, 3, 4].map((one) => [String(one), t('withholdings.quarterOf', { number: one })] as const),
  }
  const chosen = { year: String(year ?? ''), quarter: String(quarter ?? '') }
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(['year', 'quarter'] as const).map((name) => (
        <SelectField
          key={name}
          label={t(`withholdings.filter.${name}`)}
          value={chosen[name]}
          options={[['', t(`withholdings.filter.all.${name}`)], ...choices[name]]}
          onChoose={(value) => onChoose(name, value)}
          fullWidth={false}
          sx={{ minInlineSize: 160 }}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        />
      ))}
    </Stack>
  )
}

/** Quarters of a page: two years. */
const PAGE_ROWS = 8

/** A whole number of the address between two bounds; else none, as if it were not there. */
function numberIn(text: string | null, [least, most]: readonly [number, number]): number | undefined {
  const value = Number(text)
  return text !== null && /^\d+$/.test(text) && value >= least && value <= most ? value : undefined
}

const BOUNDS = { year: [2000, 2199], quarter: [1, 4], page: [1, 10_000] } as const

const NAMES = ['year', 'quarter', 'page'] as const

const KNOWN = Object.fromEntries(
  NAMES.map((name) => [name, (text: string) => numberIn(text, BOUNDS[name]) !== undefined]),
)

/** Which quarters the address asks for (`?year=2026&quarter=3&page=2`), so that it can be kept, sent and gone back to. */
export function useQuarterAddress() {
  const [address] = useQueryParts(KNOWN)
  // What is chosen can be gone back from, so that it is an entry of the history.
  const [, setAddress] = useSearchParams()
  const [year, quarter, page = 1] = NAMES.map((name) => numberIn(address.get(name), BOUNDS[name]))
  const query: WithholdingsQuery = {
    ...(year !== undefined && { year }),
    ...(quarter !== undefined && { quarter }),
    skip: (page - 1) * PAGE_ROWS,
    take: PAGE_ROWS,
  }
  const go = (change: Readonly<Record<string, string>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(change))
          if (value === '') next.delete(name)
          else next.set(name, value)
        return next
      },
      // `before` is what is rendered: a second choice that came sooner than the page would lose the first.
      { flushSync: true },
    )
  return {
    page: page - 1,
    query,
    choose: (name: 'year' | 'quarter', value: string) => go({ [name]: value, page: '' }),
    turnTo: (next: number) => go({ page: next === 0 ? '' : String(next + 1) }),
  }
}
