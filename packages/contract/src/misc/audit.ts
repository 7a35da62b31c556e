import { z } from 'zod'
import { AccountDocument } from '../account/account-documents.ts'
import { Classification } from '../account/classifications.ts'
import { DiligenceRecord } from '../account/diligence.schema.ts'
import { IssuedDocument } from '../account/issued-documents.ts'
import { KeptIdentity } from '../account/kept-identities.ts'
import { UserAssignment } from '../account/user-assignments.ts'
import { UserNote } from '../account/user-notes.ts'
import { UserTask } from '../account/user-tasks.ts'
import { User } from '../account/users.ts'
import { Verification } from '../account/verifications.ts'
import { Passkey } from '../auth/passkeys.schema.ts'
import { Totp } from '../auth/totps.ts'
import { formatAmount, WIRE_AMOUNT } from '../cents.ts'
import { BankAccount } from '../payment/bank-accounts.ts'
import { Percentage } from '../percentages.ts'
import { Picture } from '../pictures.ts'
import { Distribution } from '../project/distributions.ts'
import { ProjectDescription } from '../project/project-descriptions.ts'
import { ProjectDocument } from '../project/project-documents.ts'
import { ProjectMediaFile } from '../project/project-media-files.ts'
import { InformationSheet } from '../project/information-sheets.ts'
import { SheetDraft } from '../project/sheet-drafts.ts'
import { ProjectType } from '../project/project-types.ts'
import { Project } from '../project/projects.schema.ts'
import { Template } from '../project/templates.ts'
import { BankFile } from '../bank/files.ts'
import { CompanyAccount } from '../bank/company-accounts.ts'
import { TaxDetail } from '../tax/tax-details.ts'
import { Declarer } from '../tax/declarers.ts'
import { MadeAnnualReport } from '../project/annual-reports.ts'
import { Conflict } from '../project/conflicts.ts'
import { Irregularity } from '../project/irregularities.ts'
import { LoanDefault } from '../project/loan-defaults.ts'
import { OutcomeStatement } from '../project/outcome-statements.ts'
import { RiskRate } from '../project/risk-rates.ts'
import { WithholdingAgent } from '../tax/withholding-agents.ts'
import { TaxHandover } from '../tax/withholdings.ts'
import { MadeTaxFile } from '../tax/tax-files.ts'
import { WithholdingRate } from '../tax/withholding-rates.ts'
import { MatchingMovement } from '../bank/matching.schema.ts'
import { PaymentBatch } from '../bank/payment-batches.schema.ts'
import { Payment } from '../bank/payments.ts'
import { TimelineEvent } from '../project/timeline.ts'
import { Promotion } from '../promotion/promotions.ts'
import { Complaint } from '../support/complaints.ts'
import { Ticket } from '../support/tickets.ts'
import { instantValue, moneyValue } from '../typed-values.ts'
import { Transaction } from '../wallet/transactions.ts'
import { DocumentType } from './document-types.ts'
import { Import } from './imports.ts'
import { Instant, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id, IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import { ROLES } from '../permissions.ts'

/**
 * JSON with types (`TypedValue`): money, percentages, instants, dates, choices and references as single-field objects.
 * Lists by element; larger objects as stored.
 */
export const AuditValue = z
  .union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.strictObject({ money: z.string().regex(WIRE_AMOUNT).describe('Euro amount.') }),
    z.strictObject({ percentage: z.number() }),
    z.strictObject({ instant: z.iso.datetime() }),
    z.strictObject({ date: z.iso.date() }),
    z.strictObject({ choice: z.string().describe('A value of an enumeration.') }),
    z.strictObject({ reference: z.uuid().describe('Identifier of another record.') }),
    z.array(z.unknown()).describe('A list of values.'),
    z.record(z.string(), z.unknown()),
  ])
  .describe('A value of an audit record, which says what it is.')
export type AuditValue = z.infer<typeof AuditValue>

const Values = z.record(z.string(), AuditValue).nullable()

export const AuditRecord = z
  .strictObject({
    auditRecordId: Id,
    actorId: Id,
    actorName: z.string().describe('Who did it, as they are called now.'),
    actorRole: z
      .enum([...ROLES, 'platform'])
      .describe('The role in which they did it; `platform` is what the platform did by itself.'),
    operation: z.string().describe('Operation of the contract, such as projects.edit.'),
    noun: z.string().describe('What kind of record it was done to.'),
    recordId: Id,
    userId: Id.nullable().describe('The customer that it concerns.'),
    userName: z.string().nullable(),
    before: Values.describe('What changed, as it was.'),
    after: Values.describe('What changed, as it became.'),
    reason: z.string().nullable(),
    address: z.string().describe('Network address of the actor.'),
    createdAt: Instant,
  })
  .describe(
    'What a member of staff did, or a person to their second factor: who, when, what, before, after and why. Nothing can change it.',
  )

