import { useGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import { maskIbanShort } from '@cauce/format/iban.ts'
import type { BankAccountRecord } from '../../providers/records.ts'
import { OptionInput } from '../../ui/form/option-input.tsx'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly userId: string
  readonly disabled: boolean
}

/** One of the validated accounts of a customer; a movement of an administrator may do without (product decision 4). */
export function BankAccountInput({ userId, disabled }: Props) {
  const t = useWords()
  const { data = [] } = useGetList<BankAccountRecord>('bankAccounts', {
    filter: { userId, state: 'valid' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  const options = data.map(({ id, alias, account }) => ({ value: id, label: `${alias} ${maskIbanShort(account)}` }))
  return <OptionInput source="bankAccountId" options={options} helperText={t('common.optional')} disabled={disabled} />
}
