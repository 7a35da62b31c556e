import { Stack, Alert, Typography } from '@mui/material'
import { paymentLifecycle, PaymentAddress, PaymentPatch } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import { useCanAccess, useDataProvider } from 'react-admin'
import type { CauceDataProvider } from '../../providers/call.ts'
import type { PaymentRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { accessTo, useAbility, useActor } from '../../ui/ability.ts'
import { ConfirmButton } from '../../ui/confirm-dialog.tsx'
import { useMoneyCall } from '../../ui/money-attempt.ts'
import { useWords } from '../../ui/words.ts'
import { payeeName } from './payee.tsx'
import { z } from 'zod'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { MoneyDialog } from '../../ui/form/money-dialog.tsx'
import { CountryInput } from '../../ui/form/reference-inputs.tsx'

interface Props {
  readonly payment: PaymentRecord
}

/** What can be done with one payment before its release: complete its data, cancel it. A payout to a promoter and withheld tax stay owed. */
export function PaymentSteps({ payment }: Props) {
  const t = useWords()
  const actor = useActor()
  const { canAccess: mayEdit } = useCanAccess(accessTo('payments.edit'))
  const may = useAbility(paymentLifecycle, payment.state)
  const { kind, state, problems, userId, isOwnerClosed } = payment
  const name = payeeName(payment)
  // It stays owed (handbook rule 5.64).
  const isOwed = kind === 'payout' || kind === 'tax' || (kind === 'withdrawal' && isOwnerClosed)
  const isOwn = actor !== undefined && userId === actor.userId
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'end', flexWrap: 'wrap' }} useFlexGap>
      {state === 'queued' && mayEdit && (kind !== 'withdrawal' || isOwnerClosed || problems.length > 0) && (
        <DialogButton
          size="small"
          aria-label={t('payments.completeOf', { name })}
          dialog={(close) => <CompletePayment payment={payment} onClose={close} />}
        >
          {t('payments.complete')}
        </DialogButton>
      )}
      {!isOwed && !isOwn && may('cancel') && <CancelPayment payment={payment} />}
    </Stack>
  )
}

function CancelPayment({ payment }: Props) {
  const t = useWords()
  const { id, kind, amount, updatedAt } = payment
  const call = useMoneyCall(`payments:${id}:cancel`)
  const name = payeeName(payment)
  const consequence = { amount: formatMoney(amount), name }
  return (
    <ConfirmButton
      label={t('payments.cancel')}
      button={{ size: 'small', color: 'error', 'aria-label': t('payments.cancelOf', { name }) }}
      title={t('payments.cancelTitle')}
      confirmLabel={t('payments.cancelTitle')}
      consequence={
        kind === 'withdrawal' ? t('payments.cancelWithdrawal', consequence) : t('payments.cancelReturn', consequence)
      }
      isDangerous
      reason={{ label: t('common.reason') }}
      act={(reason: string) =>
        call('POST /v1/bank/payments/{id}/cancel', { params: { id }, body: { reason, updatedAt } })
      }
      affects={['payments', 'paymentBatches', 'transactions', 'wallets', 'users', 'matching']}
      words={t('payments.cancelled')}
    />
  )
}

/** An address of which nothing was typed is none. */
function typedAddress(address: unknown): unknown {
  if (typeof address !== 'object' || address === null) return address
  const typed = Object.entries(address).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return typed.length === 0 ? undefined : Object.fromEntries(typed)
}

const Patch = PaymentPatch.extend({ address: z.preprocess(typedAddress, PaymentAddress.optional()) })

interface CompletePaymentProps {
  readonly payment: PaymentRecord
  readonly onClose: () => void
}

/** Enters what keeps a payment out of a batch. The payee of a withdrawal was validated and is not written here, unless the account of its owner is closed. */
function CompletePayment({ payment, onClose }: CompletePaymentProps) {
  const t = useWords()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const { id, kind, beneficiary, iban, bic, address, problems, isOwnerClosed } = payment
  const hasName = kind !== 'withdrawal'
  const hasIban = hasName || isOwnerClosed
  const schema = Patch.omit({ ...(!hasName && { beneficiary: true }), ...(!hasIban && { iban: true }) })
  return (
    <MoneyDialog
      resource="payments"
      title={t('payments.completeTitle')}
      schema={schema}
      defaultValues={{ ...(hasName && { beneficiary }), ...(hasIban && { iban }), bic, address: address ?? {} }}
      slot={`payments:${id}:edit`}
      send={({ address: typed, ...values }) => {
        const entered = typedAddress(typed)
        const data = { ...values, ...(entered !== undefined && { address: entered }) }
        return dataProvider.update('payments', { id, data, previousData: payment })
      }}
      affects={['payments', 'payees']}
      words={t('payments.completed')}
      submitLabel={t('payments.completeSave')}
      onClose={onClose}
    >
      {(isUncertain) => (
        <>
          {problems.length > 0 && (
            <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
              {problems.map((problem) => t(`payments.problem.${problem}`)).join(' ')}
            </Alert>
          )}
          <Typography sx={{ marginBlockEnd: 2 }}>{t('payments.completeAbout')}</Typography>
          {isOwnerClosed && !hasName && (
            <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
              {t('payments.ownerClosed', { name: beneficiary ?? '' })}
            </Alert>
          )}
          {hasName && <TextInput source="beneficiary" readOnly={isUncertain} />}
          {hasIban && <TextInput source="iban" readOnly={isUncertain} />}
          <TextInput source="bic" readOnly={isUncertain} />
          <FieldGrid>
            <WideField>
              <TextInput source="address.street" label={t('payments.addressFields.street')} readOnly={isUncertain} />
            </WideField>
            <TextInput source="address.postCode" label={t('payments.addressFields.postCode')} readOnly={isUncertain} />
            <TextInput source="address.town" label={t('payments.addressFields.town')} readOnly={isUncertain} />
            <CountryInput source="address.country" label={t('payments.addressFields.country')} readOnly={isUncertain} />
          </FieldGrid>
        </>
      )}
    </MoneyDialog>
  )
}
