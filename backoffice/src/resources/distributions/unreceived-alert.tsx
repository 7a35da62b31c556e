import { Alert } from '@mui/material'
import { formatMoney } from '@cauce/format/money.ts'
import { useWords } from '../../ui/words.ts'
import { BookLink } from '../bank-books/book-link.tsx'
import { useBadges } from '../../ui/badges.ts'

/** Says that investors were credited more, or for longer, than the settings allow before the promoter's money came. */
export function UnreceivedAlert() {
  const t = useWords()
  const data = useBadges()?.unreceived
  if (!data?.problem) return null
  const { problem, amount, maximum, days, oldest } = data
  const words = { amount: formatMoney(amount), maximum: formatMoney(maximum), days, project: oldest?.projectName ?? '' }
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
      {t(`backoffice.inbox.unreceived.${problem}`, words)}{' '}
      <BookLink resource="matching">{t('backoffice.inbox.unreceived.look')}</BookLink>
    </Alert>
  )
}
