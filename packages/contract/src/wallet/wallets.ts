import { z } from 'zod'
import { RECORDED_HOLD_KINDS } from '../account/account-holds.lifecycle.ts'
import { CalendarDate, Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { GetSums, listQuery, pageWithSums } from '../paging.ts'

export const Wallet = z
  .strictObject({
    walletId: Id,
    userId: Id,
    userName: z.string(),
    reference: z.string().describe('The creditor reference of its deposits (ISO 11649), for life.'),
    balance: Money.describe('What the wallet holds.'),
    available: Money.describe(
      'What can be invested or withdrawn: balance less `reserved`, `unreceived` and `garnished`, never below zero.',
    ),
    reserved: Money.describe('Held back for pending withdrawals and for deposits of reservations.'),
    unreceived: Money.describe(
      'Credited from payments of promoters that no statement of a bank shows yet; available once one does.',
    ),
    garnished: Money.describe('What authorities garnish and is not paid to them yet, also above the balance.'),
    holds: z
      .array(
        z.strictObject({
          kind: z.enum(RECORDED_HOLD_KINDS),
          party: z.string(),
          reference: z.string().nullable(),
          outstanding: Money.nullable().describe('Of a garnishment.'),
          consentUntil: CalendarDate.nullable().describe('Last day of the consent of the guardian.'),
        }),
      )
      .describe('What the owner knows of: a garnishment, a guardianship, their death.'),
    createdAt: Instant,
  })
  .describe('The euro wallet of a person.')

export const WalletBody = z.strictObject({ userId: Id }).describe('Whose wallet; the one that exists is answered.')

export const walletEndpoints = endpoints(
  'wallets',
  { name: 'Wallets', about: 'Euro wallets: what they hold and what is available.' },
  '/v1/wallet/wallets',
  {
    list: {
      permission: 'wallets.read',
      isLagAllowed: true,
      summary: 'List wallets',
      query: listQuery(['createdAt', 'balance', 'available'], { userId: Id.optional(), getSums: GetSums.optional() }),
      output: pageWithSums(Wallet, {
        balance: 'What the wallets hold.',
        available: 'What their owners can invest or withdraw.',
        reserved: 'Held back for pending withdrawals and for deposits of reservations.',
      }),
    },
    create: {
      permission: 'wallets.create',
      status: 200,
      summary: 'Answer the wallet of a user; registration has made it',
      body: WalletBody,
      output: Wallet,
      errors: ['wallet-not-created', 'customer-not-accessible'],
    },
    read: {
      permission: 'wallets.read',
      summary: 'Read a wallet',
      output: Wallet,
    },
  },
)
