import { Box, Chip } from '@mui/material'
import { formatMoney } from '@cauce/format/money.ts'
import { Key } from '../../ui/decision/key.tsx'
import { isOld, useNow } from '../../ui/time.tsx'
import { useSingleKeys } from '../../ui/use-hotkey.ts'
import { useWords } from '../../ui/words.ts'
import { sumOf } from '../transactions/effect-of.ts'
import { sumOfTotals, type QueueItem, type QueueKind } from './queue.ts'
import type { Totals } from './use-queue.ts'

interface ChipsProps {
  readonly kinds: readonly QueueKind[]
  readonly totals: Totals | undefined
  readonly chosen: QueueKind | undefined
  readonly onChoose: (kind: QueueKind | undefined) => void
}

/** A chip for all and one for each kind of which something waits, with their numbers; none for a person whose queue has a single kind. */
export function KindChips({ kinds, totals, chosen, onChoose }: ChipsProps) {
  const t = useWords()
  if (kinds.length < 2) return null
  const isShown = (kind: QueueKind) => kind === chosen || (totals?.[kind] ?? 0) > 0
  return (
    <Box
      component="fieldset"
      aria-label={t('backoffice.inbox.kinds')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, margin: 0, marginBlockEnd: 1.5, padding: 0, border: 0 }}
    >
      <KindChip
        label={t('backoffice.inbox.all')}
        total={totals && sumOfTotals(totals)}
        isChosen={chosen === undefined}
        onClick={() => onChoose(undefined)}
      />
      {kinds.filter(isShown).map((kind) => (
        <KindChip
          key={kind}
          label={t(`backoffice.inbox.kindsOf.${kind}`)}
          total={totals?.[kind]}
          isChosen={chosen === kind}
          onClick={() => onChoose(kind)}
        />
      ))}
    </Box>
  )
}

interface ChipProps {
  readonly label: string
  readonly total: number | undefined
  readonly isChosen: boolean
  readonly onClick: () => void
}

const KindChip = ({ label, total, isChosen, onClick }: ChipProps) => (
  <Chip
    clickable
    component="button"
    type="button"
    aria-pressed={isChosen}
    color={isChosen ? 'primary' : 'default'}
    variant={isChosen ? 'filled' : 'outlined'}
    label={total === undefined ? label : `${label} ${total}`}
    onClick={onClick}
  />
)

interface MineProps {
  /** How many are known to wait; absent while not all have been read. */
  readonly total: number | undefined
  readonly isChosen: boolean
  readonly onChange: (isChosen: boolean) => void
}

/** Leaves only what another person has signed already; left out where there is nothing of that. */
export function MySignatureChip({ total, isChosen, onChange }: MineProps) {
  const t = useWords()
  if (total === 0 && !isChosen) return null
  return (
    <KindChip
      label={t('backoffice.inbox.mySignature')}
      total={total}
      isChosen={isChosen}
      onClick={() => onChange(!isChosen)}
    />
  )
}

/** The keys of the queue. A phone does not show them. */
export function KeyHints({ mayDecide }: { readonly mayDecide: boolean }) {
  const t = useWords()
  const [isOn] = useSingleKeys()
  if (!isOn) return null
  const hints = [
    { keys: ['J', 'K'], words: t('backoffice.inbox.keys.move') },
    ...(mayDecide
      ? [
          { keys: ['X'], words: t('backoffice.inbox.keys.mark') },
          { keys: ['A'], words: t('backoffice.inbox.keys.approve') },
          { keys: ['R'], words: t('backoffice.inbox.keys.reject') },
        ]
      : []),
  ]
  return (
    <Box sx={{ display: { xs: 'none', lg: 'flex' }, gap: 2, color: 'text.secondary', fontSize: '0.8125rem' }}>
      {hints.map(({ keys, words }) => (
        <Box component="span" key={words} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          {keys.map((key) => (
            <Key key={key} name={key} />
          ))}
          {words}
        </Box>
      ))}
    </Box>
  )
}

interface TotalsProps {
  /** The rows that are shown. */
  readonly items: readonly QueueItem[]
  /** How many of the kind have been read, and how many there are. */
  readonly read: number
  readonly total: number
  /** A search or a filter leaves rows out. */
  readonly isFiltered: boolean
}

/** How many items wait or were found, how many of them wait for long, and the sums of the incomes and the withdrawals. */
export function QueueTotals({ items, read, total, isFiltered }: TotalsProps) {
  const t = useWords()
  const now = useNow()
  const late = items.filter(({ since }) => isOld(since, now)).length
  const movesMoney = items.some(({ kind }) => kind === 'income' || kind === 'withdraw')
  const sum = (kind: 'income' | 'withdraw') =>
    sumOf(items.flatMap((item) => (item.kind === kind ? [item.record.amount] : [])))
  const found = t('backoffice.inbox.found', { smart_count: items.length })
  const shown = isFiltered
    ? total > read
      ? t('backoffice.inbox.foundAmong', { found, shown: read, total })
      : found
    : total > read
      ? t('backoffice.inbox.shownOf', { shown: read, total })
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
