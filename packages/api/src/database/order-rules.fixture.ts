import { positive, type Rule } from './rule.fixture.ts'

/** What an order above the threshold of its investor keeps. */
const WARNED = {
  amount: 1,
  threshold_amount: 5,
  threshold_total: 6,
  threshold_version: '1',
  understanding_proof: 'test',
}

/** The checks of orders and their movements. */
export const ORDER_CHECKS: Readonly<Record<string, readonly Rule[]>> = {
  order_movements: [positive('order_movements_amount_positive')],
  orders: [
    positive('orders_amount_positive'),
    {
      rule: 'orders_consent_whole',
      fits: [{}, { consented_total: 5, consent_version: '1' }],
      breaks: [{ consented_total: 5 }, { consent_version: '1' }],
    },
    {
      rule: 'orders_threshold_whole',
      fits: [{}, WARNED, { ...WARNED, threshold_result: 2 }],
      breaks: [
        { ...WARNED, threshold_amount: null },
        { ...WARNED, threshold_total: null },
        { ...WARNED, threshold_version: null },
        { ...WARNED, understanding_proof: null },
      ],
    },
    {
      rule: 'orders_threshold_exceeded',
      fits: [{}, WARNED],
      breaks: [
        { ...WARNED, threshold_amount: 6 },
        { ...WARNED, amount: 7 },
      ],
    },
    {
      rule: 'orders_threshold_of_result',
      fits: [{ threshold_result: null }, { ...WARNED, threshold_result: 2 }],
      breaks: [{ threshold_result: 2 }],
    },
  ],
}
