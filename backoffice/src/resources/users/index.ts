import { lazy } from 'react'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import type { ResourceProps } from 'react-admin'
import type { UserRecord } from '../../providers/records.ts'
import { displayNameOf } from '../../ui/display-name.ts'

export const users: ResourceProps = {
  name: 'users',
  icon: PersonIcon,
  recordRepresentation: (user: UserRecord) => displayNameOf(user),
  list: lazy(async () => ({ default: (await import('./users-list.tsx')).UsersList })),
  show: lazy(async () => ({ default: (await import('./users-show.tsx')).UsersShow })),
  edit: lazy(async () => ({ default: (await import('./users-edit.tsx')).UsersEdit })),
  create: lazy(async () => ({ default: (await import('./users-create.tsx')).UsersCreate })),
}
