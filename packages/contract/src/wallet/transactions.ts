import { z } from 'zod'
import { HOLD_REFUSALS } from '../account/account-holds.lifecycle.ts'
import { TaxNumber } from '../account/registration.ts'
import { isSpelt } from '../latin.ts'
import { CalendarDate, Instant, NamedDay, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval, FirstApproval, Iban, optionalText, Seen, text } from '../fields.ts'
import { ATTACHMENT_KINDS } from '../files.ts'
import { SignedUrl, StoredFile } from '../stored-files.ts'
import { Id } from '../ids.ts'
import { Money, PositiveMoney } from '../money.ts'
import { Percentage } from '../percentages.ts'
import { Comparison, GetSums, listQuery, pageWithSums } from '../paging.ts'
import { TransactionContext } from './transaction-context.ts'
import { Transfer } from './transfers.ts'
import { TRANSACTION_STATES, TRANSACTION_STATUSES } from './transactions.lifecycle.ts'

export const TransactionType = z.enum(['income', 'withdraw']).describe('Money into or out of a wallet.')
export const TransactionStatus = z.enum(TRANSACTION_STATUSES).describe('Status of a transaction.')
export const IssuerName = z
  .enum(['admin-backoffice', 'project_order', 'project_fee', 'payment', 'user-wallet'])
  .describe('What made a transaction.')

export const ORDER_DEPARTURES = ['revoke', 'disinvest', 'refund'] as const
export const OrderDeparture = z
  .enum(ORDER_DEPARTURES)
  .describe('How money left a project: revoked at no cost, taken out for the penalty, or refunded.')
export type OrderDeparture = z.infer<typeof OrderDeparture>

