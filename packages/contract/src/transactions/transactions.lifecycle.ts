import { defineLifecycle } from '../lifecycle.ts'
import { TRANSACTION_STATUSES } from './transactions.schema.ts'

/** Spec section 4: pending, then completed (approved) or rejected with a reason. */
export const transactionLifecycle = defineLifecycle({
  name: 'transaction',
  states: TRANSACTION_STATUSES,
  initial: ['pending', 'completed'],
  transitions: {
    approve: { from: ['pending'], to: 'completed', permission: 'transactions.decide' },
    reject: { from: ['pending'], to: 'rejected', permission: 'transactions.decide' },
  },
})
