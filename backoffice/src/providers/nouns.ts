import type { AnyEndpoint } from '@cauce/contract'

type Path = AnyEndpoint['path']
/** What stands before the id of a record. */
type BaseOf<One> = One extends `${infer Base}/{id}` ? Base : never

/** How react-admin's view of a noun maps to its calls. */
export interface NounCalls {
  readonly path: Path | BaseOf<Path>
  /** The field that becomes `id` in react-admin. */
  readonly idField: string
  /** The parameter that filters its list to one record, where no call reads a single record. */
  readonly readsOneBy?: string
  /** The field of the record, the filter or the meta that names the parent in its path. Such a noun is read by lists only. */
  readonly parent?: string
  /** The signed address of its file is at `{path}/url/{id}` instead of `{path}/{id}/url`. */
  readonly isUrlFirst?: true
}

/** The nouns that the back office shows. A test compares each entry with the contract. */
export const nouns = {
  users: { path: '/v1/account/users', idField: 'userId' },
  userAssignments: { path: '/v1/account/user-assignment', idField: 'userId' },
  userNotes: { path: '/v1/account/user-notes', idField: 'userNoteId' },
  userTasks: { path: '/v1/account/user-tasks', idField: 'userTaskId' },
  accountDocuments: {
    path: '/v1/account/account-documents',
    idField: 'accountDocumentId',
    isUrlFirst: true,
  },
  issuedDocuments: { path: '/v1/account/issued-documents', idField: 'issuedDocumentId', isUrlFirst: true },
  keptIdentities: { path: '/v1/account/kept-identities', idField: 'userId' },
  totps: { path: '/v1/auth/totps', idField: 'totpId' },
  verifications: { path: '/v1/account/verifications', idField: 'verificationId', readsOneBy: 'verificationId' },
  bankAccounts: { path: '/v1/payment/bank-accounts', idField: 'bankAccountId' },
  wallets: { path: '/v1/wallet/wallets', idField: 'walletId' },
  transactions: { path: '/v1/wallet/transactions', idField: 'transactionId' },
  documentTypes: { path: '/v1/misc/document-types', idField: 'documentTypeId' },
  templates: { path: '/v1/project/templates', idField: 'templateId' },
  companyAccounts: { path: '/v1/bank/company-accounts', idField: 'companyAccountId' },
  taxDetails: { path: '/v1/tax/tax-details', idField: 'taxDetailId' },
  accountHolds: { path: '/v1/account/account-holds', idField: 'accountHoldId' },
  classifications: { path: '/v1/account/classifications', idField: 'classificationId' },
  withholdingRates: { path: '/v1/tax/withholding-rates', idField: 'withholdingRateId' },
  declarers: { path: '/v1/tax/declarers', idField: 'declarerId' },
  irregularities: { path: '/v1/project/irregularities', idField: 'irregularityId' },
  loanDefaults: { path: '/v1/project/loan-defaults', idField: 'loanDefaultId' },
  conflicts: { path: '/v1/project/conflicts', idField: 'conflictId' },
  riskRates: { path: '/v1/project/risk-rates', idField: 'riskRateId' },
  outcomeStatements: { path: '/v1/project/outcome-statements', idField: 'outcomeStatementId' },
  withholdingAgents: { path: '/v1/tax/withholding-agents', idField: 'withholdingAgentId' },
  matching: { path: '/v1/bank/matching', idField: 'movementId' },
  bankFiles: { path: '/v1/bank/files', idField: 'fileId' },
  bankStatements: { path: '/v1/bank/statements', idField: 'statementId' },
  payments: { path: '/v1/bank/payments', idField: 'paymentId' },
  paymentBatches: { path: '/v1/bank/payment-batches', idField: 'batchId' },
  bankMovements: { path: '/v1/bank/movements', idField: 'movementId' },
  promotions: { path: '/v1/promotion/promotions', idField: 'promotionId' },
  tickets: { path: '/v1/support/tickets', idField: 'id' },
  ticketMessages: { path: '/v1/support/tickets/{id}/messages', idField: 'messageId', parent: 'ticketId' },
  complaints: { path: '/v1/support/complaints', idField: 'complaintId' },
  retentionRecords: { path: '/v1/misc/retention-records', idField: 'retentionRecordId' },
  claims: { path: '/v1/misc/claims', idField: 'claimId' },
  imports: { path: '/v1/misc/imports', idField: 'importId' },
  importLines: { path: '/v1/misc/import-lines', idField: 'importLineId' },
  audit: { path: '/v1/misc/audit', idField: 'auditRecordId' },
  projectTypes: { path: '/v1/project/project-types', idField: 'projectTypeId' },
  projects: { path: '/v1/project/projects', idField: 'projectId' },
  projectDescriptions: { path: '/v1/project/project-descriptions', idField: 'projectDescriptionId' },
  projectDocuments: { path: '/v1/project/project-documents', idField: 'projectDocumentId' },
  projectMediaFiles: { path: '/v1/project/project-media-files', idField: 'projectMediaFileId' },
  informationSheets: { path: '/v1/project/information-sheets', idField: 'informationSheetId' },
  timeline: { path: '/v1/project/projects/{id}/timeline', idField: 'timelineEventId', parent: 'projectId' },
  orders: { path: '/v1/project/orders', idField: 'orderId' },
  reservations: { path: '/v1/project/reservations', idField: 'reservationId' },
  distributions: { path: '/v1/project/distributions', idField: 'distributionId' },
  fees: { path: '/v1/project/fees', idField: 'feeId' },
  orderMovements: { path: '/v1/project/order-movements', idField: 'orderMovementId' },
} as const satisfies Record<string, NounCalls>

/** Nouns whose records are read one by one, under the id of what they belong to. */
const unlistedNouns = {
  sheetDrafts: { path: '/v1/project/sheet-drafts', idField: 'projectId' },
} as const satisfies Record<string, NounCalls>

export type ListedNoun = keyof typeof nouns
export type Noun = ListedNoun | keyof typeof unlistedNouns
const all: Readonly<Record<string, NounCalls>> = { ...nouns, ...unlistedNouns }
/** Every noun that the back office shows. */
export const NOUNS = Object.keys(all) as readonly Noun[]

export function callsOf(resource: string): NounCalls {
  const calls = Object.hasOwn(all, resource) ? all[resource] : undefined
  if (!calls) throw new Error(`No calls are known for the resource ${resource}`)
  return calls
}

type Row = Readonly<Record<string, unknown>>

/** A row of the API with the field `id` that react-admin needs. */
export const withId = ({ idField }: NounCalls, row: Row): Row & { readonly id: string } => ({
  ...row,
  id: row[idField] as string,
})

/** The path of the noun, through its parent where it has one. */
export function pathOf({ path, parent }: NounCalls, record: Row | undefined): string {
  if (parent === undefined) return path
  const id = record?.[parent]
  if (typeof id !== 'string') throw new Error(`${path} needs ${parent}`)
  return path.replace('{id}', encodeURIComponent(id))
}