export function withdrawalNumberIn(typed: string): string | undefined {
  const [, year, number] = /^RT(\d{4})(\d{6,})$/.exec(typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')) ?? []
  return year && `RT-${year}-${number}`
}

export const Transaction = z
  .strictObject({
    transactionId: Id,
    id: Id.describe('Another name of `transactionId`.'),
    walletId: Id,
    userId: Id,
    userName: z.string(),
    amount: Money,
    type: TransactionType,
    issuerName: IssuerName,
    number: z
      .string()
      .nullable()
      .describe('Of a withdrawal to a bank, for life, such as RT-2026-004117; null for other movements.'),
    status: TransactionStatus,
    rejectReason: z.string().nullable(),
    cancelledAt: Instant.nullable().describe(
      'When the person who had asked cancelled it. The status is `rejected` then, without a reason.',
    ),
    balanceAfter: Money.nullable().describe('Balance of the wallet once it was completed.'),
    bankAccountId: Id.nullable(),
    bankAccount: z.strictObject({ alias: z.string(), account: z.string() }).nullable(),
    thirdParty: z
      .strictObject({ accountHoldId: Id, name: z.string(), taxNumber: z.string().nullable(), iban: z.string() })
      .nullable()
      .describe('Who is paid instead of the customer, for a hold; null for other movements.'),
    adminId: Id.nullable().describe(
      'Administrator who decided; null for the owner, as are the name and the first approval.',
    ),
    adminName: z.string().nullable(),
    managerId: Id.nullable().describe('Manager of the customer.'),
    managerName: z.string().nullable(),
    projectId: Id.nullable(),
    projectName: z.string().nullable(),
    orderId: Id.nullable(),
    payment: z
      .strictObject({
        number: z.int().describe('Which payment of the schedule.'),
        part: z.int().describe('Above 1 it carries what a partial payment left over.'),
        count: z.int().describe('How many payments the schedule has.'),
        periodStart: CalendarDate.describe('First day that it pays for.'),
        periodEnd: CalendarDate.describe('Last day that it pays for.'),
        isPartial: z.boolean().describe('Whether the promoter paid less than what was due.'),
        daysLate: z.int().describe('Days by which the promoter paid late; 0 if in time.'),
        principal: Money,
        interest: Money.describe('Before the fee and tax.'),
        fee: Money,
        withheld: Money.describe('Tax that was withheld from the interest.'),
        withholdingRate: Percentage,
      })
      .nullable()
      .describe('What a payment of a project to this investor is made of; null for other movements.'),
    reflectionEndsAt: Instant.nullable().describe(
      'Until when the investment that it paid for can be revoked; null for other movements and once the order is in force or ended.',
    ),
    departure: OrderDeparture.nullable().describe('For money that came back from an order; null for other movements.'),
    transfer: Transfer.nullable().describe('The bank transfer of an approved withdrawal; null for other movements.'),
    document: StoredFile.nullable().describe('Proof of the bank movement.'),
    firstApproval: FirstApproval.nullable().describe(
      'Entering a movement for a customer counts as the first, whatever the amount, and does not expire.',
    ),
    ...timestamps,
  })
  .describe('Money into or out of a wallet.')

export const TransactionBody = z
  .strictObject({
    walletId: Id.optional().describe('The own wallet if absent; only an administrator may name another.'),
    userId: Id.optional().describe('Instead of walletId.'),
    type: TransactionType,
    amount: PositiveMoney,
    bankAccountId: Id.describe("A validated bank account of the wallet's owner."),
    issuerName: z
      .enum(['user-wallet', 'admin-backoffice'])
      .optional()
      .describe('Who asks: the person for their own wallet, or an administrator for a customer. The caller decides.'),
    status: z.literal('pending', 'choice-invalid').optional().describe('A new transaction is always pending.'),
    note: optionalText(300).optional().describe('Why; kept in the audit record of a movement by an administrator.'),
  })
  .describe('An income or a withdrawal to be approved.')

export const ThirdPartyBody = z
  .strictObject({
    accountHoldId: Id.describe('The open hold for which the payee is paid: a death, a garnishment, a guardianship.'),
    amount: PositiveMoney,
    payeeName: text(160).refine(isSpelt, 'name-not-latin'),
    payeeTaxNumber: TaxNumber.nullable().optional(),
    payeeIban: Iban,
    note: text(300).describe('Why the payee gets it.'),
  })
  .describe('A payment out of the wallet of a customer to somebody else, with its document in the part `file`.')

export const TransactionPatch = z
  .strictObject({
    status: z.enum(['completed', 'rejected']),
    rejectReason: optionalText(300).optional().describe('Required with rejected.'),
    reason: optionalText(300).optional().describe('Required to pay a withdrawal of a disabled account.'),
    seen: Seen.optional(),
    updatedAt: Instant.optional(),
  })
  .describe('Approval (with the proof in the part `file`) or rejection (with a reason).')

export const transactionFilters = {
  walletId: Id.optional(),
  transactionId: Id.optional(),
  userId: Id.optional(),
  projectId: Id.optional(),
  amount: Money.optional(),
  amountComparison: Comparison.optional().describe('How amount is compared; eq if absent.'),
  type: TransactionType.optional(),
  status: TransactionStatus.optional(),
  state: z.enum(TRANSACTION_STATES).optional().describe('As status, but rejected and cancelled differ.'),
  issuerName: IssuerName.optional(),
  number: z.string().max(40).optional().describe('Number of a withdrawal, with or without its hyphens.'),
  awaitsMyApproval: AwaitsMyApproval.optional(),
  fromDate: NamedDay.optional(),
  toDate: NamedDay.optional(),
}

const proof = { kinds: ATTACHMENT_KINDS, description: 'Proof of the bank movement: image or PDF below 5 MB.' } as const

export const transactionEndpoints = endpoints(
  'transactions',
  { name: 'Transactions', about: 'Money into and out of wallets, approved by an administrator.' },
  '/v1/wallet/transactions',
  {
    list: {
      permission: 'transactions.read',
      isLagAllowed: true,
      summary: 'List transactions',
      query: listQuery(['createdAt', 'amount', 'type', 'status', 'updatedAt'], {
        ...transactionFilters,
        getSums: GetSums.optional(),
      }),
      output: pageWithSums(Transaction, {
        incoming: 'Into wallets, without what was rejected or cancelled.',
        outgoing: 'Out of wallets, without what was rejected or cancelled.',
      }),
    },
    create: {
      permission: 'transactions.create',
      summary: 'Ask for an income or a withdrawal',
      description: 'A withdrawal is reserved at once.',
      body: TransactionBody,
      files: { file: proof },
      output: Transaction,
      isIdempotent: true,
      needsCode: 'sometimes',
      errors: [
        'email-not-confirmed',
        'account-closing',
        ...HOLD_REFUSALS,
        'money-garnished',
        'identity-not-approved',
        'customer-not-verified',
        'bank-account-not-valid',
        'payee-too-new',
        'origin-not-declared',
        'new-text-not-accepted',
        'above-available-balance',
        'above-income-maximum',
        'above-wallet-maximum',
        'code-required',
        'customer-not-accessible',
        'required',
        'choice-invalid',
      ],
    },
    payThirdParty: {
      method: 'POST',
      path: '/v1/wallet/transactions/third-party',
      permission: 'transactions.decide',
      summary: 'Propose a payment of a held customer to a third party',
      description: 'It is reserved at once, and goes once another administrator approves it with the document in view.',
      body: ThirdPartyBody,
      files: { file: { ...proof, isRequired: true, description: 'The order or deed: image or PDF below 5 MB.' } },
      output: Transaction,
      isIdempotent: true,
      errors: [
        ...HOLD_REFUSALS,
        'own-money',
        'above-available-balance',
        'above-outstanding',
        'not-found',
        'state-forbids',
      ],
    },
    read: {
      permission: 'transactions.read',
      summary: 'Read a transaction',
      output: Transaction,
    },
    readContext: {
      method: 'GET',
      path: '/v1/wallet/transactions/{id}/context',
      permission: 'transactions.read',
      summary: 'Read what was decided on a transaction, the earliest first, and what it is decided by',
      description: 'Staff read who did it and why; the owner of the money reads what was done with how much.',
      output: TransactionContext,
    },
    readPaymentOrder: {
      method: 'GET',
      path: '/v1/wallet/transactions/{id}/payment-order',
      permission: 'transactions.decide',
      summary: 'Make the payment order of a withdrawal that waits for approval',
      description:
        'A PDF in the language of the request, which an approval may carry as its proof. The same withdrawal makes the same bytes.',
      isBinary: true,
      errors: ['state-forbids'],
    },
    decide: {
      permission: 'transactions.decide',
      summary: 'Approve or reject a transaction',
      body: TransactionPatch,
      files: { file: proof },
      output: Transaction,
      isIdempotent: true,
      errors: [
        'state-forbids',
        'proof-required',
        'required',
        'reason-required',
        'own-money',
        'maker-is-checker',
        'document-changed',
        'edit-conflict',
        ...HOLD_REFUSALS,
        'money-garnished',
        'bank-account-not-valid',
        'payee-too-new',
        'money-not-received',
      ],
    },
    cancel: {
      method: 'POST',
      path: '/v1/wallet/transactions/{id}/cancel',
      permission: 'transactions.cancel',
      status: 200,
      summary: 'Cancel an income or a withdrawal that one has asked for',
      description: 'Possible until it is decided. What a withdrawal had reserved is available again at once.',
      output: Transaction,
      isIdempotent: true,
      errors: ['state-forbids', 'forbidden'],
    },
    cancelTransfer: {
      method: 'POST',
      path: '/v1/wallet/transactions/{id}/cancel-transfer',
      permission: 'transactions.cancel',
      status: 200,
      summary: 'Cancel the bank transfer of an approved withdrawal that one has asked for',
      description:
        'Possible until a second administrator releases it. The withdrawal stays as it is, and its money is back in the wallet at once by an income of its own.',
      output: Transaction,
      isIdempotent: true,
      errors: ['state-forbids', 'forbidden', 'transfers-being-checked'],
    },
    url: {
      method: 'GET',
      path: '/v1/wallet/transactions/{id}/url',
      permission: 'transactions.read',
      summary: 'Get a short-lived address of the proof',
      output: SignedUrl,
    },
  },
)
