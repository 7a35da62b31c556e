import { Alert, Checkbox, FormControlLabel, FormHelperText, Stack, Typography, Box, Skeleton } from '@mui/material'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { ConfirmFrame } from '../../ui/confirm-frame.tsx'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { useWords, useLanguage } from '../../ui/words.ts'
import { BatchBalance, BatchHash } from './batch-facts.tsx'
import { hashEnds } from './payment-facts.ts'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useCall, useRead, type CauceDataProvider } from '../../providers/call.ts'
import type { PaymentBatchRecord } from '../../providers/records.ts'
import { codeOf } from '../../providers/refusal.ts'
import { useAction, useInvalidate } from '../../ui/use-action.ts'
import type { Answer } from '@cauce/client'
import { formatName } from '@cauce/format/names.ts'
import { formatRelativeTime } from '@cauce/format/relative-time.ts'
import { Failure } from '../../ui/failure.tsx'
import { Hint, Section } from '../../ui/section.tsx'
import { StateBadge } from '../../ui/states.tsx'

/**
 * The second key: who releases sees the sum, each payee and the hash, and sends the hash that they saw
 * (decision outgoing-payments). If the batch has changed since, the release is refused and the new one is read.
 */
export function ReleaseDialog(props: Releasing) {
  const t = useWords()
  const { seen, comparing, refusal, hasChanged, isBusy, readAgain, release } = useRelease(props)
  return (
    <ConfirmFrame
      title={t('paymentBatches.releaseTitle', { number: seen.number })}
      confirmLabel={
        hasChanged ? t('common.reload') : t('paymentBatches.releaseOf', { amount: formatMoney(seen.total) })
      }
      isBusy={isBusy}
      onConfirm={hasChanged ? () => void readAgain() : release}
      onClose={props.onClose}
      consequence={
        <Stack spacing={2} sx={{ color: 'text.primary' }}>
          <Figures>
            <Figure isMain label={t('paymentBatches.fields.total')} value={<Amount value={seen.total} />} />
            <Figure isMain label={t('paymentBatches.fields.count')} value={seen.count} />
            <Figure isMain label={t('paymentBatches.fields.executionDay')} value={formatDate(seen.executionDay)} />
          </Figures>
          <Hint>{t('paymentBatches.from', { account: groupIban(seen.debtorIban), name: seen.createdByName })}</Hint>
          {seen.reason !== null && (
            <Alert severity="warning">{t('paymentBatches.letsGo', { reason: seen.reason })}</Alert>
          )}
          <BatchPayees batch={seen} />
          <BatchHash sha256={seen.sha256} />
          <BatchBalance batch={seen} />
          <div>
            <FormControlLabel
              disabled={isBusy || hasChanged}
              control={<Checkbox checked={comparing.isCompared} onChange={(_event, isOn) => comparing.set(isOn)} />}
              label={t('paymentBatches.releaseCheck', hashEnds(seen.sha256))}
            />
            {comparing.isMissing && (
              <FormHelperText error role="alert">
                {t('paymentBatches.releaseNeeded')}
              </FormHelperText>
            )}
          </div>
          {refusal && <Alert severity="error">{refusal.message}</Alert>}
        </Stack>
      }
    />
  )
}

interface Releasing {
  readonly batch: PaymentBatchRecord
  readonly onClose: () => void
  readonly onReleased?: () => void
}

const AFFECTED = ['paymentBatches', 'payments', 'transactions'] as const

function useRelease({ batch, onClose, onReleased }: Releasing) {
  const t = useWords()
  const invalidate = useInvalidate()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const call = useCall()
  // What was shown when the dialog opened is what is confirmed and sent, whatever is read meanwhile.
  const [seen, setSeen] = useState(batch)
  const [isCompared, setCompared] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { run, isBusy, refusal, reset } = useAction(
    () =>
      call('POST /v1/bank/payment-batches/{id}/release', { params: { id: seen.id }, body: { sha256: seen.sha256 } }),
    {
      affects: AFFECTED,
      words: t('paymentBatches.released'),
      after: () => {
        onClose()
        onReleased?.()
      },
    },
  )
  const hasChanged = codeOf(refusal) === 'batch-changed'
  const readAgain = async () => {
    await invalidate(AFFECTED)
    const { data } = await dataProvider.getOne<PaymentBatchRecord>('paymentBatches', { id: seen.id })
    setSeen(data)
    setCompared(false)
    setAsked(false)
    reset()
  }
  const release = () => {
    setAsked(true)
    if (isCompared && !hasChanged) void run()
  }
  const comparing = { isCompared, isMissing: isAsked && !isCompared, set: setCompared }
  return { seen, comparing, refusal, hasChanged, isBusy, readAgain, release }
}

/** Whom a batch pays: each account whole, who set it, when, and what has changed since the last payment (handbook rule 5.62). */
function BatchPayees({ batch: { id, sha256 } }: { readonly batch: PaymentBatchRecord }) {
  const t = useWords()
  // The hash changes with the payments of the batch.
  const key = ['paymentBatches', 'payees', id, sha256]
  const { data, error, refetch } = useRead(key, 'GET /v1/bank/payment-batches/{id}/payees', { params: { id } })
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
  return <Hint isSmall>{sentences.join(' ')}</Hint>
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
