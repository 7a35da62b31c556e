import { defineLifecycle } from '../lifecycle.ts'

export const TRANSACTION_STATUSES = ['pending', 'completed', 'rejected'] as const
/** On the wire a cancelled transaction is `rejected` with `cancelledAt` (decision mail-and-notifications). */
export const TRANSACTION_STATES = [...TRANSACTION_STATUSES, 'cancelled'] as const
export type TransactionState = (typeof TRANSACTION_STATES)[number]

export const stateOfTransaction = ({
  status,
  cancelledAt,
}: {
  readonly status: (typeof TRANSACTION_STATUSES)[number]
  readonly cancelledAt: unknown
}): TransactionState => (cancelledAt === null ? status : 'cancelled')

/** Handbook rules 5.4 and 5.19. */
export const transactionLifecycle = defineLifecycle({
  name: 'transaction',
  states: TRANSACTION_STATES,
  initial: ['pending', 'completed'],
  transitions: {
    approve: { from: ['pending'], to: 'completed', permission: 'transactions.decide' },
    reject: { from: ['pending'], to: 'rejected', permission: 'transactions.decide' },
    cancel: { from: ['pending'], to: 'cancelled', permission: 'transactions.cancel' },
  },
})
