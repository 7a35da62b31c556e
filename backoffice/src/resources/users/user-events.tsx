import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Skeleton, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { EVENT_KINDS, type EventKind } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import type { CauceDataProvider, CustomerEvent } from '../../providers/data.ts'
import type { UserRecord } from '../../providers/records.ts'
import { useMay } from '../../ui/ability.ts'
import { Failure } from '../../ui/failure.tsx'
import { KindChips } from '../../ui/kind-chips.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { EventDay } from './event-row.tsx'

type Place = Pick<CustomerEvent, 'at' | 'eventId'> | undefined

/** Everything that happened with a customer, the latest first, of all kinds or of one (handbook rule 14.40). */
export function UserEvents({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const mayReadAudit = useMay('audit.read')
  const [kind, setKind] = useState<EventKind>()
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['users', 'events', user.id, kind],
    queryFn: ({ pageParam }) => dataProvider.customerEvents(user.id, kind, pageParam),
    initialPageParam: undefined as Place,
    getNextPageParam: ({ hasMore, events }): Place => (hasMore ? events.at(-1) : undefined),
  })
  const events = data?.pages.flatMap((page) => page.events) ?? []
  const kinds = EVENT_KINDS.filter((one) => one !== 'staff' || mayReadAudit)
  return (
    <Section title={t('customers.events')}>
      <KindChips kinds={kinds} chosen={kind} nameOf={(one) => t(`customers.eventKind.${one}`)} onChoose={setKind} />
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={200} />}
      {data && events.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('customers.noEvents')}</Typography>
      )}
      {[...Map.groupBy(events, ({ at }) => formatDate(at))].map(([day, ofDay]) => (
        <EventDay key={day} day={day} events={ofDay} />
      ))}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('common.seeMore')}
        </Button>
      )}
    </Section>
  )
}
