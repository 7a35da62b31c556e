import { Box, Stack, Typography } from '@mui/material'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
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
import { FirstRefusal } from './first-refusal.tsx'
import { isAnsweredByFile } from './payment-facts.ts'
import { Hint, Section } from '../../ui/section.tsx'

interface CardProps {
  readonly batch: PaymentBatchRecord
  readonly payments: readonly PaymentRecord[]
}

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
        <Hint>{t('paymentBatches.summary', { smart_count: count, day: formatDate(executionDay) })}</Hint>
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

interface Step {
  readonly name: string
  readonly at: string | null
  readonly by?: string | null
}

function BatchTrack({ batch }: { readonly batch: PaymentBatchRecord }) {
  const t = useWords()
  const { state, createdAt, createdByName, releasedAt, releasedByName, handedOverAt, handedOverByName } = batch
  // The platform hands over what an institution pays.
  const bearer = batch.institution && t(`paymentBatches.institution.${batch.institution}`)
  const isCancelled = state === 'cancelled'
  const steps: readonly Step[] = [
    { name: t('paymentBatches.step.made'), at: createdAt, by: createdByName },
    { name: t('paymentBatches.step.released'), at: releasedAt, by: releasedByName },
    { name: t('paymentBatches.step.handedOver'), at: handedOverAt, by: handedOverByName ?? bearer },
    { name: t('paymentBatches.step.answered'), at: batch.answeredAt },
    {
      name: isCancelled ? t('paymentBatches.state.cancelled') : t('paymentBatches.step.finished'),
      at: batch.finishedAt,
      by: batch.cancelReason,
    },
  ]
  // A batch that was cancelled has no step to come.
  const shown = isCancelled ? steps.filter(({ at }) => at !== null) : steps
  return (
    <Section title={t('paymentBatches.steps')}>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {shown.map(({ name, at, by }) => (
          <Box
            component="li"
            key={name}
            sx={{
              position: 'relative',
              display: 'flex',
              gap: 1.25,
              paddingBlockEnd: 1.25,
              color: at === null ? 'text.secondary' : 'text.primary',
              '&:not(:last-of-type)::before': {
                content: '""',
                position: 'absolute',
                insetInlineStart: '0.3125rem',
                insetBlock: '0.75rem -0.25rem',
                borderInlineStart: '2px solid var(--line-strong)',
              },
            }}
          >
            <Box
              component="span"
              aria-hidden
              sx={{
                position: 'relative',
                flex: 'none',
                width: '0.75rem',
                height: '0.75rem',
                marginBlockStart: '0.3125rem',
                borderRadius: '50%',
                border: '2px solid',
                borderColor: at === null ? 'var(--line-strong)' : 'primary.main',
                backgroundColor: at === null ? 'background.paper' : 'primary.main',
              }}
            />
            <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <Box component="b" sx={{ fontWeight: 600 }}>
                {name}
              </Box>{' '}
              {[by, at && formatDateTime(at)].filter(Boolean).join(', ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
