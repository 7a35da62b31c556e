import type { ReactNode } from 'react'
import { Box, Button } from '@mui/material'
import { useGetList, useListContext } from 'react-admin'
import { addDays } from '@cauce/contract/calendar.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { MessageKey } from '@cauce/i18n/office.ts'
import type { Noun } from '../../providers/nouns.ts'
import { Failure } from '../failure.tsx'
import { useToday } from '../time.tsx'
import { useWords } from '../words.ts'

type NameIn<Key> = Key extends `backoffice.list.sumOf.${infer Name}` ? Name : never
type SumLabels = Readonly<Record<string, NameIn<MessageKey>>>

/** For so long the sums of the same filters are not read again. */
const FRESH_MS = 30_000
/** How many days a list is narrowed to whose rows are too many to add up. */
const NARROW_DAYS = 30

interface Props {
  readonly labels: SumLabels
  readonly hasDays?: boolean
}

export function ListSums({ labels, hasDays = false }: Props) {
  const t = useWords()
  const today = useToday()
  const { resource, filterValues, filter, total, displayedFilters, setFilters } = useListContext()
  const narrow = () =>
    setFilters(
      { ...filterValues, fromDate: addDays(today, 1 - NARROW_DAYS), toDate: undefined },
      displayedFilters as object,
      false,
    )
  if (total === undefined) return null
  return (
    <Sums
      labels={labels}
      resource={resource as Noun}
      filter={{ ...(filterValues as object), ...(filter as object | undefined) }}
      ways={
        hasDays && (
          <Button size="small" onClick={narrow}>
            {t('backoffice.list.lastDays', { days: NARROW_DAYS })}
          </Button>
        )
      }
    />
  )
}

interface SumsProps {
  readonly labels: SumLabels
  readonly resource: Noun
  readonly filter: object
  readonly ways?: ReactNode
}

/**
 * The sums of all rows that a filter lets through, read apart so that the rows do not wait for them. What is no longer asked is
 * withdrawn, and what takes too long is not answered (decision list-counters).
 */
export function Sums({ labels, resource, filter, ways }: SumsProps) {
  const t = useWords()
  const { meta, error, refetch } = useGetList(
    resource,
    { filter: { ...filter, getSums: true }, pagination: { page: 1, perPage: 1 } },
    { staleTime: FRESH_MS },
  )
  const sums = (meta as { readonly sums?: Readonly<Record<string, string>> | null } | undefined)?.sums
  if (error) return <Failure error={error as Error} onRetry={refetch} />
  if (sums === null)
    return (
      <Box component="output" sx={{ ...row, alignItems: 'center' }}>
        <span>{t('backoffice.list.tooManyToSum')}</span>
        {ways}
      </Box>
    )
  return (
    <Box component="dl" aria-label={t('backoffice.list.sums')} sx={row}>
      {Object.entries(labels).map(([name, label]) => (
        <Box key={name} sx={{ display: 'flex', gap: 1 }}>
          <Box component="dt">{t(`backoffice.list.sumOf.${label}`)}</Box>
          <Box component="dd" sx={{ margin: 0, color: 'text.primary', fontWeight: 600 }}>
            {sums?.[name] === undefined ? '…' : formatMoney(sums[name])}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: 3,
  rowGap: 0.5,
  margin: 0,
  paddingInline: 2,
  paddingBlockStart: 1,
  minHeight: '2rem',
  color: 'text.secondary',
} as const
