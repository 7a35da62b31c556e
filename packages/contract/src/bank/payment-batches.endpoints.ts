import { NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval } from '../fields.ts'
import { IdParams } from '../ids.ts'
import { GetSums, listQuery, pageWithSums } from '../paging.ts'
import {
  PaymentBatch,
  PaymentBatchBalance,
  PaymentBatchBody,
  PaymentBatchFile,
  PaymentBatchRelease,
  PaymentReport,
} from './payment-batches.schema.ts'
import { PaymentBatchState } from './payment-states.ts'
import { PaymentCancellation } from './payments.ts'

/** Made by one administrator, released by another. */
export const paymentBatchEndpoints = endpoints('paymentBatches', 'Payments', {
  list: {
    method: 'GET',
    path: '/v1/bank/payment-batches',
    permission: 'payments.read',
    summary: 'List batches of payments',
    query: listQuery(['createdAt', 'total', 'state', 'executionDay', 'updatedAt'], {
      state: PaymentBatchState.optional(),
      fromDate: NamedDay.optional(),
      toDate: NamedDay.optional(),
      awaitsMyApproval: AwaitsMyApproval.optional(),
      getSums: GetSums.optional(),
    }),
    output: pageWithSums(PaymentBatch, { total: 'Without those that were cancelled.' }),
  },
  create: {
    method: 'POST',
    path: '/v1/bank/payment-batches',
    permission: 'payments.batch',
    summary: 'Make a batch of payments that wait',
    body: PaymentBatchBody,
    output: PaymentBatch,
    isIdempotent: true,
    errors: [
      'reference-unknown',
      'state-forbids',
      'payment-incomplete',
      'not-a-banking-day',
      'date-too-early',
      'date-too-late',
      'no-company-account',
    ],
  },
  read: {
    method: 'GET',
    path: '/v1/bank/payment-batches/{id}',
    permission: 'payments.read',
    summary: 'Read a batch of payments',
    params: IdParams,
    output: PaymentBatch,
  },
  balance: {
    method: 'GET',
    path: '/v1/bank/payment-batches/{id}/balance',
    permission: 'payments.read',
    summary: 'Read what the account of a batch holds before and after its payments',
    params: IdParams,
    output: PaymentBatchBalance,
  },
  release: {
    method: 'POST',
    path: '/v1/bank/payment-batches/{id}/release',
    permission: 'payments.release',
    status: 200,
    summary: 'Release a batch by the hash of its file',
    description:
      'Another administrator than who made it, than who entered the account of a payee, and than those whom it pays.',
    params: IdParams,
    body: PaymentBatchRelease,
    output: PaymentBatch,
    errors: ['state-forbids', 'maker-is-checker', 'own-money', 'batch-changed', 'date-too-early'],
  },
  handOver: {
    method: 'POST',
    path: '/v1/bank/payment-batches/{id}/hand-over',
    permission: 'payments.edit',
    status: 200,
    summary: 'Say that the file of a released batch goes to the bank',
    description:
      'Only then can the file be downloaded. Nothing can cancel the batch any more. What an institution pays is ordered there by the platform instead.',
    params: IdParams,
    output: PaymentBatch,
    errors: ['state-forbids', 'batch-goes-to-institution', 'institution-unavailable'],
  },
  file: {
    method: 'GET',
    path: '/v1/bank/payment-batches/{id}/file',
    permission: 'payments.edit',
    summary: 'Download the file of a batch that goes to the bank',
    params: IdParams,
    output: PaymentBatchFile,
    errors: ['state-forbids', 'batch-goes-to-institution'],
  },
  cancel: {
    method: 'POST',
    path: '/v1/bank/payment-batches/{id}/cancel',
    permission: 'payments.edit',
    status: 200,
    summary: 'Cancel a batch that has not been handed over',
    description: 'Its payments wait in the queue again.',
    params: IdParams,
    body: PaymentCancellation,
    output: PaymentBatch,
    errors: ['state-forbids', 'edit-conflict'],
  },
  report: {
    method: 'POST',
    path: '/v1/bank/payment-reports',
    permission: 'payments.edit',
    summary: 'Import a status report of the bank (pain.002)',
    description:
      'It accepts and refuses payments and notes the verification of payees. The money of a refused payment goes back at once. A file with any fault changes nothing.',
    files: { file: { kinds: ['xml'], isRequired: true, description: 'The report: XML below 5 MB.' } },
    output: PaymentReport,
    errors: [
      'status-report-unreadable',
      'status-report-invalid',
      'status-report-unknown',
      'status-report-mismatch',
      'state-forbids',
    ],
  },
})
