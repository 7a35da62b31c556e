import { Box, Skeleton } from '@mui/material'
import { ShowBase, useGetList, useShowContext } from 'react-admin'
import { MAXIMUM_BATCH } from '@cauce/contract'
import type { PaymentBatchRecord, PaymentRecord } from '../../providers/records.ts'
import { HistoryButton, WithHistory } from '../../ui/audit/record-history.tsx'
import { Failure, FailurePage, staysOnFailure } from '../../ui/failure.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { PageHeading, Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { RecentChanges } from '../../ui/recent-changes.tsx'
import { BatchCard } from './batch-card.tsx'
import { BatchPayments } from './batch-payments.tsx'
import { isAnsweredByFile } from './payment-facts.ts'
import { BatchStateBadge } from './payment-states.tsx'
import { ReportButton } from './report-dialog.tsx'

/** /admin/bank/payment-batches/{id}: a batch with its payments, its hash and what can be done with it. */
export const PaymentBatchesShow = () => (
  <ShowBase queryOptions={staysOnFailure}>
    <BatchPage />
  </ShowBase>
)

function BatchPage() {
  const t = useWords()
  const { record, error, refetch } = useShowContext<PaymentBatchRecord>()
  if (error) return <FailurePage title={t('paymentBatches.one')} error={error} onRetry={refetch} />
  if (!record) return <Skeleton variant="rounded" height={320} sx={{ marginBlock: 2 }} />
  return (
    <WithHistory filter={{ recordId: record.id }}>
      <Batch batch={record} />
    </WithHistory>
  )
}

function Batch({ batch }: { readonly batch: PaymentBatchRecord }) {
  const t = useWords()
  const { id, number, state } = batch
  const payments = useGetList<PaymentRecord>('payments', {
    filter: { batchId: id },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: MAXIMUM_BATCH },
  })
  return (
    <>
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
    </>
  )
}
