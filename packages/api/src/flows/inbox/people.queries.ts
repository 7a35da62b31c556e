import { and, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm'
import { awaitsProposalBy } from '../../database/index.ts'
import { accessChanges } from '../../database/schema/access.ts'
import { verifications } from '../../database/schema/account.ts'
import { classifications } from '../../database/schema/classifications.ts'
import { companyAccounts } from '../../database/schema/company-accounts.ts'
import { accountHolds } from '../../database/schema/diligence.ts'
import { examinationAccesses } from '../../database/schema/examinations.ts'
import { irregularities } from '../../database/schema/irregularities.ts'
import { parameters } from '../../database/schema/misc.ts'
import { payees } from '../../database/schema/payees.ts'
import { bankAccounts } from '../../database/schema/payment.ts'
import { projects } from '../../database/schema/project.ts'
import { tickets, ticketVisitors } from '../../database/schema/support.ts'
import { brands, companyDetails, legalTexts } from '../../database/schema/misc.ts'
import { declarers, taxDetails, withholdingAgents, withholdingRates } from '../../database/schema/tax.ts'
import { awaitsHoldDecisionBy, isHoldOfCustomer } from '../../modules/account/account-holds/index.ts'
import { listedTo } from '../../modules/support/tickets/index.ts'
import { isByHandsOf } from '../../platform/four-eyes.queries.ts'
import { nameOf, waiting, type InboxReader, type Rows } from './waiting.queries.ts'

const YES = sql`true`

const accountFacts = {
  kind: 'bankAccount',
  noun: 'bankAccounts',
  recordId: bankAccounts.bankAccountId,
  name: nameOf(bankAccounts.userId),
  named: bankAccounts.userId,
  texts: [sql`${bankAccounts.aliasText}`, sql`lower(${bankAccounts.account})`],
  userId: bankAccounts.userId,
  title: bankAccounts.alias,
  iban: bankAccounts.account,
  since: bankAccounts.updatedAt,
  from: sql`${bankAccounts}`,
} as const

export const peopleDecisionsOf = (reader: InboxReader): readonly Rows[] => [
  pendingAccounts,
  accountsToConfirm(reader),
  verificationsOf(reader),
  taxDetailsOf(reader),
  classificationsOf(reader),
  suspensions,
  ...proposalsFor(reader),
  holdsOf(reader),
  accessesOf(reader),
  ticketsOf(reader),
]

/** Accounts to validate. */
const pendingAccounts = waiting({
  ...accountFacts,
  where: and(eq(bankAccounts.state, 'pending'), isNull(bankAccounts.deletedAt)),
})

/** Those that one person alone or a line validated (handbook rules 5.16 and 5.25). */
const accountsToConfirm = (reader: InboxReader) =>
  waiting({
    ...accountFacts,
    firstBy: bankAccounts.validatedBy,
    firstAt: bankAccounts.updatedAt,
    firstLasts: YES,
    needsMyApproval: YES,
    where: and(
      eq(bankAccounts.state, 'valid'),
      bankAccounts.isByOne,
      isNull(bankAccounts.deletedAt),
      not(isByHandsOf(bankAccounts.validatedBy, reader)),
      not(isByHandsOf(bankAccounts.userId, reader)),
    ),
  })

const verificationsOf = ({ adminId }: InboxReader) =>
  waiting({
    kind: 'verification',
    noun: 'verifications',
    recordId: verifications.verificationId,
    name: nameOf(verifications.userId),
    named: verifications.userId,
    userId: verifications.userId,
    code: sql`${verifications.documents} -> 0 ->> 'type'`,
    number: verifications.attempt,
    since: verifications.updatedAt,
    from: sql`${verifications}`,
    where: and(eq(verifications.status, 'Completed'), ne(verifications.userId, adminId)),
  })

const taxDetailsOf = (reader: InboxReader) =>
  waiting({
    kind: 'taxDetail',
    noun: 'taxDetails',
    recordId: taxDetails.taxDetailId,
    name: nameOf(taxDetails.userId),
    userId: taxDetails.userId,
    code: taxDetails.kind,
    since: taxDetails.updatedAt,
    from: sql`${taxDetails}`,
    where: and(eq(taxDetails.state, 'pending'), not(isByHandsOf(taxDetails.userId, reader))),
  })

const classificationsOf = (reader: InboxReader) =>
  waiting({
    kind: 'classification',
    noun: 'classifications',
    recordId: classifications.classificationId,
    name: nameOf(classifications.userId),
    userId: classifications.userId,
    code: classifications.wantedClass,
    since: classifications.updatedAt,
    from: sql`${classifications}`,
    where: and(eq(classifications.state, 'pending'), not(isByHandsOf(classifications.userId, reader))),
  })

const suspensions = waiting({
  kind: 'suspension',
  noun: 'irregularities',
  recordId: irregularities.irregularityId,
  name: projects.name,
  text: irregularities.irregularity,
  since: irregularities.createdAt,
  dueOn: irregularities.lastDay,
  from: sql`${irregularities} join ${projects} on ${projects.projectId} = ${irregularities.projectId}`,
  where: eq(irregularities.state, 'suspended'),
})

type ProposalTable =
  | typeof companyAccounts
  | typeof payees
  | typeof withholdingRates
  | typeof withholdingAgents
  | typeof declarers
  | typeof parameters
  | typeof accessChanges
  | typeof brands
  | typeof companyDetails
  | typeof legalTexts
type Facts = Pick<
  Parameters<typeof waiting>[0],
  'noun' | 'recordId' | 'title' | 'text' | 'code' | 'iban' | 'percentage' | 'day'
>

/** What another administrator proposes, with what identifies it. */
const proposalsOf = (reader: InboxReader, table: ProposalTable, facts: Facts) =>
  waiting({
    ...facts,
    kind: 'proposal',
    name: nameOf(table.proposedBy),
    since: table.createdAt,
    needsMyApproval: YES,
    from: sql`${table}`,
    where: awaitsProposalBy(table, reader),
  })

const proposalsFor = (reader: InboxReader): Rows[] => [
  proposalsOf(reader, companyAccounts, {
    noun: 'companyAccounts',
    recordId: companyAccounts.companyAccountId,
    title: companyAccounts.bankName,
    iban: companyAccounts.iban,
  }),
  proposalsOf(reader, payees, {
    noun: 'payees',
    recordId: payees.payeeId,
    title: payees.beneficiary,
    iban: payees.iban,
  }),
  proposalsOf(reader, withholdingRates, {
    noun: 'withholdingRates',
    recordId: withholdingRates.withholdingRateId,
    percentage: withholdingRates.percentage,
    day: withholdingRates.validFrom,
  }),
  proposalsOf(reader, withholdingAgents, {
    noun: 'withholdingAgents',
    recordId: withholdingAgents.withholdingAgentId,
    day: withholdingAgents.validFrom,
  }),
  proposalsOf(reader, declarers, {
    noun: 'declarers',
    recordId: declarers.declarerId,
    title: declarers.name,
    text: declarers.taxNumber,
  }),
  proposalsOf(reader, brands, {
    noun: 'brands',
    recordId: brands.brandId,
    title: brands.name,
  }),
  proposalsOf(reader, companyDetails, {
    noun: 'companyDetails',
    recordId: companyDetails.companyDetailsId,
    title: companyDetails.name,
    text: companyDetails.basis,
  }),
  proposalsOf(reader, legalTexts, {
    noun: 'legalTexts',
    recordId: legalTexts.legalTextId,
    title: legalTexts.title,
    text: legalTexts.basis,
    day: legalTexts.validFrom,
  }),
  proposalsOf(reader, parameters, {
    noun: 'parameters',
    recordId: parameters.parameterId,
    text: parameters.basis,
    code: parameters.name,
    day: parameters.validFrom,
  }),
  proposalsOf(reader, accessChanges, {
    noun: 'accessChanges',
    recordId: accessChanges.accessChangeId,
    title: nameOf(accessChanges.userId),
    text: accessChanges.value,
  }),
]

const holdsOf = (reader: InboxReader) =>
  waiting({
    kind: 'hold',
    noun: 'accountHolds',
    recordId: accountHolds.accountHoldId,
    name: nameOf(accountHolds.userId),
    userId: accountHolds.userId,
    title: nameOf(accountHolds.proposedBy),
    text: accountHolds.reason,
    code: accountHolds.kind,
    since: accountHolds.updatedAt,
    needsMyApproval: eq(accountHolds.state, 'lifting'),
    from: sql`${accountHolds}`,
    where: and(isHoldOfCustomer, awaitsHoldDecisionBy(reader)),
  })

const accessesOf = (reader: InboxReader) =>
  waiting({
    kind: 'examinationAccess',
    noun: 'examinationAccesses',
    recordId: examinationAccesses.accessId,
    name: nameOf(examinationAccesses.requestedBy),
    text: examinationAccesses.reason,
    since: examinationAccesses.createdAt,
    needsMyApproval: YES,
    from: sql`${examinationAccesses}`,
    where: and(eq(examinationAccesses.state, 'waiting'), not(isByHandsOf(examinationAccesses.requestedBy, reader))),
  })

const visitorName = sql`case when ${tickets.userId} is null then (
  select ${ticketVisitors.name} from ${ticketVisitors} where ${ticketVisitors.ticketId} = ${tickets.ticketId}) end`

const ticketsOf = ({ adminId, managerId }: InboxReader) =>
  waiting({
    kind: 'ticket',
    noun: 'tickets',
    recordId: tickets.ticketId,
    name: sql`coalesce(${nameOf(tickets.userId)}, ${visitorName})`,
    named: tickets.userId,
    texts: [sql`cauce_fold(${tickets.title})`, sql`cauce_fold(${visitorName})`],
    userId: tickets.userId,
    text: tickets.title,
    since: tickets.updatedAt,
    from: sql`${tickets}`,
    where: and(
      inArray(tickets.state, ['Open', 'PendingManager']),
      listedTo({ userId: adminId, scope: managerId === undefined ? 'all' : 'assigned' }),
    ),
  })
