import type { Permission } from '../permissions.ts'

/** Who decides on each kind of what waits: the inbox of a person holds nothing else, and nothing else can be claimed. */
export const DECISIONS = {
  income: 'transactions.decide',
  withdraw: 'transactions.decide',
  bankMovement: 'matching.decide',
  bankFile: 'bankStatements.import',
  paymentBatch: 'payments.release',
  distribution: 'distributions.edit',
  refund: 'projects.refund',
  bankAccount: 'bankAccounts.decide',
  verification: 'verifications.decide',
  taxDetail: 'taxDetails.decide',
  classification: 'classifications.decide',
  suspension: 'irregularities.edit',
  // Of all four kinds of proposals, each of which has a permission of its own for the same roles.
  proposal: 'companyAccounts.edit',
  hold: 'diligence.edit',
  examinationAccess: 'examinationAccesses.edit',
  ticket: 'tickets.work',
} as const satisfies Record<string, Permission>

/** So long a claim stands without being renewed. */
export const CLAIM_SECONDS = 180
