import { Badge, Box } from '@mui/material'
import { useSidebarState } from 'react-admin'
import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import ApartmentIcon from '@mui/icons-material/ApartmentOutlined'
import BarChartIcon from '@mui/icons-material/BarChart'
import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import ForumIcon from '@mui/icons-material/ForumOutlined'
import HistoryIcon from '@mui/icons-material/History'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import PercentIcon from '@mui/icons-material/Percent'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import PolicyIcon from '@mui/icons-material/PolicyOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { sumOfTotals } from './resources/inbox/queue.ts'
import { useBadges } from './ui/badges.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { office } from './office.ts'
import type { PlaceName } from './office-entry.ts'
import { MenuCount } from './ui/layout/office-menu.tsx'
import type { OfficePage, Place, PlacePage } from './ui/office-pages.ts'
import { untyped, useWords } from './ui/words.ts'

const counts: Readonly<Record<string, PlacePage['Count']>> = {
  matching: LinesToMatch,
  payments: QueuedPayments,
  tickets: UnreadTickets,
  complaints: UrgentComplaints,
  conflicts: ConflictsToReview,
}

const pagesOf = (wanted: PlaceName): PlacePage[] =>
  office.flatMap(({ noun, path = `/${noun}`, menu }) => {
    if (menu?.place !== wanted) return []
    const { under } = menu
    const Count = counts[noun]
    return [
      {
        path,
        resource: noun,
        label: (t: Translate) => untyped(t)(`${noun}.title`),
        ...(under !== undefined && { under }),
        ...(Count && { Count }),
      },
    ]
  })

/** A place with the name of its only page, or with one of its own. */
const place = (name: PlaceName, key: string, Icon: Place['Icon'], more: Partial<Place> = {}): Place => {
  const pages = pagesOf(name)
  return { key, Icon, label: pages[0]!.label, pages, ...more }
}

export const places: readonly Place[] = [
  {
    key: 'p',
    Icon: PendingIcon,
    label: (t) => t('backoffice.inbox.title'),
    Count: PendingCount,
    pages: [{ path: '/', label: (t) => t('backoffice.inbox.title') }],
  },
  place('projects', 'o', ApartmentIcon),
  place('users', 'c', PersonIcon),
  place('wallets', 'm', AccountBalanceWalletIcon),
  place('bank', 'b', AccountBalanceIcon, { label: (t) => t('backoffice.layout.places.bank') }),
  place('tickets', 't', ForumIcon, { Count: CountsOfTickets }),
  place('marketing', 'k', CampaignIcon),
  place('statistics', 'e', BarChartIcon),
  place('taxes', 'i', PercentIcon, { label: (t) => t('backoffice.layout.places.taxes') }),
  place('supervision', 's', VisibilityIcon, {
    label: (t) => t('backoffice.layout.places.supervision'),
    Count: ConflictsToReview,
  }),
  place('compliance', 'l', PolicyIcon, { label: (t) => t('backoffice.layout.places.compliance') }),
  place('record', 'h', HistoryIcon, { label: (t) => t('backoffice.layout.places.record') }),
  place('configuration', 'f', SettingsIcon, { label: (t) => t('backoffice.layout.places.configuration') }),
]

export const actions: readonly OfficePage[] = [
  {
    path: '/users/create',
    resource: 'users',
    label: (t) => t('backoffice.users.createTitle'),
  },
  {
    path: '/projects/create',
    resource: 'projects',
    label: (t) => t('backoffice.projects.createTitle'),
  },
  {
    path: '/bankStatements/create',
    resource: 'bankStatements',
    label: (t) => t('bankFiles.title'),
  },
  {
    path: '/imports/create',
    resource: 'imports',
    label: (t) => t('imports.again'),
  },
]

/** While the sidebar is closed, a dot says that something waits. */
function PendingIcon() {
  const [isOpen] = useSidebarState()
  const total = usePendingTotal()
  return (
    <Badge variant="dot" color="error" invisible={isOpen || total === 0}>
      <InboxIcon fontSize="small" />
    </Badge>
  )
}

const usePendingTotal = () => sumOfTotals(useBadges()?.totals ?? {})

function PendingCount() {
  const t = useWords()
  const total = usePendingTotal()
  return <MenuCount isHot count={total} words={t('backoffice.inbox.waiting', { smart_count: total })} />
}

function CountsOfTickets() {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 0.5 }}>
      <UnreadTickets />
      <UrgentComplaints />
    </Box>
  )
}

function UnreadTickets() {
  const t = useWords()
  const total = useBadges()?.unreadTickets ?? 0
  return <MenuCount count={total} words={t('tickets.unreadCount', { smart_count: total })} />
}

function ConflictsToReview() {
  const t = useWords()
  const total = useBadges()?.totals.conflict ?? 0
  return <MenuCount isHot count={total} words={t('conflicts.dueCount', { smart_count: total })} />
}

function UrgentComplaints() {
  const t = useWords()
  const total = useBadges()?.totals.complaint ?? 0
  return <MenuCount isHot count={total} words={t('complaints.urgentCount', { smart_count: total })} />
}

function LinesToMatch() {
  const t = useWords()
  const total = useBadges()?.totals.bankMovement ?? 0
  return <MenuCount count={total} words={t('bankBooks.toMatch', { smart_count: total })} />
}

function QueuedPayments() {
  const t = useWords()
  const total = useBadges()?.queuedPayments ?? 0
  return <MenuCount count={total} words={t('bankBooks.queued', { smart_count: total })} />
}
