import { BankAccountBody } from '@cauce/contract/payment/bank-accounts.ts'
import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { CheckField } from '../../ui/field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { withCode } from '../auth/step-up.store.ts'
import { AccountFields } from './account-fields.tsx'

/** A new bank account with its certificate of ownership; after a refusal everything typed and chosen is still there. */
export function AddForm({ isFirst, onDone }: { isFirst: boolean; onDone: () => void }) {
  const t = useTranslate<'bankAccounts' | 'errors'>()
  const [document, setDocument] = useState<File | null>(null)
  const [isDocumentMissed, setDocumentMissed] = useState(false)
  const { form, errorOf, summary, isSending, submit, showErrors } = useContractForm({
    schema: BankAccountBody,
    defaultValues: { alias: '', account: '', main: isFirst },
    fieldOfCode: { 'iban-exists': 'account' },
  })
  const send = submit(
    (body) =>
      withCode(() => call(client.POST('/v1/payment/bank-accounts', { body: { ...body, document: document! } }))),
    onDone,
  )
  const { document: refused, ...others } = summary.fields
  const documentError = document ? refused : isDocumentMissed ? t('errors.required') : undefined
  return (
    <form
      className="form"
      method="post"
      noValidate
      onSubmit={async (event) => {
        setDocumentMissed(document === null)
        if (document) return send(event)
        // The other fields are examined too, so that everything that is missing is named at once.
        event.preventDefault()
        return showErrors()
      }}
    >
      <ErrorSummary {...summary} fields={{ ...others, document: documentError }} />
      <AccountFields
        alias={{ ...form.register('alias'), error: errorOf('alias') }}
        account={{ ...form.register('account'), error: errorOf('account') }}
        document={{
          file: document,
          error: documentError,
          onFile: (file) => {
            setDocument(file)
            form.clearErrors()
          },
        }}
      />
      {!isFirst && <CheckField {...form.register('main')} label={t('bankAccounts.add.main')} />}
      <Button type="submit" isWide isBusy={isSending} busyLabel={t('bankAccounts.add.submitting')}>
        {t('bankAccounts.add.submit')}
      </Button>
      <p className="fine">{t('bankAccounts.add.after')}</p>
    </form>
  )
}
