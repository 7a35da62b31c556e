import { Alert } from '@mui/material'
import { useWords } from './words.ts'
import { useBadges } from './badges.ts'

/** Says what cannot be approved while there is one administrator only, and how to proceed (decision four-eyes-approval). */
export function LoneAdministrator() {
  const t = useWords()
  if (!useBadges()?.isOnlyAdministrator) return null
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
      {t('backoffice.inbox.loneAdministrator')}
    </Alert>
  )
}
