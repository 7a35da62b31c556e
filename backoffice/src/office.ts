import type { ResourceProps } from 'react-admin'
import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import ApartmentIcon from '@mui/icons-material/ApartmentOutlined'
import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import AutoDeleteIcon from '@mui/icons-material/AutoDeleteOutlined'
import BalanceIcon from '@mui/icons-material/BalanceOutlined'
import BarChartIcon from '@mui/icons-material/BarChart'
import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import PercentIcon from '@mui/icons-material/Percent'
import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import CompareArrowsIcon from '@mui/icons-material/CompareArrows'
import ContactMailIcon from '@mui/icons-material/ContactMailOutlined'
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined'
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined'
import FeedbackIcon from '@mui/icons-material/FeedbackOutlined'
import ForumIcon from '@mui/icons-material/ForumOutlined'
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined'
import GavelIcon from '@mui/icons-material/GavelOutlined'
import HistoryIcon from '@mui/icons-material/History'
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import InventoryIcon from '@mui/icons-material/Inventory2Outlined'
import ManageAccountsIcon from '@mui/icons-material/ManageAccountsOutlined'
import PauseCircleIcon from '@mui/icons-material/PauseCircleOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import SummarizeIcon from '@mui/icons-material/SummarizeOutlined'
import SwapVertIcon from '@mui/icons-material/SwapVert'
import { cataloguePages, page, type Entry } from './office-entry.ts'
import type { UserRecord } from './providers/records.ts'
import { displayNameOf } from './ui/names.ts'

