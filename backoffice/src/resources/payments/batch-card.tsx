import { Box, Stack, Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import { useCanAccess } from 'react-admin'
import { useCall } from '../../providers/call.ts'
import type { PaymentBatchRecord, PaymentRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { Amount } from '../../ui/figures.tsx'
import { Facts } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'
import { DemonstrationFile } from '../bank-demonstration/demonstration-file.tsx'
import { BatchHash } from './batch-hash.tsx'
import { BatchSteps } from './batch-steps.tsx'
import { BatchTrack } from './batch-track.tsx'
import { FirstRefusal } from './first-refusal.tsx'
import { isAnsweredByFile } from './payment-facts.ts'

interface CardProps {
  readonly batch: PaymentBatchRecord
  readonly payments: readonly PaymentRecord[]
}

/** The sum, the hash, the steps and the buttons of a batch. */
export function BatchCard({ batch, payments }: CardProps) {
  const t = useWords()
  const call = useCall()
  const { canAccess: mayImport } = useCanAccess(accessTo('payments.edit'))
  const { total, count, executionDay, debtorName, debtorIban, format, messageId, sha256, institution, reason } = batch
  return (
    <Stack
      spacing={2.5}
      sx={{ padding: 2, border: '1px solid var(--line)', borderRadius: '4px', backgroundColor: 'background.paper' }}
    >
      <div>
        <Box
          component="p"
          sx={{
            margin: 0,
            fontFamily: 'var(--font-display)',
            fontSize: '2rem',
            lineHeight: 1.2,
            letterSpacing: 'var(--tracking-figure)',
          }}
        >
          <Amount value={`-${total}`} sign="always" />
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>
          {t('paymentBatches.summary', { smart_count: count, day: formatDate(executionDay) })}
        </Typography>
      </div>
      <BatchTrack batch={batch} />
      <BatchHash sha256={sha256} />
      <FirstRefusal batch={batch} />
      <BatchSteps batch={batch} payments={payments} />
      {isAnsweredByFile(batch) && mayImport && (
        <DemonstrationFile
          file="report"
          read={() => call('GET /v1/bank/demonstration-reports/{id}', { params: { id: batch.id } })}
        />
      )}
      <Facts
        noun="paymentBatches"
        facts={{
          debtorName,
          debtorIban: groupIban(debtorIban),
          ...(institution && { institution: t(`paymentBatches.institution.${institution}`) }),
          format,
          messageId,
          count: formatCount(count),
          ...(reason !== null && { reason }),
        }}
      />
    </Stack>
  )
}
