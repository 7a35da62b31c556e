import { accessTo, useActor } from '../../ui/ability.ts'
import { ListActions } from '../../ui/list/list-actions.tsx'
import { Box, Typography } from '@mui/material'
import { ToggleChip } from '../../ui/toggle-chip.tsx'
import { CanAccess, List, useGetList } from 'react-admin'
import type { Answer } from '@cauce/client'
import { MAXIMUM_BATCH, PAYMENT_STATES } from '@cauce/contract'
import { formatCount } from '@cauce/format/quantities.ts'
import type { PaymentRecord, PaymentBatchRecord } from '../../providers/records.ts'
import { PageForbidden } from '../../ui/layout/pages.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { useQueryParts } from '../../ui/use-query-parts.ts'
import { useWords } from '../../ui/words.ts'
import { PaymentsTable, paymentFilters } from './payment-list.tsx'
import { QueueTable } from './queue-table.tsx'
import { ReportButton } from './report-dialog.tsx'
import { formatDate } from '@cauce/format/dates.ts'
import { InsteadOfRows } from '../../ui/failure.tsx'
import { Amount } from '../../ui/figures.tsx'
import { Section } from '../../ui/section.tsx'
import { BatchStateBadge } from './payment-states.tsx'

type State = PaymentRecord['state']

/** /admin/bank/payments/: what waits to be paid, and payments by state. */
export const PaymentsPage = () => (
  <CanAccess {...accessTo('payments.read')} accessDenied={<PageForbidden />}>
    <Payments />
  </CanAccess>
)

function Payments() {
  const t = useWords()
  const [query, change] = useQueryParts({ state: (asked) => stateOf(asked) !== undefined })
  const state = stateOf(query.get('state')) ?? 'queued'
  const actions = (
    <>
      <Box component="span" sx={{ paddingInline: 1 }}>
        <RecordLink resource="paymentBatches" type="list" name={t('paymentBatches.list')} />
      </Box>
      <ReportButton />
    </>
  )
  const isQueue = state === 'queued'
  return (
    <>
      <StateChips chosen={state} onChoose={(wanted) => change({ state: wanted })} />
      <Box sx={isQueue ? beside : {}}>
        {isQueue && <OpenBatches />}
        <List
          key={state}
          resource="payments"
          filter={{ state }}
          filters={paymentFilters}
          sort={isQueue ? { field: 'createdAt', order: 'ASC' } : { field: 'updatedAt', order: 'DESC' }}
          storeKey={isQueue ? false : `payments.${state}`}
          disableSyncWithLocation
          actions={<ListActions>{actions}</ListActions>}
          {...(isQueue && { perPage: MAXIMUM_BATCH, pagination: false })}
        >
          {isQueue ? <QueueTable /> : <PaymentsTable />}
        </List>
      </Box>
    </>
  )
}

/** A phone begins with the batch that waits for a key. */
const beside = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  '& > section': { order: { lg: 1 } },
} as const

const stateOf = (asked: string | null): State | undefined => PAYMENT_STATES.find((state) => state === asked)

interface ChipsProps {
  readonly chosen: State
  readonly onChoose: (state: State) => void
}

/** Each state with the number of its payments; none where no payment is in it, unless it is the one that is read. */
function StateChips({ chosen, onChoose }: ChipsProps) {
  const t = useWords()
  const { meta } = useGetList('payments', {
    filter: { getTotalByStates: true },
    pagination: { page: 1, perPage: 1 },
  })
  const totals = (meta as Answer<'/v1/bank/payments'> | undefined)?.totalByStates
  return (
    <Box
      component="fieldset"
      aria-label={t('payments.states')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, margin: 0, marginBlockEnd: 2, padding: 0, border: 0 }}
    >
      {PAYMENT_STATES.filter((state) => state === chosen || totals?.[state]).map((state) => {
        const name = t(`payments.state.${state}`)
        return (
          <ToggleChip
            key={state}
            label={totals ? `${name} ${formatCount(totals[state])}` : name}
            isChosen={state === chosen}
            onClick={() => onChoose(state)}
          />
        )
      })}
    </Box>
  )
}

/** More than wait at once. */
const MOST = 25
const isOpen = ({ state }: PaymentBatchRecord) => state !== 'executed' && state !== 'cancelled'

/** The newest batches that are not finished: those that wait for a key, for their file to go to the bank, or for the bank. */
function OpenBatches() {
  const t = useWords()
  const { data, error, refetch } = useGetList<PaymentBatchRecord>('paymentBatches', {
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: MOST },
  })
  const open = data?.filter(isOpen)
  return (
    <Section title={t('paymentBatches.open')}>
      <InsteadOfRows rows={open} error={error} onRetry={refetch} none={t('paymentBatches.noneOpen')} />
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
        {open?.map((batch) => (
          <BatchCard key={batch.id} batch={batch} />
        ))}
      </Box>
    </Section>
  )
}

function BatchCard({ batch }: { readonly batch: PaymentBatchRecord }) {
  const t = useWords()
  const actor = useActor()
  const { id, number, state, total, count, executionDay, createdBy, createdByName } = batch
  return (
    <Box
      component="li"
      sx={{ padding: 1.5, border: '1px solid var(--line)', borderRadius: '4px', backgroundColor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <RecordLink resource="paymentBatches" id={id} name={t('paymentBatches.name', { number })} />
        <BatchStateBadge state={state} />
      </Box>
      <Box
        component="p"
        sx={{
          margin: 0,
          fontFamily: 'var(--font-display)',
          fontSize: '1.5rem',
          letterSpacing: 'var(--tracking-figure)',
        }}
      >
        <Amount value={total} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('paymentBatches.summary', { smart_count: count, day: formatDate(executionDay) })}
      </Typography>
      {state === 'draft' && (
        <Typography variant="body2">
          {actor?.userId === createdBy
            ? t('paymentBatches.ownBatch')
            : t('paymentBatches.waitsForYou', { name: createdByName })}
        </Typography>
      )}
    </Box>
  )
}
