import { Alert, Skeleton } from '@mui/material'
import { formatAmount, parseAmount } from '@cauce/contract/cents.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { useRead } from '../../providers/call.ts'
import type { PaymentBatchRecord } from '../../providers/records.ts'
import { Failure } from '../../ui/failure.tsx'
import { Amount } from '../../ui/figures.tsx'
import { Hint, Section } from '../../ui/section.tsx'
import { Terms, term } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'

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
