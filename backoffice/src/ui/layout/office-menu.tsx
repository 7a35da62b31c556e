import type { ReactNode } from 'react'
import { Menu, useGetList, useSidebarState } from 'react-admin'
import { Badge, Box, Divider, Typography } from '@mui/material'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import { usePendingTotal } from '../../resources/inbox/use-queue.ts'
import { useActor, useMay } from '../actor.ts'
import { isAllowed } from '../ability.ts'
import { useWords } from '../words.ts'
import { configuration, control, entries, type MenuEntry } from './menu-entries.tsx'
import { MenuCount } from './menu-count.tsx'

/** What waits, the records, and for administrators the configuration and the proofs. */
export function OfficeMenu() {
  const t = useWords()
  return (
    <Box component="nav" aria-label={t('backoffice.layout.menu')}>
      <Menu>
        <PendingItem />
        {entries.map((entry) => (
          <EntryItem key={entry.path} entry={entry} />
        ))}
        <Group title={t('backoffice.layout.configuration')} members={configuration} />
        <Group title={t('backoffice.layout.control')} members={control} />
      </Menu>
    </Box>
  )
}

function Group({ title, members }: { readonly title: string; readonly members: readonly MenuEntry[] }) {
  const actor = useActor()
  const [isOpen] = useSidebarState()
  if (!actor || !members.some(({ permission }) => isAllowed(actor, permission))) return null
  return (
    <>
      {isOpen ? (
        // Nothing that can be chosen: in a menu a heading is no item.
        <Typography
          component="li"
          role="none"
          variant="caption"
          sx={{ paddingInline: 2, paddingBlock: '1rem 0.25rem', color: 'text.secondary' }}
        >
          {title}
        </Typography>
      ) : (
        <Divider component="li" />
      )}
      {members.map((entry) => (
        <EntryItem key={entry.path} entry={entry} />
      ))}
    </>
  )
}

function EntryItem({ entry: { path, permission, icon, label } }: { readonly entry: MenuEntry }) {
  const t = useWords()
  if (!useMay(permission)) return null
  const words = t(label)
  return (
    <Menu.Item to={path} primaryText={words} leftIcon={icon}>
      {path === '/tickets' ? (
        <Counted label={words}>
          <UnreadTickets />
        </Counted>
      ) : (
        words
      )}
    </Menu.Item>
  )
}

/** "Unread-ticket count: take 1, read false" (spec section 7). */
function UnreadTickets() {
  const t = useWords()
  const { total = 0 } = useGetList(
    'tickets',
    { filter: { read: false }, pagination: { page: 1, perPage: 1 } },
    { staleTime: 30_000, refetchInterval: 60_000 },
  )
  return <MenuCount count={total} words={t('tickets.unreadCount', { smart_count: total })} />
}

/** What waits for a decision, with its number. */
function PendingItem() {
  const t = useWords()
  const [isOpen] = useSidebarState()
  const total = usePendingTotal() ?? 0
  const label = t('backoffice.inbox.menu')
  return (
    <Menu.Item
      to="/"
      primaryText={label}
      leftIcon={
        <Badge variant="dot" color="error" invisible={isOpen || total === 0}>
          <InboxIcon fontSize="small" />
        </Badge>
      }
    >
      <Counted label={label}>
        <MenuCount isHot count={total} words={t('backoffice.inbox.waiting', { smart_count: total })} />
      </Counted>
    </Menu.Item>
  )
}

const Counted = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
    {label}
    {children}
  </Box>
)
