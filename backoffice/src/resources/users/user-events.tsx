import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@mui/material'
import { EVENT_KINDS } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { useCanAccess } from 'react-admin'
import { useCall } from '../../providers/call.ts'
import type { CustomerEvent, UserRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { InsteadOfRows } from '../../ui/failure.tsx'
import { KindChips } from '../../ui/kind-chips.tsx'
import { Section } from '../../ui/section.tsx'
import { useQueryParts } from '../../ui/use-query-parts.ts'
import { useWords } from '../../ui/words.ts'
import { EventDay } from './event-row.tsx'
import { overviewOf } from './user-glance.tsx'

type Place = Pick<CustomerEvent, 'at' | 'eventId'> | undefined

/** Everything that happened with a customer, the latest first, of all kinds or of one, which the address names (handbook rule 14.40). */
export function UserEvents({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const call = useCall()
  const queries = useQueryClient()
  const { canAccess: mayReadAudit, isPending } = useCanAccess(accessTo('audit.read'))
  const kinds = EVENT_KINDS.filter((one) => one !== 'staff' || mayReadAudit)
  const [address, setAddress] = useQueryParts({
    event: (value) => isPending || kinds.some((one) => one === value),
  })
  const kind = kinds.find((one) => one === address.get('event'))
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['users', 'events', user.id, kind],
    queryFn: async ({ pageParam }) =>
      kind === undefined && pageParam === undefined
        ? (await queries.fetchQuery(overviewOf(call, user))).latest
        : call('GET /v1/account/users/{id}/events', {
            params: { id: user.id },
            query: { kind, before: pageParam?.at, beforeId: pageParam?.eventId },
          }),
    initialPageParam: undefined as Place,
    getNextPageParam: ({ hasMore, events }): Place => (hasMore ? events.at(-1) : undefined),
  })
  const events = data?.pages.flatMap((page) => page.events) ?? []
  return (
    <Section title={t('customers.events')}>
      <KindChips
        kinds={kinds}
        chosen={kind}
        nameOf={(one) => t(`customers.eventKind.${one}`)}
        onChoose={(event) => setAddress({ event })}
      />
      <InsteadOfRows rows={data && events} error={error} onRetry={refetch} none={t('customers.noEvents')} />
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