export const auditFilters = {
  noun: z.string().max(60).optional(),
  recordId: Id.optional(),
  userId: Id.optional(),
  projectId: Id.optional().describe('A project with its descriptions, pictures, documents, timeline and payments.'),
  actorId: Id.optional(),
  operation: z.string().max(80).optional(),
  fromDate: NamedDay.optional(),
  toDate: NamedDay.optional(),
}

/** With the schema of their fields. */
export const auditedNouns = {
  users: User,
  userAssignments: UserAssignment,
  userNotes: UserNote,
  userTasks: UserTask,
  totps: Totp,
  passkeys: Passkey,
  verifications: Verification,
  bankAccounts: BankAccount,
  transactions: Transaction,
  projects: Project,
  projectDescriptions: ProjectDescription,
  projectDocuments: ProjectDocument,
  projectMediaFiles: ProjectMediaFile,
  timeline: TimelineEvent,
  sheetDrafts: SheetDraft,
  informationSheets: InformationSheet,
  distributions: Distribution,
  tickets: Ticket,
  complaints: Complaint,
  promotions: Promotion,
  projectTypes: ProjectType,
  documentTypes: DocumentType,
  templates: Template,
  companyAccounts: CompanyAccount,
  withholdingRates: WithholdingRate,
  withholdingAgents: WithholdingAgent,
  declarers: Declarer,
  conflicts: Conflict,
  riskRates: RiskRate,
  irregularities: Irregularity,
  loanDefaults: LoanDefault,
  outcomeStatements: OutcomeStatement,
  annualReports: MadeAnnualReport,
  taxFiles: MadeTaxFile,
  withholdings: TaxHandover,
  taxDetails: TaxDetail,
  classifications: Classification,
  diligence: DiligenceRecord,
  matching: MatchingMovement,
  bankFiles: BankFile,
  payments: Payment,
  paymentBatches: PaymentBatch,
  accountDocuments: AccountDocument,
  issuedDocuments: IssuedDocument,
  keptIdentities: KeptIdentity,
  imports: Import,
} as const satisfies Record<string, z.ZodObject>
export type AuditedNoun = keyof typeof auditedNouns

/** Columns named differently in the contract. */
const CONTRACT_NAMES: Readonly<Record<string, string>> = {
  phase: 'phaseName',
  projectType: 'projectTypeName',
  promotionType: 'promotionTypeName',
  pictureId: 'picture',
  imageId: 'image',
}

/** By the noun's schema; other fields by value: `bigint` is money, `Date` an instant, else JSON. */
export function auditedValues(noun: string, record: object): Record<string, AuditValue> {
  const schemas: Readonly<Record<string, z.ZodObject | undefined>> = auditedNouns
  const shape: Readonly<Record<string, unknown>> = schemas[noun]?.shape ?? {}
  const fields = Object.entries(record).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    fields.map(([name, value]) => {
      const field = CONTRACT_NAMES[name] ?? name
      return [field, typedValue(shape[field], value)]
    }),
  )
}

function typedValue(schema: unknown, value: unknown): AuditValue {
  if (typeof value === 'bigint') return moneyValue(value)
  if (value instanceof Date) return instantValue(value)
  const inner = withoutNull(schema)
  if (Array.isArray(value) && inner instanceof z.ZodArray) return value.map((one) => typedValue(inner.element, one))
  if (typeof value === 'number' && inner instanceof z.ZodCodec) return { percentage: z.encode(Percentage, value) }
  if (typeof value !== 'string') return plainValue(value)
  if (inner instanceof z.ZodUUID || inner === Picture) return { reference: value }
  if (inner instanceof z.ZodISODate) return { date: value }
  return inner instanceof z.ZodEnum ? { choice: value } : value
}

/** Answers omit no field, so none is optional. */
const withoutNull = (schema: unknown): unknown => (schema instanceof z.ZodNullable ? schema.unwrap() : schema)

/** An approval also gets its administrator's `name`. */
function plainValue(value: unknown): AuditValue {
  const json = JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'bigint' ? formatAmount(inner) : inner,
  )
  const plain = JSON.parse(json) as AuditValue
  return typeof plain === 'object' && plain !== null && 'adminName' in plain
    ? { ...plain, name: plain['adminName'] }
    : plain
}

export const auditEndpoints = endpoints('audit', 'Audit', {
  list: {
    method: 'GET',
    path: '/v1/misc/audit',
    permission: 'audit.read',
    isLagAllowed: true,
    summary: 'List what staff did',
    query: listQuery(['createdAt'], auditFilters),
    output: page(AuditRecord),
  },
  read: {
    method: 'GET',
    path: '/v1/misc/audit/{id}',
    permission: 'audit.read',
    summary: 'Read an audit record',
    params: IdParams,
    output: AuditRecord,
  },
})
