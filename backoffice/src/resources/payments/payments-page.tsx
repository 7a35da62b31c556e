import { accessTo, useActor } from '../../ui/ability.ts'
import { ListActions } from '../../ui/list/list-actions.tsx'
import { Box, Typography } from '@mui/material'
import { ToggleChip } from '../../ui/chips.tsx'
import { CanAccess, List, DataTable, ListContextProvider, useCanAccess, useListContext } from 'react-admin'
import type { Answer } from '@cauce/client'
import { MAXIMUM_BATCH, PAYMENT_STATES } from '@cauce/contract'
import { formatCount } from '@cauce/format/quantities.ts'
import type { PaymentRecord, PaymentBatchRecord } from '../../providers/records.ts'
import { PageForbidden } from '../../ui/layout/pages.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { useQueryParts } from '../../ui/use-query-parts.ts'
import { useRecords } from '../../providers/call.ts'
import { useWords } from '../../ui/words.ts'
import { PaymentsTable, paymentFilters } from './payment-list.tsx'
import { ReportButton } from './report-dialog.tsx'
import { formatDate } from '@cauce/format/dates.ts'
import { InsteadOfRows } from '../../ui/failure.tsx'
import { Amount } from '../../ui/figures.tsx'
import { Hint, Section } from '../../ui/section.tsx'
import { BatchStateBadge } from './payment-states.tsx'
import { useState } from 'react'
import { formatMoney } from '@cauce/format/money.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { BelowOnPhone, DayField, MoneyField, Word, WordField } from '../../ui/fields.tsx'
import { NoRows } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { sumOf } from '../transactions/effect-of.ts'
import { MakeBatch } from './make-batch.tsx'
import { Payee } from './payee.tsx'
import { needsReason } from './payment-facts.ts'
import { PaymentSteps } from './payment-steps.tsx'

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
  const { meta } = useRecords('payments', { getTotalByStates: true }, undefined, { most: 1 })
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

function OpenBatches() {
  const t = useWords()
  const { data, error, refetch } = useRecords('paymentBatches', {}, '-createdAt', { most: MOST })
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
      <Hint isSmall>{t('paymentBatches.summary', { smart_count: count, day: formatDate(executionDay) })}</Hint>
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

const Col = DataTable.Col<PaymentRecord>
const canLeaveAtOnce = ({ problems }: PaymentRecord): boolean => problems.length === 0
const canBeChosen = (payment: PaymentRecord): boolean => canLeaveAtOnce(payment) || needsReason(payment)

function QueueTable() {
  const t = useWords()
  const { canAccess: mayBatch } = useCanAccess(accessTo('payments.batch'))
  const list = useListContext<PaymentRecord>()
  const { data = [], selectedIds, onSelect } = list
  const [onlyKept, setOnlyKept] = useState(false)
  const kept = data.filter((payment) => !canLeaveAtOnce(payment))
  // Selecting all leaves out the payments that need a reason: each of them is selected individually.
  const all = data.filter((row) => canLeaveAtOnce(row) || selectedIds.includes(row.id)).map(({ id }) => id)
  const shown = {
    ...list,
    data: onlyKept && kept.length > 0 ? kept : list.data,
    onSelect: (ids: string[]) => onSelect(ids.filter((id) => all.includes(id))),
  }
  return (
    <ListContextProvider value={shown as typeof list}>
      {mayBatch === true && selectedIds.length === 0 && all.length > 0 && (
        <Box sx={{ mb: 1 }}>
          <MakeBatchButton ids={all} />
        </Box>
      )}
      <DataTable<PaymentRecord>
        rowClick={false}
        empty={<NoRows words="payments.queueEmpty" />}
        isRowSelectable={canBeChosen}
        bulkActionButtons={mayBatch === true && <MakeBatchButton ids={selectedIds} />}
      >
        <Col source="beneficiary" label="payments.whom" disableSort render={(payment) => <Whom payment={payment} />} />
        <Col source="kind" field={WordField} sx={FROM.tablet} />
        <Col source="createdAt" label="payments.approved" field={DayField} sx={FROM.tablet} />
        <Col source="amount" field={MoneyField} align="right" />
        <Col
          label="backoffice.actions"
          align="right"
          sx={FROM.tablet}
          render={(payment) => <PaymentSteps payment={payment} />}
        />
      </DataTable>
      {kept.length > 0 && (
        <ToggleChip
          label={t('payments.keptOut', { smart_count: kept.length })}
          isChosen={onlyKept}
          onClick={() => setOnlyKept(!onlyKept)}
        />
      )}
    </ListContextProvider>
  )
}

/** A payment that has left the queue since it was chosen is not part of the choice any more. */
function MakeBatchButton({ ids }: { readonly ids: readonly PaymentRecord['id'][] }) {
  const t = useWords()
  const { data = [] } = useListContext<PaymentRecord>()
  const chosen = data.filter((row) => ids.includes(row.id) && canBeChosen(row))
  return (
    <DialogButton
      variant="contained"
      disabled={chosen.length === 0}
      dialog={(close) => <MakeBatch payments={chosen} onClose={close} />}
    >
      {t('payments.makeBatch', {
        smart_count: chosen.length,
        amount: formatMoney(sumOf(chosen.map(({ amount }) => amount))),
      })}
    </DialogButton>
  )
}

function Whom({ payment }: { readonly payment: PaymentRecord }) {
  const t = useWords()
  return (
    <>
      <Payee payment={payment} />
      {payment.problems.length > 0 && (
        <Typography variant="body2" component="span" sx={{ display: 'block', color: 'error.main', fontWeight: 550 }}>
          <span aria-hidden>✕</span> {payment.problems.map((problem) => t(`payments.problem.${problem}`)).join(' ')}
        </Typography>
      )}
      <BelowOnPhone>
        <Typography variant="caption" color="text.secondary">
          <Word of={`payments.kind.${payment.kind}`} />, <DayField source="createdAt" />
        </Typography>
        <PaymentSteps payment={payment} />
      </BelowOnPhone>
    </>
  )
}
