import { useState } from 'react'
import { Stack } from '@mui/material'
import { paymentLifecycle } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import { useCanAccess } from 'react-admin'
import { useCall } from '../../providers/call.ts'
import type { PaymentRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { accessTo, useAbility, useActor } from '../../ui/ability.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useMoneyAttempt } from '../../ui/money-attempt.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { CompletePayment } from './complete-payment.tsx'
import { payeeName } from './payee.tsx'

/** Longest reason that the API takes. */
const LONGEST_REASON = 300

interface Props {
  readonly payment: PaymentRecord
}

/** What can be done with one payment before its release: complete its data, cancel it. A payout to a promoter and withheld tax stay owed. */
export function PaymentSteps({ payment }: Props) {
  const t = useWords()
  const actor = useActor()
  const { canAccess: mayEdit } = useCanAccess(accessTo('payments.edit'))
  const may = useAbility(paymentLifecycle, payment.state)
  const [step, setStep] = useState<'complete' | 'cancel'>()
  const { kind, state, problems, userId, isOwnerClosed } = payment
  const name = payeeName(payment)
  // It stays owed (handbook rule 5.64).
  const isOwed = kind === 'payout' || kind === 'tax' || (kind === 'withdrawal' && isOwnerClosed)
  const isOwn = actor !== undefined && userId === actor.userId
  const close = () => setStep(undefined)
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'end', flexWrap: 'wrap' }} useFlexGap>
      {state === 'queued' && mayEdit && (kind !== 'withdrawal' || isOwnerClosed || problems.length > 0) && (
        <DialogButton size="small" aria-label={t('payments.completeOf', { name })} onClick={() => setStep('complete')}>
          {t('payments.complete')}
        </DialogButton>
      )}
      {!isOwed && !isOwn && may('cancel') && (
        <DialogButton
          size="small"
          color="error"
          aria-label={t('payments.cancelOf', { name })}
          onClick={() => setStep('cancel')}
        >
          {t('payments.cancel')}
        </DialogButton>
      )}
      {step === 'complete' && <CompletePayment payment={payment} onClose={close} />}
      {step === 'cancel' && <CancelPayment payment={payment} onClose={close} />}
    </Stack>
  )
}

function CancelPayment({ payment, onClose }: Props & { readonly onClose: () => void }) {
  const t = useWords()
  const call = useCall()
  const { id, kind, amount, updatedAt } = payment
  const attempt = useMoneyAttempt(`payments:${id}:cancel`)
  const action = useAction(
    (reason: string) =>
      attempt.send((idempotencyKey) =>
        call('POST /v1/bank/payments/{id}/cancel', { params: { id }, body: { reason, updatedAt }, idempotencyKey }),
      ),
    {
      affects: ['payments', 'paymentBatches', 'transactions', 'wallets', 'users', 'matching'],
      words: t('payments.cancelled'),
      after: onClose,
    },
  )
  const consequence = { amount: formatMoney(amount), name: payeeName(payment) }
  return (
    <ConfirmDialog
      title={t('payments.cancelTitle')}
      consequence={
        kind === 'withdrawal' ? t('payments.cancelWithdrawal', consequence) : t('payments.cancelReturn', consequence)
      }
      confirmLabel={t('payments.cancelTitle')}
      isDangerous
      reason={{ label: t('common.reason'), isRequired: true, maximum: LONGEST_REASON }}
      action={action}
      onClose={onClose}
    />
  )
}
