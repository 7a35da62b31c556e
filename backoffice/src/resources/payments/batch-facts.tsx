import { Alert, Skeleton, Box, Button, Typography } from '@mui/material'
import { formatAmount, parseAmount } from '@cauce/contract/cents.ts'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { useRead } from '../../providers/call.ts'
import type { PaymentBatchRecord } from '../../providers/records.ts'
import { Failure } from '../../ui/failure.tsx'
import { Amount } from '../../ui/figures.tsx'
import { Hint, Section } from '../../ui/section.tsx'
import { Terms, term } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'
import { useNotify } from 'react-admin'
import { hashGroups } from './payment-facts.ts'
import { firstApprovalState } from '../../ui/first-approval.ts'
import { useNow } from '../../ui/time.tsx'

/** What the account of a batch holds by the books, and what it will hold when the batch has left it (decision outgoing-payments). */
export function BatchBalance({ batch: { id, sha256 } }: { readonly batch: PaymentBatchRecord }) {
  const t = useWords()
  // The hash changes with the payments of the batch, and so does what they leave.
  const key = ['paymentBatches', 'balance', id, sha256]
  const { data, error, refetch } = useRead(key, 'GET /v1/bank/payment-batches/{id}/balance', { params: { id } })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={120} />
  const { statedDay, stated, underWay, ofBatch, after } = data
  if (statedDay === null || stated === null || after === null)
    return <Hint>{t('paymentBatches.balance.noStatement')}</Hint>
  const lacking = -parseAmount(after)
  return (
    <Section title={t('paymentBatches.balance.title')}>
      <Terms
        of={[
          term(t('paymentBatches.balance.stated', { day: formatDate(statedDay) }), <Amount value={stated} />),
          parseAmount(underWay) > 0n &&
            term(t('paymentBatches.balance.underWay'), <Amount value={`-${underWay}`} sign="always" />),
          term(t('paymentBatches.balance.batch'), <Amount value={`-${ofBatch}`} sign="always" />),
          term(t('paymentBatches.balance.after'), <Amount value={after} />),
        ]}
      />
      {lacking > 0n && (
        <Alert severity="warning" sx={{ marginBlockStart: 1 }}>
          {t('paymentBatches.balance.tooLow', { amount: formatMoney(formatAmount(lacking)) })}
        </Alert>
      )}
    </Section>
  )
}

export function BatchHash({ sha256 }: { readonly sha256: string }) {
  const t = useWords()
  const notify = useNotify()
  const groups = hashGroups(sha256)
  const copy = () =>
    navigator.clipboard.writeText(sha256).then(
      () => notify(t('paymentBatches.hashCopied'), { type: 'success' }),
      // Where the browser refuses access to the clipboard, the text can still be selected.
      () => notify(t('paymentBatches.hashNotCopied'), { type: 'warning' }),
    )
  return (
    <Section
      title={t('paymentBatches.hash')}
      actions={
        <Button size="small" onClick={() => void copy()}>
          {t('common.copy')}
        </Button>
      }
    >
      <Box
        component="code"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(4, minmax(3rem, 1fr))',
          gap: '0.25rem 0.5rem',
          padding: 1.5,
          borderRadius: '4px',
          backgroundColor: 'var(--sunken)',
          fontFamily: 'ui-monospace, monospace',
          fontSize: '0.875rem',
        }}
      >
        {groups.map((group, index) => (
          <Box
            component="span"
            // Two groups of a hash may be the same; their places differ and never change.
            key={index}
            sx={{
              ...((index === 0 || index === groups.length - 1) && { fontWeight: 700, color: 'primary.main' }),
            }}
          >
            {group}{' '}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
        {t('paymentBatches.hashAbout')}
      </Typography>
    </Section>
  )
}

export function FirstRefusal({ batch: { firstApproval } }: { readonly batch: PaymentBatchRecord }) {
  const t = useWords()
  const now = useNow()
  if (firstApproval === null || firstApprovalState(firstApproval, true, now) !== 'stands') return null
  const { adminName: name, expiresAt } = firstApproval
  return <Alert severity="info">{t('paymentBatches.refusalOf', { name, until: formatDateTime(expiresAt) })}</Alert>
}
