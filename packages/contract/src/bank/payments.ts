import { z } from 'zod'
import { Instant, NamedDay, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { CountryCode, Iban, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money, PositiveMoney } from '../money.ts'
import { Comparison, GetSums, listQuery, pageWithSums } from '../paging.ts'
import { BeneficiaryName, Bic } from './payee-fields.ts'
import { PayeeVerification, PaymentKind, PaymentProblem, PaymentState } from './payments.lifecycle.ts'

/** Street 70, town 35, postal code 16 characters. */
export const PaymentAddress = z
  .strictObject({
    street: text(70).optional(),
    postCode: text(16).optional(),
    town: text(35),
    country: CountryCode,
  })
  .describe('Where the payee lives: the bank demands it outside the European Economic Area.')

export const Payment = z
  .strictObject({
    paymentId: Id,
    kind: PaymentKind,
    state: PaymentState,
    amount: Money,
    beneficiary: z.string().nullable(),
    iban: z.string().nullable(),
    bic: z.string().nullable(),
    address: PaymentAddress.nullable(),
    remittance: z.string(),
    endToEndId: z.string().describe('The id that reports and statements of the bank repeat.'),
    problems: z.array(PaymentProblem),
    transactionId: Id.nullable().describe('The withdrawal that it pays.'),
    projectId: Id.nullable().describe('The project that it pays out.'),
    projectName: z.string().nullable(),
    movementId: Id.nullable().describe('The line of a statement that it sends back.'),
    handoverId: Id.nullable().describe('The withheld tax that it hands over.'),
    userId: Id.nullable(),
    userName: z.string().nullable(),
    isOwnerClosed: z.boolean().describe('Whether the account of this person is closed.'),
    batchId: Id.nullable(),
    batchNumber: z.int().nullable(),
    reasonCode: z.string().nullable().describe('Why the bank refused or returned it (ISO 20022 external code).'),
    reasonText: z.string().nullable().describe("The bank's words, or the reason of who cancelled it."),
    payeeVerification: PayeeVerification.nullable(),
    verifiedName: z.string().nullable().describe('The name that the bank of the payee knows, if it is close.'),
    ...timestamps,
  })
  .describe('Money that leaves the account of the company.')

export const PaymentPatch = z
  .strictObject({
    beneficiary: BeneficiaryName.optional(),
    iban: Iban.optional(),
    bic: Bic.nullable().optional(),
    address: PaymentAddress.nullable().optional(),
    updatedAt: Instant.optional(),
  })
  .describe(
    'What a payment lacked. A withdrawal goes to the account that was validated: only BIC and address can be added, and the IBAN where the account of its owner is closed.',
  )

export const PaymentCancellation = z.strictObject({ reason: text(300), updatedAt: Instant.optional() }).describe('Why.')

export const OwnIncomeBody = z
  .strictObject({ amount: PositiveMoney.describe('At most what is transferable.') })
  .describe("Income of the platform that leaves the customers' account.")

export const paymentEndpoints = endpoints(
  'payments',
  {
    name: 'Payments',
    about: 'Money that leaves the account of the company: queue, batches with two keys, answers of the bank.',
  },
  '/v1/bank/payments',
  {
    list: {
      permission: 'payments.read',
      summary: 'List payments',
      query: listQuery(['createdAt', 'amount', 'state', 'updatedAt'], {
        state: PaymentState.optional(),
        kind: PaymentKind.optional(),
        userId: Id.optional(),
        projectId: Id.optional(),
        batchId: Id.optional(),
        transactionId: Id.optional(),
        amount: Money.optional(),
        amountComparison: Comparison.optional(),
        fromDate: NamedDay.optional(),
        toDate: NamedDay.optional(),
        getSums: GetSums.optional(),
        getTotalByStates: z.boolean().optional(),
      }),
      output: pageWithSums(Payment, { amount: 'Without what was refused, returned or cancelled.' }).extend({
        totalByStates: z
          .record(PaymentState, z.int())
          .optional()
          .describe('With getTotalByStates: how many match in each state, without the filter state.'),
      }),
    },
    read: {
      permission: 'payments.read',
      summary: 'Read a payment',
      output: Payment,
    },
    edit: {
      permission: 'payments.edit',
      summary: 'Complete the data of a payment that waits',
      description:
        'Another payee than that of the register waits for a second administrator (payees); neither of the two releases the batch that pays it. BIC and address are changed at once, by somebody who does not release it.',
      body: PaymentPatch,
      output: Payment,
      errors: ['state-forbids', 'read-only', 'edit-conflict'],
    },
    payOwn: {
      method: 'POST',
      path: '/v1/bank/payments/own-income',
      permission: 'payments.payOwn',
      summary: 'Queue a payment of what is ours',
      description:
        'To the payee of kind company, in a batch that another administrator releases. What comes back is own money again.',
      body: OwnIncomeBody,
      output: Payment,
      isIdempotent: true,
      errors: ['above-own-income', 'transfers-being-checked'],
    },
    cancel: {
      method: 'POST',
      path: '/v1/bank/payments/{id}/cancel',
      permission: 'payments.cancel',
      status: 200,
      summary: 'Cancel a payment that has not been released',
      description:
        'The money goes back where it came from. A payout to a promoter and withheld tax stay owed and are not cancelled.',
      body: PaymentCancellation,
      output: Payment,
      isIdempotent: true,
      errors: [
        'state-forbids',
        'payout-stays-owed',
        'own-money',
        'edit-conflict',
        'statements-missing-since-restore',
        'debits-open-since-restore',
      ],
    },
  },
)
