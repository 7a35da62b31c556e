import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { Money, PositiveMoney } from '../money.ts'

export const DepositInstructions = z
  .strictObject({
    beneficiary: z.string(),
    iban: z.string(),
    bic: z.string(),
    bankName: z.string(),
    reference: z.string().describe('The creditor reference of the wallet (ISO 11649), for life.'),
    amount: Money.nullable(),
    expiresAt: Instant.nullable().describe('Until when the institution waits for this transfer; null if for good.'),
    isSandbox: z.boolean().describe('Whether the sandbox stands in for an institution: no real money moves.'),
    qrText: z.string().nullable().describe('Text of the QR code (EPC069-12); null without an amount.'),
  })
  .describe('Where to send a deposit, and with which reference.')

export const depositEndpoints = endpoints(
  'deposits',
  { name: 'Deposits', about: 'Where to send money, and with which reference.' },
  '/v1/bank/deposit-instructions',
  {
    instructions: {
      method: 'GET',
      permission: 'wallets.read',
      summary: 'Tell where to send a deposit',
      query: z.strictObject({
        walletId: Id.optional().describe('The own wallet if absent.'),
        amount: PositiveMoney.optional(),
      }),
      output: DepositInstructions,
      errors: ['not-found', 'no-company-account', 'institution-unavailable'],
    },
  },
)
