import { useGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import { maskIbanShort } from '@cauce/format/iban.ts'
import type { BankAccountRecord } from '../../providers/records.ts'
import { OptionInput } from '../../ui/form/option-input.tsx'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly userId: string
  readonly isRequired: boolean
  readonly disabled: boolean
}

/** One of the validated accounts of a customer; an income of an administrator may do without. */
export function BankAccountInput({ userId, isRequired, disabled }: Props) {
  const t = useWords()
  const { data = [] } = useGetList<BankAccountRecord>('bankAccounts', {
    filter: { userId, state: 'valid' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  const options = data.map(({ id, alias, account }) => ({ value: id, label: `${alias} ${maskIbanShort(account)}` }))
  return (
    <OptionInput
      source="bankAccountId"
      options={options}
      isRequired={isRequired}
      disabled={disabled}
      {...(!isRequired && { helperText: t('common.optional') })}
    />
  )
}
