import type { Answer } from '@cauce/client'

/** Whom a batch pays. */
export const givenPayee = (
  values: Partial<Answer<'/v1/bank/payment-batches/{id}/payees'>['payees'][number]> = {},
): Answer<'/v1/bank/payment-batches/{id}/payees'>['payees'][number] => ({
  paymentId: '01900000-0000-7000-8000-000000000801',
  amount: '1000.00',
  beneficiary: 'Olga Prat',
  taxNumber: '12345678Z',
  iban: 'ES9121000418450200051332',
  setByName: null,
  setAt: '2026-10-01T09:00:00.000Z',
  validatedByName: 'Eva Gil',
  validatedAt: '2026-10-02T09:00:00.000Z',
  lastPaidAt: '2026-11-02T09:00:00.000Z',
  isAccountNew: false,
  isNameNew: false,
  changes: [],
  ...values,
})

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
