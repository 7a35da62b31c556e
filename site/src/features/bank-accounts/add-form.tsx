import { BankAccountBody } from '@cauce/contract/bank-accounts/bank-accounts.schema.ts'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { CheckField, Field } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { withCode } from '../sessions/step-up.store.ts'

/** A new bank account with the certificate that it is in the person's name; the bytes never leave the form after a refusal. */
export function AddForm({ isFirst, onDone }: { isFirst: boolean; onDone: () => void }) {
  const t = useTranslate<'bankAccounts' | 'errors'>()
  const [document, setDocument] = useState<File | null>(null)
  const [isDocumentMissing, setDocumentMissing] = useState(false)
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
  const missing = isDocumentMissing && !document ? t('errors.required') : undefined
  return (
    <form
      className="form"
      noValidate
      onSubmit={async (event) => {
        setDocumentMissing(document === null)
        // The other fields are examined too, so that everything that is missing is named at once.
        if (document === null) {
          event.preventDefault()
          await showErrors()
        } else await send(event)
      }}
    >
      <ErrorSummary {...summary} fields={{ ...summary.fields, document: missing ?? summary.fields['document'] }} />
      <Field
        {...form.register('alias')}
        label={t('bankAccounts.fields.alias')}
        help={t('bankAccounts.add.aliasHelp')}
        error={errorOf('alias')}
        maxLength={60}
        data-autofocus
      />
      <Field
        {...form.register('account')}
        label={t('bankAccounts.fields.account')}
        help={t('bankAccounts.add.ibanHelp')}
        error={errorOf('account')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <FileField
        id="document"
        label={t('bankAccounts.fields.document')}
        help={t('bankAccounts.add.certificateHelp')}
        kinds={ATTACHMENT_KINDS}
        file={document}
        onFile={setDocument}
        error={missing ?? summary.fields['document']}
      />
      {!isFirst && <CheckField {...form.register('main')} label={t('bankAccounts.add.main')} />}
      <Button type="submit" isWide isBusy={isSending} busyLabel={t('bankAccounts.add.submitting')}>
        {t('bankAccounts.add.submit')}
      </Button>
      <p className="fine">{t('bankAccounts.add.after')}</p>
    </form>
  )
}
