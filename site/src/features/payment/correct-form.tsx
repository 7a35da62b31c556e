import { BankAccountPatch } from '@cauce/contract/payment/bank-accounts.ts'
import { groupIban } from '@cauce/format'
import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { withCode } from '../auth/step-up.store.ts'
import type { BankAccount } from './bank-account.ts'
import { AccountFields } from './account-fields.tsx'

/** What was refused, mended: a changed IBAN or another certificate is looked at again. */
export function CorrectForm({ account, onDone }: { account: BankAccount; onDone: () => void }) {
  const t = useTranslate<'bankAccounts'>()
  const [document, setDocument] = useState<File | null>(null)
  const { bankAccountId, alias, updatedAt } = account
  const { form, errorOf, summary, isSending, submit } = useContractForm({
    schema: BankAccountPatch,
    defaultValues: { alias, account: groupIban(account.account), updatedAt },
    fieldOfCode: { 'iban-exists': 'account' },
  })
  const send = submit((values) => {
    // An unchanged IBAN is not sent: it would be taken for a new one, which needs a code.
    const isSame = values.account?.replaceAll(/\s/g, '').toUpperCase() === account.account
    const body = { ...values, ...(isSame && { account: undefined }), ...(document && { document }) }
    const params = { path: { id: bankAccountId } }
    return withCode(() => call(client.PATCH('/v1/payment/bank-accounts/{id}', { params, body })))
  }, onDone)
  return (
    <form className="form" method="post" noValidate onSubmit={send}>
      <ErrorSummary {...summary} />
      {account.errorMessage && <p className="note clay">{t('bankAccounts.error', { reason: account.errorMessage })}</p>}
      <AccountFields
        alias={{ ...form.register('alias'), error: errorOf('alias') }}
        account={{ ...form.register('account'), error: errorOf('account') }}
        document={{
          file: document,
          error: summary.fields['document'],
          isOptional: true,
          onFile: (file) => {
            setDocument(file)
            form.clearErrors()
          },
        }}
      />
      <Button type="submit" isWide isBusy={isSending} busyLabel={t('bankAccounts.correction.submitting')}>
        {t('bankAccounts.correction.submit')}
      </Button>
      <p className="fine">{t('bankAccounts.correction.after')}</p>
    </form>
  )
}
