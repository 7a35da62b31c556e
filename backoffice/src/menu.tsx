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
import { useBadges, type Counted } from './ui/badges.ts'
import type { MessageKey, Translate } from '@cauce/i18n/office.ts'
import { office } from './office.ts'
import type { PlaceName } from './office-entry.ts'
import { MenuCount } from './ui/layout/office-menu.tsx'
import type { OfficePage, Place, PlacePage } from './ui/office-pages.ts'
import { untyped, useWords } from './ui/words.ts'

type CountKey =
  | 'backoffice.inbox.waiting'
  | 'tickets.unreadCount'
  | 'complaints.urgentCount'
  | 'conflicts.dueCount'
  | 'bankBooks.toMatch'
  | 'bankBooks.queued'

const countOf = (words: CountKey, numberOf: (badges: Counted) => number | undefined, isHot = false) =>
  function Count() {
    const t = useWords()
    const badges = useBadges()
    const total = (badges && numberOf(badges)) ?? 0
    return <MenuCount isHot={isHot} count={total} words={t(words, { smart_count: total })} />
  }

const PendingCount = countOf('backoffice.inbox.waiting', ({ totals }) => sumOfTotals(totals), true)
const UnreadTickets = countOf('tickets.unreadCount', ({ unreadTickets }) => unreadTickets)
const UrgentComplaints = countOf('complaints.urgentCount', ({ totals }) => totals.complaint)
const ConflictsToReview = countOf('conflicts.dueCount', ({ totals }) => totals.conflict, true)

const counts: Readonly<Record<string, PlacePage['Count']>> = {
  matching: countOf('bankBooks.toMatch', ({ totals }) => totals.bankMovement),
  payments: countOf('bankBooks.queued', ({ queuedPayments }) => queuedPayments),
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

const action = (resource: string, key: MessageKey): OfficePage => ({
  path: `/${resource}/create`,
  resource,
  label: (t) => untyped(t)(key),
})

export const actions: readonly OfficePage[] = [
  action('users', 'backoffice.users.createTitle'),
  action('projects', 'backoffice.projects.createTitle'),
  action('bankStatements', 'bankFiles.title'),
  action('imports', 'imports.again'),
]

/** While the sidebar is closed, a dot says that something waits. */
function PendingIcon() {
  const [isOpen] = useSidebarState()
  const total = sumOfTotals(useBadges()?.totals ?? {})
  return (
    <Badge variant="dot" color="error" invisible={isOpen || total === 0}>
      <InboxIcon fontSize="small" />
    </Badge>
  )
}

function CountsOfTickets() {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 0.5 }}>
      <UnreadTickets />
      <UrgentComplaints />
    </Box>
  )
}
