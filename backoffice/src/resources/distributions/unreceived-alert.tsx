import { Alert, Button } from '@mui/material'
import { Link } from 'react-admin'
import { formatMoney } from '@cauce/format/money.ts'
import { useWords } from '../../ui/words.ts'
import { useUnreceived } from './use-unreceived.ts'

/** Says that investors were credited more, or for longer, than the settings allow before the promoter's money came. */
export function UnreceivedAlert() {
  const t = useWords()
  const data = useUnreceived()
  if (!data?.problem) return null
  const { problem, amount, maximum, days, oldest } = data
  const words = { amount: formatMoney(amount), maximum: formatMoney(maximum), days, project: oldest?.projectName ?? '' }
  return (
    <Alert
      severity="warning"
      sx={{ marginBlockEnd: 2 }}
      action={
        <Button component={Link} to="/bankBooks" color="inherit" size="small">
          {t('backoffice.inbox.unreceived.look')}
        </Button>
      }
    >
      {t(`backoffice.inbox.unreceived.${problem}`, words)}
    </Alert>
  )
}
