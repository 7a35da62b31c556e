import { Box, Typography } from '@mui/material'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { PaymentBatchRecord } from '../../providers/records.ts'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'

interface Step {
  readonly name: string
  readonly at: string | null
  readonly by?: string | null
}

/** The steps of a batch with who took each and when. A step that has not come has neither. */
export function BatchTrack({ batch }: { readonly batch: PaymentBatchRecord }) {
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
