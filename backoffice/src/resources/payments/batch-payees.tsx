import { useQuery } from '@tanstack/react-query'
import { Box, Skeleton, Stack, Typography } from '@mui/material'
import type { Answer } from '@cauce/client'
import { formatDateTime } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatName } from '@cauce/format/names.ts'
import { formatRelativeTime } from '@cauce/format/relative-time.ts'
import { useCall } from '../../providers/call.ts'
import type { PaymentBatchRecord } from '../../providers/records.ts'
import { Failure } from '../../ui/failure.tsx'
import { Amount } from '../../ui/figures.tsx'
import { Section } from '../../ui/section.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'

/** Whom a batch pays: each account whole, who set it, when, and what has changed since the last payment (handbook rule 5.62). */
export function BatchPayees({ batch: { id, sha256 } }: { readonly batch: PaymentBatchRecord }) {
  const t = useWords()
  const call = useCall()
  const { data, error, refetch } = useQuery({
    // The hash changes with the payments of the batch.
    queryKey: ['paymentBatches', 'payees', id, sha256],
    queryFn: () => call('GET /v1/bank/payment-batches/{id}/payees', { params: { id } }),
  })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={160} />
  return (
    <Section title={t('paymentBatches.payees.title')}>
      <Stack component="ul" spacing={1.5} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {data.payees.map((payee) => (
          <li key={payee.paymentId}>
            <Payee payee={payee} />
          </li>
        ))}
      </Stack>
    </Section>
  )
}

type Shown = Answer<'/v1/bank/payment-batches/{id}/payees'>['payees'][number]

function Payee({ payee }: { readonly payee: Shown }) {
  const t = useWords()
  const { beneficiary, taxNumber, iban, amount } = payee
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {formatName(beneficiary ?? t('payments.nameless'))}
          {taxNumber !== null && ` (${taxNumber})`}
        </Typography>
        <Amount value={amount} />
      </Box>
      {iban !== null && <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{groupIban(iban)}</Typography>}
      <Origin payee={payee} />
      <Changes payee={payee} />
    </>
  )
}

/** Who set the account, and when it was paid last. */
function Origin({ payee }: { readonly payee: Shown }) {
  const t = useWords()
  const { setByName, setAt, validatedByName, validatedAt, lastPaidAt } = payee
  const sentences = [
    ...(setAt === null
      ? setByName === null
        ? []
        : [t('paymentBatches.payees.setBy', { who: setByName })]
      : [
          t('paymentBatches.payees.setByOn', {
            who: setByName ?? t('paymentBatches.payees.holder'),
            at: formatDateTime(setAt),
          }),
        ]),
    ...(validatedByName === null || validatedAt === null
      ? []
      : [t('paymentBatches.payees.validatedBy', { who: validatedByName, at: formatDateTime(validatedAt) })]),
    lastPaidAt === null
      ? t('paymentBatches.payees.first')
      : t('paymentBatches.payees.lastPaid', { at: formatDateTime(lastPaidAt) }),
  ]
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {sentences.join(' ')}
    </Typography>
  )
}

function Changes({ payee: { lastPaidAt, isAccountNew, isNameNew, changes } }: { readonly payee: Shown }) {
  const t = useWords()
  const language = useLanguage()
  const lines = [
    ...(isAccountNew ? [t('paymentBatches.payees.accountNew')] : []),
    ...(isNameNew ? [t('paymentBatches.payees.nameNew')] : []),
    ...changes.map(({ kind, handName, createdAt }) =>
      t(`personHands.recent.${kind}`, {
        since: formatRelativeTime(createdAt, language),
        who: handName ?? t('personHands.themselves'),
      }),
    ),
  ]
  if (lines.length === 0)
    return lastPaidAt === null ? null : <Typography variant="body2">{t('paymentBatches.payees.unchanged')}</Typography>
  return (
    <Stack sx={{ alignItems: 'start', gap: 0.5, marginBlockStart: 0.5 }}>
      {lines.map((line) => (
        <StateBadge key={line} tone="clay" label={line} mayWrap />
      ))}
    </Stack>
  )
}
