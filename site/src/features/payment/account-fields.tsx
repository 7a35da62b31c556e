import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { useTranslate } from '../../ui/island.tsx'

interface Control extends UseFormRegisterReturn {
  readonly error: string | undefined
}

interface AccountFieldsProps {
  readonly alias: Control
  readonly account: Control
  readonly document: {
    readonly file: File | null
    readonly onFile: (file: File | null) => void
    readonly error: string | undefined
    readonly isOptional?: boolean
  }
}

/** Name, IBAN and the certificate that the account is in the person's name. */
export function AccountFields({ alias, account, document }: AccountFieldsProps) {
  const t = useTranslate<'bankAccounts'>()
  return (
    <>
      <Field
        {...alias}
        label={t('bankAccounts.fields.alias')}
        help={t('bankAccounts.add.aliasHelp')}
        maxLength={60}
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
