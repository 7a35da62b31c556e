import { Alert, Typography } from '@mui/material'
import { useDataProvider } from 'react-admin'
import { PaymentAddress, PaymentPatch } from '@cauce/contract'
import { z } from 'zod'
import type { CauceDataProvider } from '../../providers/call.ts'
import type { PaymentRecord } from '../../providers/records.ts'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { MoneyDialog } from '../../ui/form/money-dialog.tsx'
import { CountryInput } from '../../ui/form/reference-inputs.tsx'
import { useWords } from '../../ui/words.ts'

/** An address of which nothing was typed is none. */
function typedAddress(address: unknown): unknown {
  if (typeof address !== 'object' || address === null) return address
  const typed = Object.entries(address).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return typed.length === 0 ? undefined : Object.fromEntries(typed)
}

const Patch = PaymentPatch.extend({ address: z.preprocess(typedAddress, PaymentAddress.optional()) })

interface Props {
  readonly payment: PaymentRecord
  readonly onClose: () => void
}

/** Enters what keeps a payment out of a batch. The payee of a withdrawal was validated and is not written here, unless the account of its owner is closed. */
export function CompletePayment({ payment, onClose }: Props) {
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
      done={t('payments.completed')}
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
