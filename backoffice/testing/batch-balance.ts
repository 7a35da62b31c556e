import type { Answer } from '@cauce/client'

/** What the account of a batch holds before and after it. */
export const givenBatchBalance = (
  values: Partial<Answer<'/v1/bank/payment-batches/{id}/balance'>> = {},
): Answer<'/v1/bank/payment-batches/{id}/balance'> => ({
  statedDay: '2026-11-19',
  stated: '2500.00',
  underWay: '0.00',
  ofBatch: '1900.10',
  after: '599.90',
  ...values,
})
