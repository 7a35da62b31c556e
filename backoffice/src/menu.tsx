import { Badge } from '@mui/material'
import { useGetList, useSidebarState } from 'react-admin'
import ApartmentIcon from '@mui/icons-material/ApartmentOutlined'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined'
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import { usePendingTotal } from './resources/inbox/use-queue.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { office } from './office.ts'
import type { MenuGroupName } from './office-entry.ts'
import { MenuCount } from './ui/layout/office-menu.tsx'
import type { MenuEntry, MenuGroup, OfficePage } from './ui/office-pages.ts'
import { untyped, useWords } from './ui/words.ts'

const counts: Readonly<Record<string, MenuEntry['Count']>> = {
  tickets: UnreadTickets,
  complaints: UrgentComplaints,
  conflicts: ConflictsToReview,
}

const entriesOf = (wanted: MenuGroupName): MenuEntry[] =>
  office.flatMap(({ noun, path = `/${noun}`, menu }) => {
    if (menu?.group !== wanted) return []
    const { permission, Icon, label = 'title' } = menu
    const Count = counts[noun]
    return [
      { path, permission, Icon, label: (t: Translate) => untyped(t)(`${noun}.${label}`), ...(Count && { Count }) },
    ]
  })

const inbox: MenuEntry = { path: '/', Icon: PendingIcon, label: (t) => t('backoffice.inbox.menu'), Count: PendingCount }

/** The pages of the sidebar. */
export const groups: readonly MenuGroup[] = [
  { entries: [inbox, ...entriesOf('daily')] },
  { title: (t) => t('backoffice.layout.bank'), entries: entriesOf('bank') },
  { title: (t) => t('backoffice.layout.configuration'), entries: entriesOf('configuration') },
  // Handbook rule 14.9.
  { title: (t) => t('backoffice.layout.control'), entries: entriesOf('control') },
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
