import { Alert } from '@mui/material'
import { useGetList, useCanAccess } from 'react-admin'
import type { UserRecord } from '../providers/records.ts'
import { accessTo } from './ability.ts'
import { useWords } from './words.ts'

/** Says what cannot be approved while there is one administrator only, and how to proceed (decision four-eyes-approval). */
export function LoneAdministrator() {
  const t = useWords()
  const { canAccess: mayDecide = false } = useCanAccess(accessTo('transactions.decide'))
  const { total } = useGetList<UserRecord>(
    'users',
    { filter: { role: 'admin', disabled: false }, pagination: { page: 1, perPage: 1 } },
    { enabled: mayDecide },
  )
  if (total !== 1) return null
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
      {t('backoffice.inbox.loneAdministrator')}
    </Alert>
  )
}