/** Each noun once, in the order of the menu. */
export const office: readonly Entry[] = [
  {
    noun: 'projects',
    address: 'project',
    menu: { group: 'daily', permission: 'projects.read', Icon: ApartmentIcon },
    named: 'name',
    list: page(() => import('./resources/projects/projects-list.tsx'), 'ProjectsList'),
    show: page(() => import('./resources/projects/projects-show.tsx'), 'ProjectsShow'),
    edit: page(() => import('./resources/projects/projects-edit.tsx'), 'ProjectsEdit'),
    create: page(() => import('./resources/projects/projects-create.tsx'), 'ProjectsCreate'),
  },
  {
    noun: 'users',
    address: 'customer',
    menu: { group: 'daily', permission: 'users.list', Icon: PersonIcon },
    named: (user: UserRecord) => displayNameOf(user),
    list: page(() => import('./resources/users/users-list.tsx'), 'UsersList'),
    show: page(() => import('./resources/users/users-show.tsx'), 'UsersShow'),
    edit: page(() => import('./resources/users/users-edit.tsx'), 'UsersEdit'),
    create: page(() => import('./resources/users/users-create.tsx'), 'UsersCreate'),
  },
  {
    noun: 'wallets',
    address: 'wallet',
    menu: { group: 'daily', permission: 'wallets.read', Icon: AccountBalanceWalletIcon },
    list: page(() => import('./resources/wallets/wallets-list.tsx'), 'WalletsList'),
  },
  {
    noun: 'bankBooks',
    path: '/bank',
    menu: { group: 'daily', permission: 'bankBooks.read', Icon: AccountBalanceIcon },
    Page: page(() => import('./resources/bank-books/bank-books.tsx'), 'BankBooks'),
  },
  {
    noun: 'statistics',
    path: '/statistics',
    menu: { group: 'daily', permission: 'statistics.read', Icon: BarChartIcon },
    Page: page(() => import('./resources/statistics/statistics.tsx'), 'Statistics'),
  },
  {
    noun: 'promotions',
    address: 'marketing',
    menu: { group: 'daily', permission: 'promotions.edit', Icon: CampaignIcon, label: 'menu' },
    named: 'title',
    ...cataloguePages(() => import('./resources/promotions/promotions.tsx'), 'Promotions'),
  },
  {
    noun: 'tickets',
    address: 'ticket',
    menu: { group: 'daily', permission: 'tickets.work', Icon: ForumIcon },
    named: 'title',
    list: page(() => import('./resources/tickets/tickets-list.tsx'), 'TicketsList'),
    show: page(() => import('./resources/tickets/tickets-show.tsx'), 'TicketsShow'),
  },
  {
    noun: 'complaints',
    address: 'complaint',
    menu: { group: 'daily', permission: 'complaints.read', Icon: FeedbackIcon },
    named: 'number',
    list: page(() => import('./resources/complaints/complaints-list.tsx'), 'ComplaintsList'),
    show: page(() => import('./resources/complaints/complaints-show.tsx'), 'ComplaintsShow'),
  },
  {
    noun: 'bankStatements',
    address: 'bank/statements',
    menu: { group: 'bank', permission: 'bankStatements.read', Icon: RequestQuoteIcon, label: 'menu' },
    list: page(() => import('./resources/bank-statements/bank-statements.tsx'), 'BankStatementsList'),
    show: page(() => import('./resources/bank-statements/bank-statements-show.tsx'), 'BankStatementsShow'),
    create: page(() => import('./resources/bank-statements/bank-import.tsx'), 'BankImport'),
  },
  {
    noun: 'bankMovements',
    address: 'bank/movements',
    menu: { group: 'bank', permission: 'bankMovements.read', Icon: SwapVertIcon, label: 'menu' },
    list: page(() => import('./resources/bank-statements/bank-movements.tsx'), 'BankMovementsList'),
  },
  {
    noun: 'matching',
    address: 'bank/matching',
    menu: { group: 'bank', permission: 'matching.read', Icon: CompareArrowsIcon, label: 'menu' },
    list: page(() => import('./resources/matching/matching-list.tsx'), 'MatchingList'),
  },
  {
    noun: 'payments',
    address: 'bank/payments',
    menu: { group: 'bank', permission: 'payments.read', Icon: SendIcon, label: 'menu' },
    list: page(() => import('./resources/payments/payments-page.tsx'), 'PaymentsPage'),
  },
  {
    noun: 'paymentBatches',
    address: 'bank/payment-batches',
    list: page(() => import('./resources/payments/payment-batches-list.tsx'), 'PaymentBatchesList'),
    show: page(() => import('./resources/payments/payment-batches-show.tsx'), 'PaymentBatchesShow'),
  },
  {
    noun: 'payees',
    address: 'bank/payees',
    menu: { group: 'bank', permission: 'payees.read', Icon: HowToRegIcon, label: 'menu' },
    named: 'beneficiary',
    list: page(() => import('./resources/payees/payees.tsx'), 'PayeesList'),
    create: page(() => import('./resources/payees/payees.tsx'), 'PayeesCreate'),
  },
  {
    noun: 'documentTypes',
    address: 'config/document-types',
    menu: { group: 'configuration', permission: 'documentTypes.edit', Icon: DescriptionIcon },
    named: 'name',
    ...cataloguePages(() => import('./resources/document-types/document-types.tsx'), 'DocumentTypes'),
  },
  {
    noun: 'projectTypes',
    address: 'config/project-types',
    menu: { group: 'configuration', permission: 'projectTypes.edit', Icon: CategoryIcon },
    named: 'name',
    ...cataloguePages(() => import('./resources/project-types/project-types.tsx'), 'ProjectTypes'),
  },
  {
    noun: 'templates',
    address: 'config/template-description-project',
    menu: { group: 'configuration', permission: 'templates.edit', Icon: ArticleIcon, label: 'menu' },
    named: 'name',
    ...cataloguePages(() => import('./resources/templates/templates.tsx'), 'Templates'),
  },
  {
    noun: 'companyAccounts',
    address: 'config/company-accounts',
    menu: { group: 'configuration', permission: 'companyAccounts.read', Icon: AccountBalanceIcon, label: 'menu' },
    named: 'iban',
    list: page(() => import('./resources/company-accounts/company-accounts.tsx'), 'CompanyAccountsList'),
    create: page(() => import('./resources/company-accounts/company-accounts.tsx'), 'CompanyAccountsCreate'),
  },
  {
    noun: 'withholdingRates',
    address: 'config/withholding-rates',
    menu: { group: 'configuration', permission: 'withholdingRates.read', Icon: PercentIcon, label: 'menu' },
    list: page(() => import('./resources/withholding-rates/withholding-rates.tsx'), 'WithholdingRatesList'),
    create: page(() => import('./resources/withholding-rates/withholding-rates.tsx'), 'WithholdingRatesCreate'),
  },
  {
    noun: 'withholdingAgents',
    address: 'config/withholding-agents',
    menu: { group: 'configuration', permission: 'withholdingAgents.read', Icon: GavelIcon },
    list: page(() => import('./resources/withholding-agents/withholding-agents.tsx'), 'WithholdingAgentsList'),
    create: page(() => import('./resources/withholding-agents/withholding-agents.tsx'), 'WithholdingAgentsCreate'),
  },
  {
    noun: 'riskRates',
    address: 'config/risk-rates',
    menu: { group: 'configuration', permission: 'riskRates.edit', Icon: PercentIcon },
    list: page(() => import('./resources/risk-rates/risk-rates.tsx'), 'RiskRatesList'),
    create: page(() => import('./resources/risk-rates/risk-rates.tsx'), 'RiskRatesCreate'),
  },
  {
    noun: 'declarers',
    address: 'config/declarers',
    menu: { group: 'configuration', permission: 'declarers.read', Icon: ContactMailIcon, label: 'menu' },
    list: page(() => import('./resources/declarers/declarers.tsx'), 'DeclarersList'),
    create: page(() => import('./resources/declarers/declarers.tsx'), 'DeclarersCreate'),
  },
  {
    noun: 'accessChanges',
    address: 'access-changes',
    menu: { group: 'control', permission: 'accessChanges.read', Icon: ManageAccountsIcon, label: 'menu' },
    list: page(() => import('./resources/access-changes/access-changes.tsx'), 'AccessChangesList'),
  },
  {
    noun: 'reconciliation',
    path: '/reconciliation',
    menu: { group: 'control', permission: 'reconciliation.read', Icon: BalanceIcon },
    Page: page(() => import('./resources/reconciliation/reconciliation.tsx'), 'Reconciliation'),
  },
  {
    noun: 'withholdings',
    path: '/withholdings',
    menu: { group: 'control', permission: 'withholdings.read', Icon: PercentIcon },
    Page: page(() => import('./resources/withholdings/withholdings.tsx'), 'Withholdings'),
  },
  {
    noun: 'taxFiles',
    path: '/tax-files',
    menu: { group: 'control', permission: 'taxFiles.read', Icon: SummarizeIcon },
    Page: page(() => import('./resources/tax-files/tax-files.tsx'), 'TaxFiles'),
  },
  {
    noun: 'irregularities',
    address: 'irregularities',
    menu: { group: 'control', permission: 'irregularities.read', Icon: PauseCircleIcon },
    list: page(() => import('./resources/irregularities/irregularities-list.tsx'), 'IrregularitiesList'),
  },
  {
    noun: 'loanDefaults',
    address: 'loan-defaults',
    menu: { group: 'control', permission: 'loanDefaults.read', Icon: EventBusyIcon },
    list: page(() => import('./resources/loan-defaults/loan-defaults-list.tsx'), 'LoanDefaultsList'),
  },
  {
    noun: 'outcomeStatements',
    address: 'outcome-statements',
    menu: { group: 'control', permission: 'outcomeStatements.edit', Icon: SummarizeIcon },
    list: page(() => import('./resources/outcome-statements/outcome-statements.tsx'), 'OutcomeStatementsList'),
    create: page(
      () => import('./resources/outcome-statements/outcome-statements-create.tsx'),
      'OutcomeStatementsCreate',
    ),
  },
  {
    noun: 'annualReports',
    path: '/annual-reports',
    menu: { group: 'control', permission: 'annualReports.read', Icon: SummarizeIcon },
    Page: page(() => import('./resources/annual-reports/annual-reports.tsx'), 'AnnualReports'),
  },
  {
    noun: 'conflicts',
    address: 'conflicts',
    menu: { group: 'control', permission: 'conflicts.read', Icon: HandshakeIcon },
    list: page(() => import('./resources/conflicts/conflicts-list.tsx'), 'ConflictsList'),
    create: page(() => import('./resources/conflicts/conflicts-create.tsx'), 'ConflictsCreate'),
    edit: page(() => import('./resources/conflicts/conflicts-edit.tsx'), 'ConflictsEdit'),
  },
  {
    noun: 'imports',
    address: 'import',
    menu: { group: 'control', permission: 'imports.read', Icon: UploadFileIcon },
    list: page(() => import('./resources/imports/imports-list.tsx'), 'ImportsList'),
    show: page(() => import('./resources/imports/imports-show.tsx'), 'ImportsShow'),
    create: page(() => import('./resources/imports/imports-create.tsx'), 'ImportsCreate'),
  },
  {
    noun: 'keptIdentities',
    address: 'kept-identities',
    menu: { group: 'control', permission: 'keptIdentities.read', Icon: InventoryIcon },
    list: page(() => import('./resources/kept-identities/kept-identities-list.tsx'), 'KeptIdentitiesList'),
    show: page(() => import('./resources/kept-identities/kept-identities-show.tsx'), 'KeptIdentitiesShow'),
  },
  {
    noun: 'retentionRecords',
    address: 'retention',
    menu: { group: 'control', permission: 'retentionRecords.read', Icon: AutoDeleteIcon },
    list: page(() => import('./resources/retention-records/retention-page.tsx'), 'RetentionPage'),
  },
  {
    noun: 'examinations',
    path: '/examinations',
    menu: { group: 'control', permission: 'examinationAccesses.read', Icon: GavelIcon },
    Page: page(() => import('./resources/examinations/examinations.tsx'), 'Examinations'),
  },
  {
    noun: 'audit',
    menu: { group: 'control', permission: 'audit.read', Icon: HistoryIcon },
    list: page(() => import('./resources/audit/audit-list.tsx'), 'AuditList'),
  },
  { noun: 'transactions' },
  { noun: 'bankAccounts' },
  { noun: 'importLines' },
  { noun: 'verifications' },
]

/** The nouns as react-admin knows them. */
export const resources: readonly ResourceProps[] = office
  .filter(({ Page }) => Page === undefined)
  .map(({ noun, address: _address, menu: _menu, named, ...pages }) => ({
    name: noun,
    ...(named !== undefined && { recordRepresentation: named }),
    ...pages,
  }))
