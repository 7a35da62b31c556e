import { accessTo } from '../../ui/ability.ts'
import { ListActions } from '../../ui/list/list-actions.tsx'
import { Box } from '@mui/material'
import { ToggleChip } from '../../ui/toggle-chip.tsx'
import { CanAccess, List, useGetList } from 'react-admin'
import type { Answer } from '@cauce/client'
import { PAYMENT_STATES } from '@cauce/contract'
import { formatCount } from '@cauce/format/quantities.ts'
import type { PaymentRecord } from '../../providers/records.ts'
import { Lead } from '../../ui/layout/lead.tsx'
import { PageForbidden } from '../../ui/layout/pages.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useQueryParts } from '../../ui/use-query-parts.ts'
import { useWords } from '../../ui/words.ts'
import { OpenBatches } from './open-batches.tsx'
import { PaymentsTable, paymentFilters } from './payment-list.tsx'
import { PaymentQueue } from './payment-queue.tsx'
import { ReportButton } from './report-dialog.tsx'

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
  const title = t('payments.title')
  const actions = (
    <>
      <Box component="span" sx={{ paddingInline: 1 }}>
        <RecordLink resource="paymentBatches" type="list" name={t('paymentBatches.list')} />
      </Box>
      <ReportButton />
    </>
  )
  const chips = <StateChips chosen={state} onChoose={(wanted) => change({ state: wanted })} />
  if (state !== 'queued')
    return (
      <>
        {chips}
        <List
          key={state}
          resource="payments"
          filter={{ state }}
          filters={paymentFilters}
          sort={{ field: 'updatedAt', order: 'DESC' }}
          storeKey={`payments.${state}`}
          disableSyncWithLocation
          actions={<ListActions>{actions}</ListActions>}
        >
          <PaymentsTable />
        </List>
      </>
    )
  return (
    <>
      <PageHeading title={title}>{actions}</PageHeading>
      <Lead>{t('payments.about')}</Lead>
      {chips}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
        }}
      >
        {/* A phone begins with the batch that waits for a key. */}
        <Box sx={{ order: { lg: 1 }, minWidth: 0 }}>
          <OpenBatches />
        </Box>
        <PaymentQueue />
      </Box>
    </>
  )
}

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
