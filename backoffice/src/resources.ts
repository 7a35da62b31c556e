import { lazy, type ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import { loadLateWords } from './providers/i18n.ts'
import type { UserRecord } from './providers/records.ts'
import { displayNameOf } from './ui/names.ts'

/** A page that is loaded when it is opened first, with the words that the inbox does without. */
const page = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadLateWords()])
    return { default: component }
  })

/** The three pages that `defineNamedResource` makes. */
const namedPages = (load: () => Promise<Readonly<Record<'List' | 'Create' | 'Edit', ComponentType>>>) => ({
  list: page(async () => (await load()).List),
  create: page(async () => (await load()).Create),
  edit: page(async () => (await load()).Edit),
})

/** The nouns that react-admin knows, with their pages. */
export const resources: readonly ResourceProps[] = [
  {
    name: 'users',
    icon: PersonIcon,
    recordRepresentation: (user: UserRecord) => displayNameOf(user),
    list: page(async () => (await import('./resources/users/users-list.tsx')).UsersList),
    show: page(async () => (await import('./resources/users/users-show.tsx')).UsersShow),
    edit: page(async () => (await import('./resources/users/users-edit.tsx')).UsersEdit),
    create: page(async () => (await import('./resources/users/users-create.tsx')).UsersCreate),
  },
  { name: 'wallets', list: page(async () => (await import('./resources/wallets/wallets-list.tsx')).WalletsList) },
  {
    name: 'projects',
    recordRepresentation: 'name',
    list: page(async () => (await import('./resources/projects/projects-list.tsx')).ProjectsList),
    edit: page(async () => (await import('./resources/projects/projects-edit.tsx')).ProjectsEdit),
    create: page(async () => (await import('./resources/projects/projects-create.tsx')).ProjectsCreate),
  },
  {
    name: 'promotions',
    recordRepresentation: 'title',
    ...namedPages(() => import('./resources/promotions/promotions.tsx')),
  },
  {
    name: 'tickets',
    recordRepresentation: 'title',
    list: page(async () => (await import('./resources/tickets/tickets-list.tsx')).TicketsList),
    show: page(async () => (await import('./resources/tickets/tickets-show.tsx')).TicketsShow),
  },
  {
    name: 'complaints',
    recordRepresentation: 'number',
    list: page(async () => (await import('./resources/complaints/complaints-list.tsx')).ComplaintsList),
    show: page(async () => (await import('./resources/complaints/complaints-show.tsx')).ComplaintsShow),
  },
  {
    name: 'documentTypes',
    recordRepresentation: 'name',
    ...namedPages(() => import('./resources/document-types/document-types.tsx')),
  },
  {
    name: 'projectTypes',
    recordRepresentation: 'name',
    ...namedPages(() => import('./resources/project-types/project-types.tsx')),
  },
  {
    name: 'templates',
    recordRepresentation: 'name',
    ...namedPages(() => import('./resources/templates/templates.tsx')),
  },
  {
    name: 'companyAccounts',
    recordRepresentation: 'iban',
    list: page(async () => (await import('./resources/company-accounts/company-accounts.tsx')).CompanyAccountsList),
    create: page(async () => (await import('./resources/company-accounts/company-accounts.tsx')).CompanyAccountsCreate),
  },
  {
    name: 'withholdingRates',
    list: page(async () => (await import('./resources/withholding-rates/withholding-rates.tsx')).WithholdingRatesList),
    create: page(
      async () => (await import('./resources/withholding-rates/withholding-rates.tsx')).WithholdingRatesCreate,
    ),
  },
  {
    name: 'withholdingAgents',
    list: page(
      async () => (await import('./resources/withholding-agents/withholding-agents.tsx')).WithholdingAgentsList,
    ),
    create: page(
      async () => (await import('./resources/withholding-agents/withholding-agents.tsx')).WithholdingAgentsCreate,
    ),
  },
  {
    name: 'declarers',
    list: page(async () => (await import('./resources/declarers/declarers.tsx')).DeclarersList),
    create: page(async () => (await import('./resources/declarers/declarers.tsx')).DeclarersCreate),
  },
  {
    name: 'bankStatements',
    list: page(async () => (await import('./resources/bank-statements/bank-statements.tsx')).BankStatementsList),
    show: page(async () => (await import('./resources/bank-statements/bank-statements-show.tsx')).BankStatementsShow),
    create: page(async () => (await import('./resources/bank-statements/bank-import.tsx')).BankImport),
  },
  {
    name: 'bankMovements',
    list: page(async () => (await import('./resources/bank-statements/bank-movements.tsx')).BankMovementsList),
  },
  { name: 'payments', list: page(async () => (await import('./resources/payments/payments-page.tsx')).PaymentsPage) },
  {
    name: 'paymentBatches',
    list: page(async () => (await import('./resources/payments/payment-batches-list.tsx')).PaymentBatchesList),
    show: page(async () => (await import('./resources/payments/payment-batches-show.tsx')).PaymentBatchesShow),
  },
  {
    name: 'imports',
    list: page(async () => (await import('./resources/imports/imports-list.tsx')).ImportsList),
    show: page(async () => (await import('./resources/imports/imports-show.tsx')).ImportsShow),
    create: page(async () => (await import('./resources/imports/imports-create.tsx')).ImportsCreate),
  },
  {
    name: 'keptIdentities',
    list: page(async () => (await import('./resources/kept-identities/kept-identities-list.tsx')).KeptIdentitiesList),
    show: page(async () => (await import('./resources/kept-identities/kept-identities-show.tsx')).KeptIdentitiesShow),
  },
  {
    name: 'conflicts',
    list: page(async () => (await import('./resources/conflicts/conflicts-list.tsx')).ConflictsList),
    create: page(async () => (await import('./resources/conflicts/conflicts-create.tsx')).ConflictsCreate),
    edit: page(async () => (await import('./resources/conflicts/conflicts-edit.tsx')).ConflictsEdit),
  },
  {
    name: 'retentionRecords',
    list: page(async () => (await import('./resources/retention-records/retention-page.tsx')).RetentionPage),
  },
  {
    name: 'irregularities',
    list: page(async () => (await import('./resources/irregularities/irregularities-list.tsx')).IrregularitiesList),
  },
  {
    name: 'loanDefaults',
    list: page(async () => (await import('./resources/loan-defaults/loan-defaults-list.tsx')).LoanDefaultsList),
  },
  {
    name: 'riskRates',
    list: page(async () => (await import('./resources/risk-rates/risk-rates.tsx')).RiskRatesList),
    create: page(async () => (await import('./resources/risk-rates/risk-rates.tsx')).RiskRatesCreate),
  },
  {
    name: 'outcomeStatements',
    list: page(
      async () => (await import('./resources/outcome-statements/outcome-statements.tsx')).OutcomeStatementsList,
    ),
    create: page(
      async () =>
        (await import('./resources/outcome-statements/outcome-statements-create.tsx')).OutcomeStatementsCreate,
    ),
  },
  { name: 'audit', list: page(async () => (await import('./resources/audit/audit-list.tsx')).AuditList) },
  // Nouns without a page of their own.
  { name: 'transactions' },
  { name: 'bankAccounts' },
  { name: 'importLines' },
  {
    name: 'matching',
    list: page(async () => (await import('./resources/matching/matching-list.tsx')).MatchingList),
  },
  { name: 'verifications' },
]

/** Pages that belong to no noun. */
export const Statistics = page(async () => (await import('./resources/statistics/statistics.tsx')).Statistics)
export const BankBooks = page(async () => (await import('./resources/bank-books/bank-books.tsx')).BankBooks)
export const Examinations = page(async () => (await import('./resources/examinations/examinations.tsx')).Examinations)
export const AnnualReports = page(
  async () => (await import('./resources/annual-reports/annual-reports.tsx')).AnnualReports,
)
export const TaxFiles = page(async () => (await import('./resources/tax-files/tax-files.tsx')).TaxFiles)
export const Withholdings = page(async () => (await import('./resources/withholdings/withholdings.tsx')).Withholdings)
export const Reconciliation = page(
  async () => (await import('./resources/reconciliation/reconciliation.tsx')).Reconciliation,
)
