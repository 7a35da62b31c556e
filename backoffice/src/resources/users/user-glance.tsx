import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Box, Skeleton } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { useCall, type Call } from '../../providers/call.ts'
import type { UserRecord } from '../../providers/records.ts'
import { Failure } from '../../ui/failure.tsx'
import { Amount } from '../../ui/figures.tsx'
import { Missing } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'

export const useOverview = (user: UserRecord) => useQuery(overviewOf(useCall(), user))

/** The query of it. What the page read a moment ago is not read again. */
export const overviewOf = (call: Call, { id, updatedAt }: UserRecord) => ({
  queryKey: ['users', 'overview', id, updatedAt],
  queryFn: () => call('GET /v1/account/users/{id}/overview', { params: { id } }),
  staleTime: 1_000,
})

export type OverviewQuery = ReturnType<typeof useOverview>

export function UserGlance({ overview: { data, error, refetch } }: { readonly overview: OverviewQuery }) {
  const t = useWords()
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={84} />
  const { nextPayment, late } = data
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
        gap: '0.75rem 1.5rem',
        margin: 0,
        paddingBlock: 1.5,
        borderBlock: '1px solid var(--line)',
      }}
    >
      <Glance label={t('customers.balance')} amount={data.balance}>
        {t('customers.availableAndReserved', {
          available: formatMoney(data.available),
          reserved: formatMoney(data.reserved),
        })}
        {data.unreceived !== '0.00' && `, ${t('customers.unreceived', { amount: formatMoney(data.unreceived) })}`}
      </Glance>
      <Glance label={t('customers.invested')} amount={data.invested}>
        {t('customers.inProjects', { smart_count: data.projectCount })}
        {data.reflecting !== '0.00' && ` ${t('customers.reflecting', { amount: formatMoney(data.reflecting) })}`}
      </Glance>
      <Glance label={t('customers.earned')} amount={data.earned}>
        {t('customers.earnedHelp')}
      </Glance>
      <Glance label={t('customers.nextPayment')} amount={nextPayment?.net}>
        {nextPayment ? `${formatDate(nextPayment.dueDate)}, ${nextPayment.projectName}` : t('customers.noPayment')}
      </Glance>
      {late && (
        <Glance label={t('customers.late')} amount={late.net} isLate>
          {t('customers.lateSince', { date: formatDate(late.since), project: late.projectName })}
        </Glance>
      )}
    </Box>
  )
}

interface GlanceProps {
  readonly label: string
  readonly amount: string | undefined
  readonly isLate?: boolean
  readonly children: ReactNode
}

const Glance = ({ label, amount, isLate = false, children }: GlanceProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ display: 'block', fontFamily: 'var(--font-display)', fontSize: '1.25rem' }}>
        {amount === undefined ? <Missing /> : <Amount value={amount} />}
      </Box>
      <Box
        component="span"
        sx={{ display: 'block', fontSize: '0.8125rem', color: isLate ? 'error.main' : 'text.secondary' }}
      >
        {children}
      </Box>
    </Box>
  </Box>
)
