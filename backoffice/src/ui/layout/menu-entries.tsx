import type { ReactElement } from 'react'
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import ApartmentIcon from '@mui/icons-material/ApartmentOutlined'
import BalanceIcon from '@mui/icons-material/BalanceOutlined'
import BarChartIcon from '@mui/icons-material/BarChart'
import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import ForumIcon from '@mui/icons-material/ForumOutlined'
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined'
import HistoryIcon from '@mui/icons-material/History'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import type { Permission } from '@cauce/contract/permissions.ts'

export interface MenuEntry {
  /** react-admin's path. */
  readonly path: string
  readonly permission: Permission
  readonly icon: ReactElement
  readonly label:
    | `${
        | 'projects'
        | 'users'
        | 'wallets'
        | 'statistics'
        | 'tickets'
        | 'documentTypes'
        | 'projectTypes'
        | 'reconciliation'
        | 'audit'}.title`
    | 'promotions.menu'
    | 'templates.menu'
}

const small = { fontSize: 'small' } as const

/** Spec section 2, "Sidebar". What the person may not open is not shown. */
export const entries: readonly MenuEntry[] = [
  { path: '/projects', permission: 'projects.read', icon: <ApartmentIcon {...small} />, label: 'projects.title' },
  { path: '/users', permission: 'users.list', icon: <PersonIcon {...small} />, label: 'users.title' },
  {
    path: '/wallets',
    permission: 'wallets.read',
    icon: <AccountBalanceWalletIcon {...small} />,
    label: 'wallets.title',
  },
  { path: '/statistics', permission: 'statistics.read', icon: <BarChartIcon {...small} />, label: 'statistics.title' },
  { path: '/promotions', permission: 'promotions.edit', icon: <CampaignIcon {...small} />, label: 'promotions.menu' },
  { path: '/tickets', permission: 'tickets.work', icon: <ForumIcon {...small} />, label: 'tickets.title' },
]

export const configuration: readonly MenuEntry[] = [
  {
    path: '/documentTypes',
    permission: 'documentTypes.edit',
    icon: <DescriptionIcon {...small} />,
    label: 'documentTypes.title',
  },
  {
    path: '/projectTypes',
    permission: 'projectTypes.edit',
    icon: <CategoryIcon {...small} />,
    label: 'projectTypes.title',
  },
  { path: '/templates', permission: 'templates.edit', icon: <ArticleIcon {...small} />, label: 'templates.menu' },
]

/** What proves that all is as it should be (product decisions 3 and 4). */
export const control: readonly MenuEntry[] = [
  {
    path: '/reconciliation',
    permission: 'reconciliation.read',
    icon: <BalanceIcon {...small} />,
    label: 'reconciliation.title',
  },
  { path: '/audit', permission: 'audit.read', icon: <HistoryIcon {...small} />, label: 'audit.title' },
]
