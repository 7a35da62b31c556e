import { z } from 'zod'
import { Instant } from '../dates.ts'
import { Id } from '../ids.ts'
import { NonNegativeMoney } from '../money.ts'

export const Wallet = z
  .strictObject({
    walletId: Id,
    userId: Id,
    userName: z.string(),
    balance: NonNegativeMoney.describe('What the wallet holds.'),
    available: NonNegativeMoney.describe('Balance less pending withdrawals.'),
    reserved: NonNegativeMoney.describe('Held back for pending withdrawals.'),
    createdAt: Instant,
  })
  .describe('The euro wallet of a person.')

export const WalletBody = z.strictObject({ userId: Id }).describe('Whose wallet; the one that exists is answered.')
