import type { wallets as source } from '../es/wallets.ts'
import type { Translation } from '../translation.ts'

export const wallets = {
  title: 'Wallets',
  one: 'Wallet',
  fields: {
    walletId: 'Identifier',
    userId: 'Customer',
    userName: 'Customer',
    balance: 'Balance',
    available: 'Available',
    reserved: 'Reserved',
    createdAt: 'Created',
  },
  incomeFailed: 'The balance could not be added. No money has moved.',
  withdrawFailed: 'The balance could not be withdrawn. No money has moved.',

  purse: {
    available: 'Available to invest or withdraw',
    reserved: 'Reserved by pending withdrawals',
    deposit: 'Deposit',
    withdraw: 'Withdraw',
    accounts: 'Accounts to move money',
    main: 'main',
    addAccount: 'Add an account',
    manageAccounts: 'See all accounts',
    noAccount: 'Add an account in your name to deposit and withdraw.',
    none: 'This account has no wallet.',
  },
} as const satisfies Translation<typeof source>
