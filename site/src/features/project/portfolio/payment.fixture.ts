import type { Payment } from './payments.ts'

/** A planned payment of one of several, with what a test changes. */
export const givenPayment = (change: Partial<Payment> = {}): Payment => ({
  distributionId: 'd1',
  orderId: 'a',
  projectId: 'a',
  projectName: 'Mercado de San Roque',
  number: 1,
  part: 1,
  count: 24,
  periodStart: '2026-11-01',
  periodEnd: '2026-11-30',
  dueDate: '2026-12-01',
  status: 'planned',
  paidAt: null,
  daysLate: 0,
  interest: '30.00',
  fee: '1.20',
  withheld: '0.00',
  withholdingRate: null,
  principal: '0.00',
  net: '28.80',
  managerFee: 4,
  ...change,
})
