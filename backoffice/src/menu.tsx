import { Badge } from '@mui/material'
import { useGetList, useSidebarState } from 'react-admin'
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
import InboxIcon from '@mui/icons-material/InboxOutlined'
import InventoryIcon from '@mui/icons-material/Inventory2Outlined'
import PauseCircleIcon from '@mui/icons-material/PauseCircleOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import SummarizeIcon from '@mui/icons-material/SummarizeOutlined'
import SwapVertIcon from '@mui/icons-material/SwapVert'
import { usePendingTotal } from './resources/inbox/use-queue.ts'
import { MenuCount } from './ui/layout/office-menu.tsx'
import type { MenuGroup, OfficePage } from './ui/office-pages.ts'
import { useWords } from './ui/words.ts'

/** The pages of the sidebar. */
export const groups: readonly MenuGroup[] = [
  {
    entries: [
      {
        path: '/',
        Icon: PendingIcon,
        label: (t) => t('backoffice.inbox.menu'),
        Count: PendingCount,
      },
      { path: '/projects', permission: 'projects.read', Icon: ApartmentIcon, label: (t) => t('projects.title') },
      { path: '/users', permission: 'users.list', Icon: PersonIcon, label: (t) => t('users.title') },
      {
        path: '/wallets',
        permission: 'wallets.read',
        Icon: AccountBalanceWalletIcon,
        label: (t) => t('wallets.title'),
      },
      { path: '/bank', permission: 'bankBooks.read', Icon: AccountBalanceIcon, label: (t) => t('bankBooks.title') },
      { path: '/statistics', permission: 'statistics.read', Icon: BarChartIcon, label: (t) => t('statistics.title') },
      { path: '/promotions', permission: 'promotions.edit', Icon: CampaignIcon, label: (t) => t('promotions.menu') },
      {
        path: '/tickets',
        permission: 'tickets.work',
        Icon: ForumIcon,
        label: (t) => t('tickets.title'),
        Count: UnreadTickets,
      },
      {
        path: '/complaints',
        permission: 'complaints.read',
        Icon: FeedbackIcon,
        label: (t) => t('complaints.title'),
        Count: UrgentComplaints,
      },
    ],
  },
  {
    title: (t) => t('backoffice.layout.bank'),
    entries: [
      {
        path: '/bankStatements',
        permission: 'bankStatements.read',
        Icon: RequestQuoteIcon,
        label: (t) => t('bankStatements.menu'),
      },
      {
        path: '/bankMovements',
        permission: 'bankMovements.read',
        Icon: SwapVertIcon,
        label: (t) => t('bankMovements.menu'),
      },
      {
        path: '/matching',
        permission: 'matching.read',
        Icon: CompareArrowsIcon,
        label: (t) => t('matching.menu'),
      },
      { path: '/payments', permission: 'payments.read', Icon: SendIcon, label: (t) => t('payments.menu') },
    ],
  },
  {
    title: (t) => t('backoffice.layout.configuration'),
    entries: [
      {
        path: '/documentTypes',
        permission: 'documentTypes.edit',
        Icon: DescriptionIcon,
        label: (t) => t('documentTypes.title'),
      },
      {
        path: '/projectTypes',
        permission: 'projectTypes.edit',
        Icon: CategoryIcon,
        label: (t) => t('projectTypes.title'),
      },
      { path: '/templates', permission: 'templates.edit', Icon: ArticleIcon, label: (t) => t('templates.menu') },
      {
        path: '/companyAccounts',
        permission: 'companyAccounts.read',
        Icon: AccountBalanceIcon,
        label: (t) => t('companyAccounts.menu'),
      },
      {
        path: '/withholdingRates',
        permission: 'withholdingRates.read',
        Icon: PercentIcon,
        label: (t) => t('withholdingRates.menu'),
      },
      {
        path: '/withholdingAgents',
        permission: 'withholdingAgents.read',
        Icon: GavelIcon,
        label: (t) => t('withholdingAgents.title'),
      },
      { path: '/riskRates', permission: 'riskRates.edit', Icon: PercentIcon, label: (t) => t('riskRates.title') },
      { path: '/declarers', permission: 'declarers.read', Icon: ContactMailIcon, label: (t) => t('declarers.menu') },
    ],
  },
  {
    // Handbook rule 14.9.
    title: (t) => t('backoffice.layout.control'),
    entries: [
      {
        path: '/reconciliation',
        permission: 'reconciliation.read',
        Icon: BalanceIcon,
        label: (t) => t('reconciliation.title'),
      },
      {
        path: '/withholdings',
        permission: 'withholdings.read',
        Icon: PercentIcon,
        label: (t) => t('withholdings.title'),
      },
      {
        path: '/tax-files',
        permission: 'taxFiles.read',
        Icon: SummarizeIcon,
        label: (t) => t('taxFiles.title'),
      },
      {
        path: '/irregularities',
        permission: 'irregularities.read',
        Icon: PauseCircleIcon,
        label: (t) => t('irregularities.title'),
      },
      {
        path: '/loanDefaults',
        permission: 'loanDefaults.read',
        Icon: EventBusyIcon,
        label: (t) => t('loanDefaults.title'),
      },
      {
        path: '/outcomeStatements',
        permission: 'outcomeStatements.edit',
        Icon: SummarizeIcon,
        label: (t) => t('outcomeStatements.title'),
      },
      {
        path: '/annual-reports',
        permission: 'annualReports.read',
        Icon: SummarizeIcon,
        label: (t) => t('annualReports.title'),
      },
      {
        path: '/conflicts',
        permission: 'conflicts.read',
        Icon: HandshakeIcon,
        label: (t) => t('conflicts.title'),
        Count: ConflictsToReview,
      },
      { path: '/imports', permission: 'imports.read', Icon: UploadFileIcon, label: (t) => t('imports.title') },
      {
        path: '/keptIdentities',
        permission: 'keptIdentities.read',
        Icon: InventoryIcon,
        label: (t) => t('keptIdentities.title'),
      },
      {
        path: '/retentionRecords',
        permission: 'retentionRecords.read',
        Icon: AutoDeleteIcon,
        label: (t) => t('retentionRecords.title'),
      },
      {
        path: '/examinations',
        permission: 'examinationAccesses.read',
        Icon: GavelIcon,
        label: (t) => t('examinations.title'),
      },
      { path: '/audit', permission: 'audit.read', Icon: HistoryIcon, label: (t) => t('audit.title') },
    ],
  },
]

