import { z } from 'zod'
import { HOLD_REFUSALS } from '../account/account-holds.lifecycle.ts'
import { INVESTOR_CLASSES } from '../account/investor-classes.ts'
import { KNOWLEDGE_STANDINGS } from '../account/knowledge-state.ts'
import { CalendarDate, Instant, NamedDay, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Language } from '../fields.ts'
import { Id } from '../ids.ts'
import { defineLifecycle } from '../lifecycle.ts'
import { Money, PositiveMoney } from '../money.ts'
import { Comparison, GetSums, listQuery, pageWithSums } from '../paging.ts'
import { Percentage } from '../percentages.ts'
import { DocumentBlock } from './document-blocks.ts'
import { THRESHOLD_CONSENT_VERSIONS, UNDERSTANDING_ANSWERS } from './large-investments.ts'
import { PhaseName } from './phases.ts'
import { OrderDeparture } from '../wallet/transactions.ts'

export const ORDER_STATUSES = ['pending', 'active', 'finished', 'cancelled'] as const
export const OrderStatus = z.enum(ORDER_STATUSES).describe('Status of an order.')
export const OrderType = z.enum(['invest', 'income', 'withdraw']).describe('Type of an order; new ones invest.')

/** Above this a code is needed even in a trusted browser (handbook rule 2.24). */
export const CODE_FREE_INVESTMENT_CENTS = 100_000n

export const Order = z
  .strictObject({
    orderId: Id,
    projectId: Id,
    projectName: z.string(),
    projectUrl: z.string(),
    projectPhaseName: PhaseName.describe('Phase of the project now.'),
    projectPhaseId: Id.describe('Phase record in which the order was made.'),
    userId: Id,
    userName: z.string(),
    amount: Money,
    orderType: OrderType,
    type: OrderType.describe('Another name of `orderType`.'),
    status: OrderStatus,
    departure: OrderDeparture.nullable().describe('How it was cancelled; null where it was not.'),
    penaltyAmount: Money,
    penalty: Percentage,
    returned: Money.describe('Principal and net returns paid so far.'),
    outstanding: Money.describe(
      'Principal that is invested today: the amount less the principal repaid; zero once cancelled.',
    ),
    consentedTotal: Money.nullable().describe(
      'What the investor had invested here with it, and consented to because it is above 10,000 EUR; null if it was not.',
    ),
    thresholdAmount: Money.nullable().describe(
      'The threshold of large investments of the investor then; null if the order was not above it.',
    ),
    thresholdTotal: Money.nullable().describe(
      'What the investor had in the project with it, and consented to because it is above the threshold; null if it was not.',
    ),
    investorClass: z.enum(INVESTOR_CLASSES).describe('How the law counted the investor when they ordered.'),
    informationSheetId: Id.nullable().describe(
      'The version of the information sheet that was in force then; null where the project had none.',
    ),
    reflectionEndsAt: Instant.describe('Until then the investor may revoke it at no cost.'),
    ...timestamps,
  })
  .describe('An investment of a person in a project.')

export const OrderBody = z
  .strictObject({
    projectId: Id,
    projectPhaseId: Id.describe('The present phase record of the project; a stale one is refused.'),
    amount: PositiveMoney,
    orderType: z.literal('invest', 'choice-invalid'),
    penaltyAmount: z
      .union([z.literal('0.00'), z.literal(0)])
      .optional()
      .describe('Always zero in a new order.'),
    penalty: z.literal(0).optional().describe('Always zero in a new order.'),
    userId: Id.describe('The investor: the person who is logged in.'),
    acceptsTerms: z
      .literal(true, 'terms-not-accepted')
      .optional()
      .describe(
        'The mandate contracts, and not more than 10,000 EUR across platforms. Who orders without it says so by ordering (decision api-contract).',
      ),
    consentsAboveGuidance: z
      .boolean()
      .optional()
      .describe(
        'The explicit consent that an order needs if the investor has more than 10,000 EUR invested here with it. None if absent.',
      ),
    thresholdConsent: z
      .literal([...THRESHOLD_CONSENT_VERSIONS], 'choice-invalid')
      .optional()
      .describe(
        'The version of the risk warning that the investor has received and of the explicit consent that they give, which an order needs if they have more in the project with it than their threshold. None if absent.',
      ),
    understanding: z
      .enum(UNDERSTANDING_ANSWERS)
      .optional()
      .describe(
        'What can happen to the money, as the investor answers: asked above the threshold of a person whose entry knowledge test is not sufficient.',
      ),
    informationSheetId: Id.nullable()
      .optional()
      .describe(
        'The version of the information sheet that the investor was shown; refused once another one is in force. If absent, the one in force.',
      ),
  })
  .describe('A new order.')

export const OrderThreshold = z
  .strictObject({
    threshold: Money.describe('The amount above which investing in the project needs the explicit consent.'),
    result: Money.nullable().describe('The result of the simulation that it follows from; null without a valid one.'),
    resultOn: CalendarDate.nullable().describe('The day on which the platform received that result.'),
    held: Money.describe('What the caller has in the project today, without what was cancelled.'),
    invested: Money.describe('What the caller has invested today in all projects, less what was repaid.'),
    investorClass: z
      .enum(INVESTOR_CLASSES)
      .describe('How the law counts the caller today; only a non-sophisticated investor is asked for anything.'),
    knowledge: z.enum(KNOWLEDGE_STANDINGS).describe('How the entry knowledge test of the caller stands.'),
    isUnderstandingShown: z.boolean().describe('Whether that test is sufficient.'),
    isWarningOwed: z.boolean().describe('Whether the risk warning is to be shown until it is acknowledged.'),
  })
  .describe('The threshold of large investments of the caller in a project.')

