import type { Translation } from '../translation.ts'
import type * as source from '../es/payment.ts'

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

  stateAbout: {
    pending: 'A person reviews it, usually within a working day.',
    valid: 'You can deposit from it and withdraw to it.',
    error: 'It could not be validated.',
  },
  error: 'Reason: %{reason}',
  lead: 'You can only deposit from accounts in your name, and withdraw to them.',
  add: {
    open: 'Add an account',
    title: 'Add a bank account',
    aliasHelp: 'To recognise it, for example “Salary”.',
    ibanHelp: 'Begins with two letters, for example ES.',
    certificateHelp: 'Your bank gives it to you: it says that the account is in your name.',
    main: 'Use as the main account',
    submit: 'Add the account',
    submitting: 'Adding',
    done: 'The account has been added. A person reviews it before it can be used.',
    after: 'A person checks the certificate before you can move money with it.',
  },
  correct: 'Correct',
  correctOf: 'Correct the account %{alias}',
  correction: {
    title: 'Correct the account',
    submit: 'Send for review',
    submitting: 'Sending',
    after: 'A person reviews it again before you can move money with it.',
    done: 'The account has been sent for review.',
  },
  makeMain: 'Make it the main one',
  makeMainOf: 'Make %{alias} the main account',
  mainDone: '%{alias} is now your main account.',
  remove: 'Delete',
  removeOf: 'Delete the account %{alias}',
  removal: {
    title: 'Delete the account?',
    explanation:
      'You will no longer move money with %{alias}, %{account}. Transactions that were made with it are kept.',
    submit: 'Delete the account',
    submitting: 'Deleting',
    done: 'The account has been deleted.',
  },
  certificate: 'See the certificate',
  certificateOf: 'See the certificate of %{alias}',
  empty: {
    title: 'There is no account yet',
    text: 'Add one in your name to be able to deposit and withdraw money.',
  },
} as const satisfies Translation<typeof source.bankAccounts>