/** What can be begun from anywhere, by the palette. */
export const actions: readonly OfficePage[] = [
  {
    path: '/users/create',
    permission: 'users.create',
    Icon: PersonIcon,
    label: (t) => t('backoffice.users.createTitle'),
  },
  {
    path: '/projects/create',
    permission: 'projects.create',
    Icon: ApartmentIcon,
    label: (t) => t('backoffice.projects.createTitle'),
  },
  {
    path: '/bankStatements/create',
    permission: 'bankStatements.import',
    Icon: RequestQuoteIcon,
    label: (t) => t('bankFiles.title'),
  },
  {
    path: '/imports/create',
    permission: 'imports.edit',
    Icon: UploadFileIcon,
    label: (t) => t('imports.again'),
  },
]

/** While the sidebar is closed, a dot says that something waits. */
function PendingIcon() {
  const [isOpen] = useSidebarState()
  const total = usePendingTotal() ?? 0
  return (
    <Badge variant="dot" color="error" invisible={isOpen || total === 0}>
      <InboxIcon fontSize="small" />
    </Badge>
  )
}

function PendingCount() {
  const t = useWords()
  const total = usePendingTotal() ?? 0
  return <MenuCount isHot count={total} words={t('backoffice.inbox.waiting', { smart_count: total })} />
}

/** Unread-ticket count: take 1, read false (handbook rule 12.13). */
function UnreadTickets() {
  const t = useWords()
  const { total = 0 } = useGetList(
    'tickets',
    { filter: { read: false }, pagination: { page: 1, perPage: 1 } },
    { staleTime: 30_000, refetchInterval: 60_000 },
  )
  return <MenuCount count={total} words={t('tickets.unreadCount', { smart_count: total })} />
}

/** Conflicts of interest whose yearly review is due. */
function ConflictsToReview() {
  const t = useWords()
  const { total = 0 } = useGetList(
    'conflicts',
    { filter: { isReviewDue: true }, pagination: { page: 1, perPage: 1 } },
    { staleTime: 30_000, refetchInterval: 60_000 },
  )
  return <MenuCount isHot count={total} words={t('conflicts.dueCount', { smart_count: total })} />
}

/** Complaints whose deadline is near or has passed. */
function UrgentComplaints() {
  const t = useWords()
  const { total = 0 } = useGetList(
    'complaints',
    { filter: { isUrgent: true }, pagination: { page: 1, perPage: 1 } },
    { staleTime: 30_000, refetchInterval: 60_000 },
  )
  return <MenuCount isHot count={total} words={t('complaints.urgentCount', { smart_count: total })} />
}
