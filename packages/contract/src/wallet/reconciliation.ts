import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'

export const INVARIANTS = [
  'balancesAddUpToZero',
  'balancesEqualPostings',
  'nothingOverdrawn',
  'reservedEqualsPendingWithdrawals',
  'escrowEqualsLiveOrders',
  'totalsEqualOrders',
  'nothingOverfunded',
  'ordersHavePostings',
  'cancelledOrdersWereReturned',
  'transactionsHavePostings',
  'distributionsAddUp',
  'unreceivedEqualsShares',
  'garnishedEqualsHolds',
  'ordersReturnedEqualsShares',
  'withheldEqualsShares',
  'handoversEqualShares',
  'ownPaymentsEqualPostings',
  'keysHaveOneEffect',
  'talliesEqualRows',
  'copiesEqualBalances',
  'custodyEqualsPostings',
  'cohortsEqualOrders',
  'bankEqualsStatements',
  'statementsChain',
  'unassignedEqualsOpenCredits',
  'unexplainedEqualsOpenDebits',
  'clearingEqualsUnsettled',
  'allocationsFitMovements',
  'frozenPeopleUnpaid',
  'postingsAreDecided',
] as const
export const Invariant = z.enum(INVARIANTS).describe('Something that must hold of the books.')
export type Invariant = z.infer<typeof Invariant>

export const Reconciliation = z
  .strictObject({
    checkedAt: Instant,
    isBalanced: z.boolean().describe('True when no invariant has an exception.'),
    invariants: z.array(
      z.strictObject({
        invariant: Invariant,
        exceptionCount: z.int(),
        exceptions: z
          .array(
            z.strictObject({
              noun: z.string(),
              recordId: z.string().nullable(),
              expected: z.string(),
              found: z.string(),
            }),
          )
          .describe('The first hundred: amounts in cents, as they stand in the books.'),
      }),
    ),
  })
  .describe('The proof of the books: every invariant with its exceptions.')

export const reconciliationEndpoints = endpoints(
  'reconciliation',
  { name: 'Reconciliation', about: 'The proof that the books balance.' },
  '/v1/misc/reconciliation',
  {
    read: {
      method: 'GET',
      path: '/v1/misc/reconciliation',
      permission: 'reconciliation.read',
      summary: 'Prove the books now',
      output: Reconciliation,
    },
  },
)
