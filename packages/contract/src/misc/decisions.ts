import type { Permission } from '../permissions.ts'

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
  // All seven kinds of proposals: their permissions have the same roles.
  proposal: 'companyAccounts.edit',
  hold: 'diligence.edit',
  examinationAccess: 'examinationAccesses.edit',
  ticket: 'tickets.work',
} as const satisfies Record<string, Permission>

export const DUTIES = {
  task: 'userTasks.edit',
  complaint: 'complaints.edit',
  latePayment: 'distributions.edit',
  withheldTax: 'withholdings.payOver',
  conflict: 'conflicts.edit',
  retention: 'keptIdentities.read',
  riskReview: 'diligence.edit',
  // All three reports of a year: their permissions have the same roles.
  report: 'annualReports.make',
  incident: 'incidents.edit',
  review: 'dutyRecords.create',
  dailyClose: 'dailyCloses.signOff',
} as const satisfies Record<string, Permission>

export const INBOX = { ...DECISIONS, ...DUTIES } as const
export const INBOX_KINDS = Object.keys(INBOX) as [keyof typeof INBOX, ...(keyof typeof INBOX)[]]

/** A row that waits longer is late. */
export const LATE_AFTER_HOURS = 48

/** Expires unless renewed. */
export const CLAIM_SECONDS = 180
