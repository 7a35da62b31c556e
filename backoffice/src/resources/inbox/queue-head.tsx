import { useEffect, useRef } from 'react'
import { Box, Button, Pagination, InputAdornment, TextField } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { ToggleChip } from '../../ui/chips.tsx'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import { accessTo } from '../../ui/ability.ts'
import { useWords } from '../../ui/words.ts'
import { sumOfTotals, type QueueKind, type QueueRow } from './queue.ts'
import type { useQueue } from './use-queue.ts'
import SearchIcon from '@mui/icons-material/Search'

type Queue = ReturnType<typeof useQueue>

/** One line of chips, which scrolls instead of taking the height of rows. On a telephone nothing lies beside the screen. */
const ONE_LINE = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 1,
  overflowX: { sm: 'auto' },
  padding: '2px',
  '& > *': { flexShrink: { sm: 0 } },
} as const

/** A chip for all and one for each kind of which something waits, with their numbers; none for a person whose queue has a single kind. */
export function KindChips({ queue: { kinds, counted, kind: chosen, change } }: { readonly queue: Queue }) {
  const t = useWords()
  const line = useRef<HTMLFieldSetElement>(null)
  const totals = counted?.totals
  useEffect(() => {
    if (chosen === undefined || totals === undefined) return
    line.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen, totals])
  if (kinds.length < 2) return null
  const isShown = (kind: QueueKind) => kind === chosen || (totals?.[kind] ?? 0) > 0
  const choose = (kind: QueueKind | undefined) => change({ kind, item: undefined, page: undefined })
  return (
    <Box
      ref={line}
      component="fieldset"
      aria-label={t('backoffice.inbox.kinds')}
      sx={{ ...ONE_LINE, minWidth: 0, margin: 0, marginBlockEnd: 0.5, border: 0 }}
    >
      <CountChip
        label={t('backoffice.inbox.all')}
        total={totals && sumOfTotals(totals)}
        isChosen={chosen === undefined}
        onClick={() => choose(undefined)}
      />
      {kinds.filter(isShown).map((kind) => (
        <CountChip
          key={kind}
          label={t(`backoffice.inbox.kindsOf.${kind}`)}
          total={totals && (totals[kind] ?? 0)}
          isChosen={chosen === kind}
          onClick={() => choose(kind)}
        />
      ))}
    </Box>
  )
}

interface ChipProps {
  readonly label: string
  readonly total?: number | undefined
  readonly isChosen: boolean
  readonly onClick: () => void
}

const CountChip = ({ label, total, isChosen, onClick }: ChipProps) => (
  <ToggleChip
    label={total === undefined ? label : `${label} ${formatCount(total)}`}
    isChosen={isChosen}
    onClick={onClick}
  />
)

interface ToolsProps {
  readonly queue: Queue
  readonly proven: readonly QueueRow[]
  readonly onReview: (proven: readonly QueueRow[]) => void
}

/** Beside the heading: whose decision is missing, and in which order. */
export function QueueOrder({ queue: { filters, counted } }: { readonly queue: Queue }) {
  const t = useWords()
  const { canAccess: mayDecide } = useCanAccess(accessTo('transactions.decide'))
  const { isMine, isByDay, filter } = filters
  const signed = counted?.needsMyApprovalTotal
  return (
    <>
      {mayDecide && (isMine || signed !== 0) && (
        <CountChip
          label={t('backoffice.inbox.mySignature')}
          total={signed}
          isChosen={isMine}
          onClick={() => filter({ isMine: !isMine })}
        />
      )}
      <CountChip label={t('backoffice.inbox.byDay')} isChosen={isByDay} onClick={() => filter({ isByDay: !isByDay })} />
    </>
  )
}

export function QueueTools({ queue: { filters }, proven, onReview }: ToolsProps) {
  const t = useWords()
  const { canAccess: mayDecide } = useCanAccess(accessTo('transactions.decide'))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 1 }}>
      <Box component="search" sx={{ flex: '1 1 9rem', maxWidth: { sm: '16rem' } }}>
        <SearchBox
          label={t('backoffice.inbox.search')}
          value={filters.search}
          onTyped={(typed) => filters.filter({ search: typed })}
        />
      </Box>
      {mayDecide && proven.length > 1 && (
        <Button variant="outlined" onClick={() => onReview(proven)}>
          {t('backoffice.bulk.reviewProven', { smart_count: proven.length })}
        </Button>
      )}
    </Box>
  )
}

export function QueueTotals({ queue: { total, counted, filters, page, change } }: { readonly queue: Queue }) {
  const t = useWords()
  if (!counted || total === 0) return null
  const { lateTotal: late, incoming, outgoing } = counted
  const words = filters.isFiltered ? 'backoffice.inbox.found' : 'backoffice.inbox.waiting'
  const shown = t(words, { smart_count: total })
  const pages = Math.ceil(total / MAXIMUM_TAKE)
  const movesMoney = incoming !== '0.00' || outgoing !== '0.00'
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 1,
        color: 'text.secondary',
        paddingBlock: 1.5,
      }}
    >
      <span>{late > 0 ? t('backoffice.inbox.late', { shown, smart_count: late }) : shown}</span>
      {pages > 1 && (
        <Pagination
          size="small"
          count={pages}
          page={page}
          onChange={(_event, wanted) => change({ page: String(wanted), item: undefined })}
        />
      )}
      {movesMoney && (
        <span>
          {t('backoffice.inbox.comingIn')} <b>{formatMoney(incoming, { sign: 'always' })}</b> ·{' '}
          {t('backoffice.inbox.goingOut')} <b>{formatMoney(`-${outgoing}`)}</b>
        </span>
      )}
    </Box>
  )
}

interface Props {
  readonly label: string
  readonly value: string
  readonly onTyped: (value: string) => void
}

const SearchBox = ({ label, value, onTyped }: Props) => (
  <TextField
    type="search"
    value={value}
    margin="none"
    onChange={({ target }) => onTyped(target.value)}
    placeholder={label}
    slotProps={{
      htmlInput: { 'aria-label': label },
      input: {
        startAdornment: (
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        ),
      },
    }}
  />
)
