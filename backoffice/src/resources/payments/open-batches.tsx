import { Box, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import type { PaymentBatchRecord } from '../../providers/records.ts'
import { useActor } from '../../ui/ability.ts'
import { InsteadOfRows } from '../../ui/failure.tsx'
import { Amount } from '../../ui/figures.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { BatchStateBadge } from './payment-states.tsx'

/** More than wait at once. */
const MOST = 25
const isOpen = ({ state }: PaymentBatchRecord) => state !== 'executed' && state !== 'cancelled'

/** The newest batches that are not finished: those that wait for a key, for their file to go to the bank, or for the bank. */
export function OpenBatches() {
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
