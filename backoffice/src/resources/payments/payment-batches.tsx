import { DataTable, List, SelectInput } from 'react-admin'
import { DayField, IbanField, MoneyField, MomentField } from '../../ui/fields.tsx'
import { periodFilters } from '../../ui/list/filter-inputs.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { ListActions } from '../../ui/list/list-actions.tsx'
import type { RecordOf, PaymentBatchRecord, PaymentRecord } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { PAYMENT_BATCH_STATES, MAXIMUM_BATCH } from '@cauce/contract'
import { RecordLink } from '../../ui/links.tsx'
import { ListSums } from '../../ui/list/list-sums.tsx'
import { BatchStateBadge, PayeeVerification, PaymentStateBadge } from './payment-states.tsx'
import { ReportButton } from './report-dialog.tsx'
import {
  Box,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { HistoryButton, WithHistory } from '../../ui/audit/record-history.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Caption, PageHeading, Section } from '../../ui/section.tsx'
import { ShowPage } from '../../ui/record/show-page.tsx'
import { useRecords } from '../../providers/call.ts'
import { RecentChanges } from '../../ui/recent-changes.tsx'
import { BatchCard } from './batch-card.tsx'
import { isAnsweredByFile, failureWords, isVoid, outcomeOf } from './payment-facts.ts'
import { Amount } from '../../ui/figures.tsx'
import { Terms, term } from '../../ui/terms.tsx'
import { Payee } from './payee.tsx'
import { PaymentSteps } from './payment-steps.tsx'

const Col = DataTable.Col<RecordOf<'paymentBatches'>>

const filters = [
  <SelectInput key="state" source="state" choices={choicesOf('paymentBatches.state', PAYMENT_BATCH_STATES)} alwaysOn />,
  ...periodFilters,
]

/** /admin/bank/payment-batches/: every batch of payments, whatever became of it. */
export function PaymentBatchesList() {
  const t = useWords()
  return (
    <>
      <List
        filters={filters}
        sort={{ field: 'createdAt', order: 'DESC' }}
        actions={
          <ListActions>
            <RecordLink resource="payments" type="list" name={t('payments.title')} />
            <ReportButton />
          </ListActions>
        }
      >
        <DataTable hiddenColumns={['handedOverByName', 'debtorIban', 'messageId', 'sha256']}>
          <Col
            source="number"
            render={({ id, number }) => (
              <RecordLink resource="paymentBatches" id={id} name={t('paymentBatches.name', { number })} />
            )}
          />
          <Col source="createdAt" field={MomentField} sx={FROM.tablet} />
          <Col source="state" render={({ state }) => <BatchStateBadge state={state} />} />
          <Col source="createdByName" sx={FROM.desk} />
          <Col source="releasedByName" sx={FROM.desk} />
          <Col source="handedOverByName" />
          <Col source="debtorIban" field={IbanField} />
          <Col source="messageId" />
          <Col source="sha256" />
          <Col source="executionDay" field={DayField} sx={FROM.tablet} />
          <Col source="count" align="right" sx={FROM.tablet} />
          <Col source="total" field={MoneyField} align="right" />
        </DataTable>
        <ListSums labels={{ total: 'batches' }} hasDays />
      </List>
    </>
  )
}

/** /admin/bank/payment-batches/{id}: a batch with its payments, its hash and what can be done with it. */
export const PaymentBatchesShow = () => <ShowPage of={BatchPage} />

function BatchPage({ record: batch }: { readonly record: PaymentBatchRecord }) {
  const t = useWords()
  const { id, number, state } = batch
  const payments = useRecords('payments', { batchId: id }, 'createdAt', { most: MAXIMUM_BATCH })
  return (
    <WithHistory filter={{ recordId: id }}>
      <PageHeading title={t('paymentBatches.name', { number })} aside={<BatchStateBadge state={state} />}>
        <RecordLink resource="payments" type="list" name={t('payments.title')} />
        <RecordLink resource="paymentBatches" type="list" name={t('paymentBatches.list')} />
        {isAnsweredByFile(batch) && <ReportButton />}
        <HistoryButton />
      </PageHeading>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
        }}
      >
        <Box sx={{ order: { lg: 1 }, minWidth: 0 }}>
          <BatchCard batch={batch} payments={payments.data ?? []} />
        </Box>
        <Section title={t('paymentBatches.payments', { number })}>
          {payments.error && <Failure error={payments.error} onRetry={payments.refetch} />}
          {!payments.data && !payments.error && <Skeleton variant="rounded" height={240} />}
          {state === 'draft' && (
            <RecentChanges isNamed userIds={[...new Set(payments.data?.flatMap(({ userId }) => userId ?? []))]} />
          )}
          {payments.data && <BatchPayments batch={batch} payments={payments.data} />}
        </Section>
      </Box>
    </WithHistory>
  )
}

