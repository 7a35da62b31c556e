import { defineLifecycle } from '../lifecycle.ts'
import { ORDER_STATUSES } from './orders.schema.ts'

/** Product decision 4: pending in the reflection period, then active; finished when repaid; cancelled in three ways. */
export const orderLifecycle = defineLifecycle({
  name: 'order',
  states: ORDER_STATUSES,
  initial: ['pending'],
  transitions: {
    revoke: { from: ['pending'], to: 'cancelled', permission: 'orders.revoke' },
    activate: { from: ['pending'], to: 'active', permission: null },
    disinvest: { from: ['active'], to: 'cancelled', permission: 'orders.revoke' },
    repay: { from: ['active'], to: 'finished', permission: null },
    refund: { from: ['pending', 'active'], to: 'cancelled', permission: null },
  },
})
