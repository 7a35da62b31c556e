import { BankAccountBody, BankAccountPatch } from '@cauce/contract/payment/bank-accounts.ts'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { groupIban } from '@cauce/format'
import { useState, type ComponentProps } from 'react'
import { call, client } from '../../ui/api.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { CheckField, Field } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Form } from '../../ui/form.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { withCode } from '../auth/step-up.store.ts'
import type { BankAccount } from './bank-account.ts'

/** A refusal keeps what was typed and chosen. */
export function AddForm({ isFirst, onDone }: { isFirst: boolean; onDone: () => void }) {
  const t = useTranslate<'bankAccounts'>()
  const [document, setDocument] = useState<File | null>(null)
  const { form, field, ...contractForm } = useContractForm({
    schema: BankAccountBody,
    mistakesOf: () => (document ? [] : [{ path: 'document', code: 'required' }]),
    defaultValues: { alias: '', account: '', main: isFirst },
    fieldOfCode: { 'iban-exists': 'account' },
    send: (body) =>
      withCode(() => call(client.POST('/v1/payment/bank-accounts', { body: { ...body, document: document! } }))),
    onDone,
  })
  return (
    <Form
      {...contractForm}
      submitLabel={t('bankAccounts.add.submit')}
      busyLabel={t('bankAccounts.add.submitting')}
      foot={<p className="fine">{t('bankAccounts.add.after')}</p>}
    >
      <AccountFields
        alias={field('alias')}
        account={field('account')}
        document={{
          file: document,
          error: contractForm.summary.fields['document'],
          onFile: (file) => (setDocument(file), form.clearErrors()),
        }}
      />
      {!isFirst && <CheckField {...field('main')} label={t('bankAccounts.add.main')} />}
    </Form>
  )
}

/** A changed IBAN or certificate is reviewed again. */
export function CorrectForm({ account, onDone }: { account: BankAccount; onDone: () => void }) {
  const t = useTranslate<'bankAccounts'>()
  const [document, setDocument] = useState<File | null>(null)
  const { bankAccountId, alias, updatedAt } = account
  const { form, field, ...contractForm } = useContractForm({
    schema: BankAccountPatch,
    defaultValues: { alias, account: groupIban(account.account), updatedAt },
    fieldOfCode: { 'iban-exists': 'account' },
    send: (values) => {
      // The API treats any sent IBAN as new, which needs a code.
      const isSame = values.account?.replaceAll(/\s/g, '').toUpperCase() === account.account
      const body = { ...values, ...(isSame && { account: undefined }), ...(document && { document }) }
      const params = { path: { id: bankAccountId } }
      return withCode(() => call(client.PATCH('/v1/payment/bank-accounts/{id}', { params, body })))
    },
    onDone,
  })
  return (
    <Form
      {...contractForm}
      submitLabel={t('bankAccounts.correction.submit')}
      busyLabel={t('bankAccounts.correction.submitting')}
      foot={<p className="fine">{t('bankAccounts.correction.after')}</p>}
    >
      {account.errorMessage && <p className="note clay">{t('bankAccounts.error', { reason: account.errorMessage })}</p>}
      <AccountFields
        alias={field('alias')}
        account={field('account')}
        document={{
          file: document,
          error: contractForm.summary.fields['document'],
          isOptional: true,
          onFile: (file) => (setDocument(file), form.clearErrors()),
        }}
      />
    </Form>
  )
}

interface AccountFieldsProps extends Record<'alias' | 'account', Omit<ComponentProps<typeof Field>, 'label'>> {
  readonly document: Pick<ComponentProps<typeof FileField>, 'file' | 'onFile' | 'error' | 'isOptional'>
}

function AccountFields({ alias, account, document }: AccountFieldsProps) {
  const t = useTranslate<'bankAccounts'>()
  return (
    <>
      <Field
        {...alias}
        label={t('bankAccounts.fields.alias')}
        help={t('bankAccounts.add.aliasHelp')}
        maxLength={BankAccountBody.shape.alias.maxLength!}
        data-autofocus
      />
      <Field
        {...account}
        label={t('bankAccounts.fields.account')}
        help={t('bankAccounts.add.ibanHelp')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <FileField
        {...document}
        id="document"
        label={t('bankAccounts.fields.document')}
        help={t('bankAccounts.add.certificateHelp')}
        kinds={ATTACHMENT_KINDS}
      />
    </>
  )
}
