import type { Translation } from '../translation.ts'
import type * as source from '../es/reconciliation.ts'

export const reconciliation = {
  invariant: {
    balancesAddUpToZero: 'All balances add up to zero',
    balancesEqualPostings: 'Each balance is the sum of its postings',
    nothingOverdrawn: 'No account is overdrawn',
    reservedEqualsPendingWithdrawals: 'What is reserved is the pending withdrawals and the deposits',
    escrowEqualsLiveOrders: 'The escrow of each project is what was invested in it',
    totalsEqualOrders: 'The totals of each project are those of its investments',
    nothingOverfunded: 'No project has received too much',
    ordersHavePostings: 'Each investment has its postings',
    cancelledOrdersWereReturned: 'Each cancelled investment was returned, and no other',
    transactionsHavePostings: 'Each completed transaction has its postings',
    distributionsAddUp: 'Each payment to investors adds up to what the promoter paid',
    ordersReturnedEqualsShares: 'What came back to each investment is the sum of its parts',
    withheldEqualsShares: 'The tax withheld from each investment is that of its paid parts',
    handoversEqualShares:
      'Each handover of withheld tax is the sum withheld from its payments, leaves once, and the rest stays in the account',
    keysHaveOneEffect: 'Each idempotency key has one effect',
    talliesEqualRows: 'Each kept count and sum is that of the rows',
    copiesEqualBalances: 'Each copied balance of a wallet is that of its accounts',
    custodyEqualsPostings: 'The money in custody of each day is that of its postings',
    cohortsEqualOrders: 'What each person invested first and again is what their orders say',
    bankEqualsStatements: 'The bank in the books is what the statements say',
    statementsChain: 'Statements follow each other to the cent, and their movements add up',
    unassignedEqualsOpenCredits: 'The unassigned money is that of the open credits',
    unexplainedEqualsOpenDebits: 'The unexplained money is that of the open debits',
    clearingEqualsUnsettled: 'What waits for its statement is what was booked and has not met its line',
    allocationsFitMovements: 'What is allocated of each movement is the sum of its parts, and no more than its amount',
  },
  balanced: 'The books balance.',
  unbalanced:
    'The books do not balance: %{smart_count} exception. |||| The books do not balance: %{smart_count} exceptions.',
  checkedAt: 'Checked on %{instant}',
  again: 'Check again',
  noExceptions: 'No exceptions',
  exceptions: '%{smart_count} exception |||| %{smart_count} exceptions',
  record: 'Record',
  expected: 'Should be',
  found: 'Is',
  about: 'Each row is checked against the postings, now. The same check runs every night.',
} as const satisfies Translation<typeof source.reconciliation>