interface Props {
  readonly batch: PaymentBatchRecord
  readonly payments: readonly PaymentRecord[]
}

function BatchPayments({ batch: { number, state }, payments }: Props) {
  const t = useWords()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return (
    <>
      <Box
        component="section"
        aria-label={t('paymentBatches.payments', { number })}
        tabIndex={0}
        sx={{ overflowX: 'auto' }}
      >
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{t('payments.whom')}</TableCell>
              {!isNarrow && <TableCell>{t('paymentBatches.result')}</TableCell>}
              <TableCell align="right">{t('common.amount')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} isNarrow={isNarrow} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {state !== 'draft' && payments.length > 0 && <Outcome payments={payments} />}
    </>
  )
}

interface RowProps {
  readonly payment: PaymentRecord
  readonly isNarrow: boolean
}

function PaymentRow({ payment, isNarrow }: RowProps) {
  const t = useWords()
  return (
    <TableRow>
      <TableCell
        component="th"
        scope="row"
        sx={{ fontWeight: 'inherit', overflowWrap: 'anywhere', minWidth: { sm: '13rem' } }}
      >
        <Payee payment={payment} />
        <Caption>{t(`payments.kind.${payment.kind}`)}</Caption>
        {isNarrow && <Result payment={payment} />}
      </TableCell>
      {!isNarrow && (
        <TableCell>
          <Result payment={payment} />
        </TableCell>
      )}
      <TableCell align="right">
        <Amount value={payment.amount} isVoid={isVoid(payment)} />
        <PaymentSteps payment={payment} />
      </TableCell>
    </TableRow>
  )
}

function Result({ payment }: Pick<RowProps, 'payment'>) {
  const t = useWords()
  const { kind, state } = payment
  const hasComeBack = state === 'refused' || state === 'returned'
  return (
    <Stack sx={{ alignItems: 'start', gap: 0.25 }}>
      <PaymentStateBadge state={state} />
      <PayeeVerification payment={payment} />
      {hasComeBack && (
        <Typography variant="body2" component="span">
          {failureWords(payment, t)}. {t(`payments.givenBack.${kind}`)}
        </Typography>
      )}
    </Stack>
  )
}

function Outcome({ payments }: Pick<Props, 'payments'>) {
  const t = useWords()
  const { ordered, refused, returned, underWay, executed } = outcomeOf(payments)
  const isNothing = (amount: string) => amount === '0.00'
  return (
    <Box sx={{ maxWidth: '24rem', marginInlineStart: 'auto', marginBlockStart: 1 }}>
      <Terms
        of={[
          term(t('paymentBatches.outcome.ordered', { smart_count: payments.length }), <Amount value={ordered} />),
          !isNothing(refused) && term(t('paymentBatches.outcome.refused'), <Amount value={`-${refused}`} />),
          !isNothing(returned) && term(t('paymentBatches.outcome.returned'), <Amount value={`-${returned}`} />),
          !isNothing(underWay) && term(t('paymentBatches.outcome.underWay'), <Amount value={underWay} />),
          term(t('paymentBatches.outcome.executed'), <Amount value={executed} />),
        ]}
      />
    </Box>
  )
}
