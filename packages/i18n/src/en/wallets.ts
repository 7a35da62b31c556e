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
} as const satisfies Translation<typeof source>
