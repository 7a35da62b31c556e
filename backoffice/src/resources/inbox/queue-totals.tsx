import { Box } from '@mui/material'
import { formatMoney } from '@cauce/format/money.ts'
import { isOld } from '../../ui/age.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../ui/words.ts'
import { sumOf } from '../transactions/effect-of.ts'
import type { QueueItem } from './queue.ts'

/** How many wait, how many for long, and what would come in and go out. */
export function QueueTotals({ items, total }: { readonly items: readonly QueueItem[]; readonly total: number }) {
  const t = useWords()
  const now = useNow()
  const late = items.filter(({ since }) => isOld(since, now)).length
  const movesMoney = items.some(({ kind }) => kind === 'income' || kind === 'withdraw')
  const sum = (kind: 'income' | 'withdraw') =>
    sumOf(items.flatMap((item) => (item.kind === kind ? [item.record.amount] : [])))
  const shown =
    total > items.length
      ? t('backoffice.inbox.shownOf', { shown: items.length, total })
      : t('backoffice.inbox.waiting', { smart_count: total })
  return (
    <Box
      component="p"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: 1,
        color: 'text.secondary',
        margin: 0,
        paddingBlock: 1.5,
      }}
    >
      <span>{late > 0 ? t('backoffice.inbox.late', { shown, smart_count: late }) : shown}</span>
      {movesMoney && (
        <span>
          {t('backoffice.inbox.comingIn')} <b>{formatMoney(sum('income'), { sign: 'always' })}</b> ·{' '}
          {t('backoffice.inbox.goingOut')} <b>{formatMoney(`-${sum('withdraw')}`)}</b>
        </span>
      )}
    </Box>
  )
}
