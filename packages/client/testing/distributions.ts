import type { Answer } from '../src/paths.ts'
import { idOf } from './records.ts'

const AT = '2026-11-18T09:30:00.000Z'

export const givenDistribution = (
  values: Partial<Answer<'/v1/project/distributions/{id}'>> = {},
): Answer<'/v1/project/distributions/{id}'> => ({
  distributionId: idOf(400),
  projectId: idOf(20),
  projectName: 'Faro de Punta Umbría',
  projectUrl: 'faro-de-punta-umbria',
  number: 1,
  part: 1,
  dueDate: '2026-12-25',
  interestDue: '1112.50',
  principalDue: '0.00',
  status: 'planned',
  daysLate: 0,
  amount: null,
  interest: null,
  principal: null,
  fee: null,
  withheld: null,
  withholdingAgent: null,
  net: null,
  paidOn: null,
  document: null,
  investorCount: 0,
  shareCount: 0,
  paidShareCount: 0,
  recordedBy: null,
  recordedByName: null,
  recordedAt: null,
  firstApproval: null,
  confirmedBy: null,
  confirmedByName: null,
  confirmedAt: null,
  creditsBeforeReceipt: false,
  receivedAt: values.status === 'paid' ? AT : null,
  isUnseen: false,
  updatedAt: AT,
  ...(values.status === 'draft' && recordedBy(idOf(2), 'Álvaro Sanchis')),
  ...values,
})

/** The recorder is the first approver. */
export const recordedBy = (adminId: string, adminName: string) => ({
  ...{ recordedBy: adminId, recordedByName: adminName, recordedAt: AT },
  firstApproval: { adminId, adminName, approvedAt: AT, expiresAt: null },
})