/** Before placing it (handbook rule 7.18). */
export const OrderContract = z
  .strictObject({
    language: Language.describe('That of the caller, in which their documents are kept.'),
    title: z.string(),
    blocks: z.array(DocumentBlock).describe('All that the contract says, in reading order.'),
  })
  .describe('The contract that an order would have if the caller placed it now.')

/** Handbook rule 7.15. */
export const OrderSummary = z
  .strictObject({
    data: z.array(
      z.strictObject({
        period: CalendarDate.describe('First day of the month.'),
        invested: Money,
        disinvested: Money.describe('Revoked, disinvested or refunded.'),
        repaid: Money.describe('Principal that distributions paid back.'),
        outstanding: Money.describe('Principal invested at the end of the month, or today in the last one.'),
      }),
    ),
    total: z.int(),
  })
  .describe('What stood invested, month by month from the first movement until today.')

export const ORDER_COLUMNS = ['createdAt', 'amount', 'status', 'updatedAt'] as const
export const orderFilters = {
  projectId: Id.optional(),
  userId: Id.optional(),
  status: OrderStatus.optional(),
  amount: Money.optional(),
  amountComparison: Comparison.optional().describe('How amount is compared; eq if absent.'),
  fromDate: NamedDay.optional(),
  toDate: NamedDay.optional(),
}

/** Handbook rule 7.7. Pending again while a notice reopens revocation. */
export const orderLifecycle = defineLifecycle({
  name: 'order',
  states: ORDER_STATUSES,
  initial: ['pending'],
  transitions: {
    revoke: { from: ['pending'], to: 'cancelled', permission: 'orders.revoke' },
    activate: { from: ['pending'], to: 'active', permission: null },
    reflectAgain: { from: ['active'], to: 'pending', permission: null },
    disinvest: { from: ['active'], to: 'cancelled', permission: 'orders.revoke' },
    repay: { from: ['active'], to: 'finished', permission: null },
    /** The payment that repaid it was reversed. */
    oweAgain: { from: ['finished'], to: 'active', permission: null },
    refund: { from: ['pending', 'active'], to: 'cancelled', permission: null },
  },
})

export const orderEndpoints = endpoints(
  'orders',
  { name: 'Orders', about: 'Investments of people in projects.' },
  '/v1/project/orders',
  {
    list: {
      permission: 'orders.read',
      isLagAllowed: true,
      summary: 'List orders',
      query: listQuery(ORDER_COLUMNS, { ...orderFilters, getSums: GetSums.optional() }),
      output: pageWithSums(Order, {
        amount: 'Invested, without what was cancelled.',
        returned: 'Returned to the investors.',
      }),
    },
    create: {
      permission: 'orders.create',
      summary: 'Invest in a project',
      body: OrderBody,
      output: Order,
      isIdempotent: true,
      needsCode: 'sometimes',
      errors: [
        'code-required',
        'email-not-confirmed',
        'account-closing',
        ...HOLD_REFUSALS,
        'identity-not-approved',
        'origin-not-declared',
        'new-text-not-accepted',
        'investing-not-possible',
        'offer-suspended',
        'phase-stale',
        'sheet-stale',
        'promoter-invests',
        'below-minimum-investment',
        'above-project-remainder',
        'above-project-maximum',
        'investor-places-taken',
        'wallet-insufficient',
        'above-available-balance',
        'guidance-consent-missing',
        'threshold-consent-missing',
        'understanding-not-shown',
        'not-found',
        'customer-not-accessible',
      ],
    },
    summarize: {
      method: 'GET',
      path: '/v1/project/orders/summary',
      permission: 'orders.read',
      isLagAllowed: true,
      summary: 'Tell what stood invested by month',
      query: z
        .strictObject({ userId: Id.optional(), projectId: Id.optional() })
        .describe('Whose investments, and in which project; all that one may see if absent.'),
      output: OrderSummary,
    },
    readThreshold: {
      method: 'GET',
      path: '/v1/project/orders/threshold',
      permission: 'orders.create',
      summary: 'Read the threshold of large investments of the caller in a project',
      query: z.strictObject({ projectId: Id }).describe('The project.'),
      output: OrderThreshold,
    },
    readContract: {
      method: 'GET',
      path: '/v1/project/orders/contract',
      permission: 'orders.create',
      summary: 'Read the contract that an order of the caller would have',
      query: z
        .strictObject({ projectId: Id, amount: PositiveMoney.optional() })
        .describe('The project, and the amount of the order; it is left open if absent.'),
      output: OrderContract,
      errors: ['not-found'],
    },
    read: {
      permission: 'orders.read',
      summary: 'Read an order',
      output: Order,
    },
    revoke: {
      method: 'POST',
      path: '/v1/project/orders/{id}/revoke',
      permission: 'orders.revoke',
      status: 200,
      summary: 'Revoke an order in its reflection period, at no cost',
      output: Order,
      isIdempotent: true,
      errors: ['state-forbids', 'reflection-ended'],
    },
    disinvest: {
      method: 'POST',
      path: '/v1/project/orders/{id}/disinvest',
      permission: 'orders.revoke',
      status: 200,
      summary: 'Leave a project before it is financed, for its cancellation fee',
      output: Order,
      isIdempotent: true,
      errors: ['state-forbids', 'disinvestment-not-possible'],
    },
  },
)
