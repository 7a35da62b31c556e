import type { Permission } from '../permissions.ts'

/** Permission to decide each kind of the inbox; nothing else can be marked as viewed. */
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
  // All six kinds of proposals: their permissions have the same roles.
  proposal: 'companyAccounts.edit',
  hold: 'diligence.edit',
  examinationAccess: 'examinationAccesses.edit',
  ticket: 'tickets.work',
} as const satisfies Record<string, Permission>

/** Expires unless renewed. */
export const CLAIM_SECONDS = 180
