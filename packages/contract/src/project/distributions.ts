import { z } from 'zod'
import { formatAmount, type Cents } from '../cents.ts'
import { CalendarDate, Instant, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import type { RefusalValue } from '../errors.ts'
import { AwaitsMyApproval, FirstApproval, IsUnseen, Seen } from '../fields.ts'
import { ATTACHMENT_KINDS } from '../files.ts'
import { SignedUrl, StoredFile } from '../stored-files.ts'
import { Id } from '../ids.ts'
import { Money, PositiveMoney } from '../money.ts'
import { allBut, GetSums, listQuery, page, pageWithSums } from '../paging.ts'
import { DistributionShare, DistributionStatus, PlannedPayment, Unreceived } from './distribution-parts.ts'
import { DistributionReversal, ReversalBody } from './reversals.ts'
import { WITHHOLDING_AGENTS } from '../tax/withholding.ts'

export * from './distribution-lifecycle.ts'
export * from './distribution-parts.ts'
export * from './reversals.ts'

export const Distribution = z
  .strictObject({
    distributionId: Id,
    projectId: Id,
    projectName: z.string(),
    projectUrl: z.string(),
    number: z.int().describe('Instalment of the schedule, counting from 1.'),
    part: z
      .int()
      .describe('Counts the payments of one instalment; above 1 it carries what a partial payment left over.'),
    dueDate: CalendarDate,
    interestDue: Money.describe('Gross return of all investors together.'),
    principalDue: Money,
    status: DistributionStatus,
    daysLate: z.int().describe('Days since it was due while it is unpaid, or by which it was paid late; 0 if neither.'),
    amount: Money.nullable().describe("The promoter's payment, once recorded."),
    interest: Money.nullable(),
    principal: Money.nullable(),
    fee: Money.nullable().describe("The platform's share of the interest."),
    withheld: Money.nullable().describe('Tax that is withheld from the interest of the investors.'),
    withholdingAgent: z
      .enum(WITHHOLDING_AGENTS)
      .nullable()
      .describe('Who pays the tax to the tax office, as it was set when the payment was recorded; null before.'),
    net: Money.nullable().describe(
      'What the investors are credited together: interest less fee and tax withheld, plus principal.',
    ),
    paidOn: CalendarDate.nullable().describe("Value date of the promoter's payment."),
    document: StoredFile.nullable().describe('Proof of the payment.'),
    investorCount: z.int().describe('How many people are credited something; one person may hold several orders.'),
    shareCount: z.int().describe('How many orders have a part.'),
    paidShareCount: z.int().describe('How many of the parts have been credited; grows while it is confirming.'),
    recordedBy: Id.nullable(),
    recordedByName: z.string().nullable(),
    recordedAt: Instant.nullable(),
    firstApproval: FirstApproval.nullable().describe(
      'Recording the payment is the first, whatever its amount, and does not expire.',
    ),
    confirmedBy: Id.nullable(),
    confirmedByName: z.string().nullable(),
    confirmedAt: Instant.nullable(),
    isUnseen: IsUnseen,
    creditsBeforeReceipt: z
      .boolean()
      .describe('The investors are credited once it is confirmed, before a statement shows the payment.'),
    receivedAt: Instant.nullable().describe('When it was matched with lines of a statement; null until then.'),
    updatedAt: Instant,
  })
  .describe('One payment of returns to the investors of a project.')

export const DistributionRecordBody = z
  .strictObject({
    amount: PositiveMoney,
    paidOn: NamedDay,
    creditsBeforeReceipt: z
      .boolean()
      .optional()
      .describe(
        'To credit the investors on confirmation, as far as the maximum of early credits allows. By default not.',
      ),
    updatedAt: Instant.optional(),
  })
  .describe("The promoter's payment; its proof goes in the part `file`. Interest is paid before principal.")

export const DistributionConfirmBody = z
  .strictObject({
    seen: Seen.optional(),
    updatedAt: Instant.optional().describe('One that was recorded again meanwhile is not confirmed.'),
  })
  .describe('What was read of the draft and of its proof.')

/** Handbook rule 8.7, for API and back office. */
export function refusalOfOverpayment(
  due: { readonly interestDue: Cents; readonly principalDue: Cents },
  amount: Cents,
): RefusalValue | undefined {
  const expected = due.interestDue + due.principalDue
  if (amount <= expected) return undefined
  return { code: 'distribution-amount-mismatch', params: { expected: formatAmount(expected) }, path: 'amount' }
}

export const distributionFilters = {
  projectId: Id.optional(),
  status: DistributionStatus.optional(),
  isLate: z.boolean().optional(),
  fromDate: NamedDay.optional(),
  toDate: NamedDay.optional(),
}

const proof = {
  kinds: ATTACHMENT_KINDS,
  isRequired: true,
  description: "Proof of the promoter's payment: image or PDF below 5 MB.",
} as const

export const distributionEndpoints = endpoints(
  'distributions',
  { name: 'Distributions', about: 'Returns to investors: planned, drafted, confirmed and paid.' },
  '/v1/project/distributions',
  {
    list: {
      permission: 'distributions.read',
      summary: 'List distributions',
      query: listQuery(
        ['dueDate', 'number', 'status', 'updatedAt'],
        {
          ...distributionFilters,
          awaitsMyApproval: AwaitsMyApproval.optional(),
          getSums: GetSums.optional(),
        },
        allBut(
          ...['projectUrl', 'projectName', 'recordedByName', 'confirmedByName'],
          ...['daysLate', 'net', 'investorCount', 'shareCount', 'paidShareCount'],
        ),
      ),
      output: pageWithSums(Distribution, {
        pending: 'Interest and principal of those that are not paid.',
        paid: "The promoters' payments that were confirmed.",
      }),
    },
    listPayments: {
      method: 'GET',
      path: '/v1/project/distributions/payments',
      permission: 'orders.read',
      summary: 'List what a person is paid by distributions, expected or done',
      query: listQuery(['dueDate'], { userId: Id.optional(), orderId: Id.optional(), ...distributionFilters }),
      output: page(PlannedPayment),
    },
    readUnreceived: {
      method: 'GET',
      path: '/v1/project/distributions/unreceived',
      permission: 'distributions.edit',
      summary: 'Read what was credited before it was received, and the limits',
      output: Unreceived,
    },
    read: {
      permission: 'distributions.read',
      summary: 'Read a distribution',
      output: Distribution,
    },
    listShares: {
      method: 'GET',
      path: '/v1/project/distributions/{id}/shares',
      permission: 'distributions.edit',
      summary: "List each order's part",
      query: listQuery(['invested', 'net'], {}, allBut()),
      output: page(DistributionShare),
    },
    readShare: {
      method: 'GET',
      path: '/v1/project/distributions/{id}/shares/{orderId}',
      permission: 'distributions.edit',
      summary: 'Read the part of an order',
      params: z.strictObject({ id: Id, orderId: Id }),
      output: DistributionShare,
    },
    record: {
      method: 'POST',
      path: '/v1/project/distributions/{id}/record',
      permission: 'distributions.edit',
      status: 200,
      summary: "Record the promoter's payment and draw up the parts",
      description: 'Payments are recorded in the order of the schedule: the earlier ones are paid in full first.',
      body: DistributionRecordBody,
      files: { file: proof },
      output: Distribution,
      isIdempotent: true,
      errors: [
        'state-forbids',
        'earlier-payment-unpaid',
        'date-too-early',
        'date-too-late',
        'distribution-amount-mismatch',
        'early-credit-limit',
        'early-credit-overdue',
        'schedule-unavailable',
        'withholding-rate-missing',
        'edit-conflict',
      ],
    },
    discard: {
      method: 'POST',
      path: '/v1/project/distributions/{id}/discard',
      permission: 'distributions.edit',
      status: 200,
      summary: 'Throw away a draft, or a payment that is awaited from the bank',
      output: Distribution,
      errors: ['state-forbids'],
    },
    confirm: {
      method: 'POST',
      path: '/v1/project/distributions/{id}/confirm',
      permission: 'distributions.edit',
      status: 202,
      summary: 'Confirm a payment, whose line of a statement then credits the investors',
      description:
        'With `creditsBeforeReceipt` they are credited at once: it goes on in steps of a few hundred; read the distribution to follow it. Safe to repeat. Another administrator than who recorded the payment confirms it, whatever the amount. Confirmed unseen, it is credited before receipt once another one confirms it as well, or the same with `seen`.',
      body: DistributionConfirmBody,
      output: Distribution,
      isIdempotent: true,
      errors: [
        'document-changed',
        'edit-conflict',
        'state-forbids',
        'maker-is-checker',
        'own-money',
        'early-credit-limit',
        'early-credit-overdue',
      ],
    },
    readReversal: {
      method: 'GET',
      path: '/v1/project/distributions/{id}/reversal',
      permission: 'distributions.edit',
      summary: 'Read what reversing a paid distribution undoes and what stops it, or who reversed it',
      output: DistributionReversal,
    },
    reverse: {
      method: 'POST',
      path: '/v1/project/distributions/{id}/reverse',
      permission: 'distributions.edit',
      status: 200,
      summary: 'Reverse a paid distribution, whole or not at all, so that it can be recorded as it was',
      description:
        'The first administrator proposes it, and a second one reverses it within 48 hours: each of its postings is followed by the opposite one, and what it paid is planned again. Its line of a statement is undone first, and of a project the last payment goes first.',
      body: ReversalBody,
      output: DistributionReversal,
      isIdempotent: true,
      errors: [
        'state-forbids',
        'payment-on-statement',
        'later-payment-recorded',
        'return-money-spent',
        'own-money',
        'maker-is-checker',
      ],
    },
    url: {
      method: 'GET',
      path: '/v1/project/distributions/{id}/url',
      permission: 'distributions.edit',
      summary: 'Get a short-lived address of the proof',
      output: SignedUrl,
    },
  },
)
