import type { bankAccounts as source } from '../es/bank-accounts.ts'
import type { Translation } from '../translation.ts'

export const bankAccounts = {
  title: 'Bank accounts',
  one: 'Bank account',
  state: { pending: 'Pending', valid: 'Validated', error: 'In error' },
  fields: {
    bankAccountId: 'Identifier',
    userId: 'Customer',
    userName: 'Customer',
    alias: 'Alias',
    account: 'IBAN',
    main: 'Main',
    state: 'State',
    errorMessage: 'Error message',
    document: 'Ownership certificate',
    createdAt: 'Added',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source>
