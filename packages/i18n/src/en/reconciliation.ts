import type { reconciliation as source } from '../es/reconciliation.ts'
import type { Translation } from '../translation.ts'

export const reconciliation = {
  title: 'Reconciliation',
  invariant: {
    balancesAddUpToZero: 'All balances add up to zero',
    balancesEqualPostings: 'Each balance is the sum of its postings',
    nothingOverdrawn: 'No account is overdrawn',
    reservedEqualsPendingWithdrawals: 'What is reserved is the sum of the pending withdrawals',
    escrowEqualsLiveOrders: 'The escrow of each project is what was invested in it',
    totalsEqualOrders: 'The totals of each project are those of its investments',
    nothingOverfunded: 'No project has received too much',
    ordersHavePostings: 'Each investment has its postings',
    cancelledOrdersWereReturned: 'Each cancelled investment was returned, and no other',
    transactionsHavePostings: 'Each completed transaction has its postings',
    distributionsAddUp: 'Each payment to investors adds up to what the promoter paid',
    ordersReturnedEqualsShares: 'What came back to each investment is the sum of its parts',
    keysHaveOneEffect: 'Each idempotency key has one effect',
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
  about: 'Each row is proved from the postings themselves, now. It is proved every night too.',
} as const satisfies Translation<typeof source>
