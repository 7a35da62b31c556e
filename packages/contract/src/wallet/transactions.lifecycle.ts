import { defineLifecycle } from '../lifecycle.ts'

/** Statuses of a transaction. */
export const TRANSACTION_STATUSES = ['pending', 'completed', 'rejected'] as const
/** The states of a transaction. The wire's agreed statuses have no word for a cancelled one: it is `rejected` there, with `cancelledAt` (decision 145). */
export const TRANSACTION_STATES = [...TRANSACTION_STATUSES, 'cancelled'] as const
/** The state of a transaction, as people read it. */
export type TransactionState = (typeof TRANSACTION_STATES)[number]

/** The state that status and `cancelledAt` say together. */
export const stateOfTransaction = ({
  status,
  cancelledAt,
}: {
  readonly status: (typeof TRANSACTION_STATUSES)[number]
  readonly cancelledAt: unknown
}): TransactionState => (cancelledAt === null ? status : 'cancelled')

/** Handbook rules 5.4 and 5.19: pending, then completed (approved), rejected with a reason, or cancelled by who asked. */
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
