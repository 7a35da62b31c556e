import type { ReactElement } from 'react'
import { Menu, useSidebarState } from 'react-admin'
import { Badge, Box, Divider, Typography } from '@mui/material'
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import BalanceIcon from '@mui/icons-material/BalanceOutlined'
import ApartmentIcon from '@mui/icons-material/ApartmentOutlined'
import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import type { Permission } from '@cauce/contract/permissions.ts'
import { usePendingTotal } from '../../resources/inbox/use-queue.ts'
import { useMay } from '../actor.ts'
import { useWords } from '../words.ts'

interface Entry {
  readonly path: string
  readonly permission: Permission
  readonly icon: ReactElement
  readonly label: 'projects.title' | 'users.title' | 'wallets.title' | 'reconciliation.title' | 'projectTypes.title'
}

/** Spec section 2, "Sidebar": what the person may not open is not shown. */
const entries: readonly Entry[] = [
  { path: '/projects', permission: 'projects.read', icon: <ApartmentIcon fontSize="small" />, label: 'projects.title' },
  { path: '/users', permission: 'users.list', icon: <PersonIcon fontSize="small" />, label: 'users.title' },
  {
    path: '/wallets',
    permission: 'wallets.read',
    icon: <AccountBalanceWalletIcon fontSize="small" />,
    label: 'wallets.title',
  },
  {
    path: '/reconciliation',
    permission: 'reconciliation.read',
    icon: <BalanceIcon fontSize="small" />,
    label: 'reconciliation.title',
  },
]
const configuration: readonly Entry[] = [
  {
    path: '/projectTypes',
    permission: 'projectTypes.edit',
    icon: <CategoryIcon fontSize="small" />,
    label: 'projectTypes.title',
  },
]

export function OfficeMenu() {
  const t = useWords()
  const [isOpen] = useSidebarState()
  const mayConfigure = useMay('projectTypes.edit')
  return (
    <Box component="nav" aria-label={t('backoffice.layout.menu')}>
      <Menu>
        <PendingItem />
        {entries.map((entry) => (
          <EntryItem key={entry.path} entry={entry} />
        ))}
        {mayConfigure &&
          (isOpen ? (
            <Typography
              component="li"
              variant="caption"
              sx={{ paddingInline: 2, paddingBlock: '1rem 0.25rem', color: 'text.secondary' }}
            >
              {t('backoffice.layout.configuration')}
            </Typography>
          ) : (
            <Divider component="li" />
          ))}
        {configuration.map((entry) => (
          <EntryItem key={entry.path} entry={entry} />
        ))}
      </Menu>
    </Box>
  )
}

function EntryItem({ entry: { path, permission, icon, label } }: { readonly entry: Entry }) {
  const t = useWords()
  return useMay(permission) ? <Menu.Item to={path} primaryText={t(label)} leftIcon={icon} /> : null
}

/** What waits for a decision, with its number. */
function PendingItem() {
  const t = useWords()
  const [isOpen] = useSidebarState()
  const total = usePendingTotal()
  const label = t('backoffice.inbox.menu')
  return (
    <Menu.Item
      to="/"
      primaryText={label}
      leftIcon={
        <Badge variant="dot" color="error" invisible={isOpen || !total}>
          <InboxIcon fontSize="small" />
        </Badge>
      }
    >
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        {label}
        {total !== undefined && total > 0 && (
          <Box
            component="span"
            title={t('backoffice.inbox.waiting', { smart_count: total })}
            sx={{
              minWidth: '1.5rem',
              paddingInline: '0.375rem',
              borderRadius: '999px',
              backgroundColor: 'error.main',
              color: 'error.contrastText',
              fontSize: '0.75rem',
              fontWeight: 650,
              textAlign: 'center',
              lineHeight: '1.375rem',
            }}
          >
            {total}
          </Box>
        )}
      </Box>
    </Menu.Item>
  )
}
