import { useEffect, useRef } from 'react'
import { Box, Checkbox, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { ageOf, isOld, useNow } from '../../ui/time.tsx'
import { Amount } from '../../ui/figures.tsx'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { OneLine } from '../../ui/list/one-line.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { signedAmountOf } from '../transactions/effect-of.ts'
import { preloadPane } from './decision-pane.tsx'
import { detailOf } from './queue-details.ts'
import { firstApprovalOf, isMarkable, type QueueItem } from './queue.ts'
import { useClaimsOfOthers } from './use-claims.ts'

interface Props {
  /** Absent while it is being read. */
  readonly items: readonly QueueItem[] | undefined
  /** It could not be read, as the page says. */
  readonly hasFailed: boolean
  /** A search or a filter leaves rows out. */
  readonly isFiltered: boolean
  readonly chosenKey: string | undefined
  readonly marks: ReadonlyMap<string, unknown>
  readonly onChoose: (key: string) => void
  /** Absent for those who may not decide. */
  readonly onMark: ((key: string) => void) | undefined
}

/** The queue, oldest first; the chosen row is kept in view. */
export function QueueTable({ items, hasFailed, isFiltered, chosenKey, marks, onChoose, onMark }: Props) {
  const t = useWords()
  const claims = useClaimsOfOthers()
  if (!items && hasFailed) return null
  if (items?.length === 0) return <Cleared isFiltered={isFiltered} />
  return (
    <Box
      component="section"
      aria-label={t('backoffice.inbox.queue')}
      sx={{ overflowX: 'auto', containerType: 'inline-size' }}
    >
      <Table>
        <TableHead>
          <TableRow>
            {onMark && <TableCell padding="checkbox" aria-label={t('backoffice.inbox.keys.mark')} />}
            <TableCell aria-sort="descending">{t('backoffice.inbox.waits')} ↓</TableCell>
            <TableCell sx={notBeside}>{t('backoffice.inbox.what')}</TableCell>
            <TableCell>{t('backoffice.inbox.who')}</TableCell>
            <TableCell align="right">{t('common.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items === undefined
            ? Array.from({ length: 8 }, (_, row) => <WaitingRow key={row} columns={onMark ? 5 : 4} />)
            : items.map((item) => (
                <QueueRow
                  key={item.key}
                  item={item}
                  holder={claims.get(item.record.id)?.userName}
                  isChosen={item.key === chosenKey}
                  isMarked={marks.has(item.key)}
                  onChoose={() => onChoose(item.key)}
                  onMark={onMark && (isMarkable(item) ? () => onMark(item.key) : null)}
                />
              ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** Beside any decision, what a row waits for stands below the name, which has the width. */
const BESIDE = '@container (max-width: 42rem)'
const notBeside = { [BESIDE]: { display: 'none' } } as const

interface RowProps {
  readonly item: QueueItem
  /** The colleague who has it open. */
  readonly holder: string | undefined
  readonly isChosen: boolean
  readonly isMarked: boolean
  readonly onChoose: () => void
  /** Absent for those who may not decide, null for a row that has nothing to approve. */
  readonly onMark: (() => void) | null | undefined
}

function QueueRow({ item, holder, isChosen, isMarked, onChoose, onMark }: RowProps) {
  const t = useWords()
  const now = useNow()
  const detail = detailOf(item, t)
  const { note: approval } = useFirstApproval(firstApprovalOf(item), true)
  const isDraft = item.kind === 'paymentBatch' && item.record.firstApproval === null
  const note = isDraft ? t('paymentBatches.waitsForYou', { name: item.who }) : approval
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const what = t(`backoffice.inbox.kindOf.${item.kind}`)
  const isLate = isOld(item.since, now)

  return (
    <TableRow
      ref={row}
      hover
      selected={isChosen}
      aria-current={isChosen || undefined}
      onClick={onChoose}
      onPointerEnter={() => preloadPane(item.kind)}
      sx={{ cursor: 'pointer', scrollMarginBlock: '4rem' }}
    >
      {onMark === null && <TableCell padding="checkbox" />}
      {onMark && (
        <TableCell padding="checkbox">
          <Checkbox
            checked={isMarked}
            onClick={(event) => event.stopPropagation()}
            onChange={onMark}
            slotProps={{ input: { 'aria-label': t('backoffice.inbox.mark', { what, name: item.who }) } }}
          />
        </TableCell>
      )}
      <TableCell sx={{ whiteSpace: 'nowrap', ...(isLate && { color: 'error.main', fontWeight: 650 }) }}>
        {ageOf(item.since, now)}
      </TableCell>
      <TableCell sx={{ ...notBeside, whiteSpace: 'nowrap' }}>{what}</TableCell>
      <TableCell component="th" scope="row" sx={{ fontWeight: 'inherit', width: '100%', maxWidth: 0 }}>
        <OneLine>
          <Box
            component="button"
            type="button"
            onClick={onChoose}
            sx={{
              all: 'unset',
              cursor: 'pointer',
              // A button is cut off by itself: the dots of the line around it would not show.
              maxWidth: '100%',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              verticalAlign: 'bottom',
              '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
            }}
          >
            {item.who}
          </Box>
        </OneLine>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          <OneLine>
            <Box component="span" sx={{ display: 'none', [BESIDE]: { display: 'inline' } }}>
              {what}.{' '}
            </Box>
            {detail}
          </OneLine>
        </Typography>
        {holder !== undefined && (
          <StateBadge tone="grey" label={t('backoffice.inbox.openBy', { name: holder })} mayWrap />
        )}
        {note !== undefined && <StateBadge tone="blue" label={note} mayWrap />}
      </TableCell>
      <TableCell align="right">
        <ItemAmount item={item} />
      </TableCell>
    </TableRow>
  )
}

const WaitingRow = ({ columns }: { readonly columns: number }) => (
  <TableRow>
    <TableCell colSpan={columns}>
      <Skeleton />
    </TableCell>
  </TableRow>
)

function Cleared({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useWords()
  return (
    <Box sx={{ paddingBlock: 6, borderBlockStart: '1px solid var(--line)' }}>
      <Typography component="p" variant="h5">
        {t(isFiltered ? 'backoffice.inbox.noMatch' : 'backoffice.inbox.cleared')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t(isFiltered ? 'backoffice.inbox.noMatchHelp' : 'backoffice.inbox.clearedHelp')}
      </Typography>
    </Box>
  )
}

function ItemAmount({ item }: { readonly item: QueueItem }) {
  if (item.kind === 'income' || item.kind === 'withdraw')
    return <Amount value={signedAmountOf(item.record)} sign="always" />
  if (item.kind === 'bankMovement') return <Amount value={item.record.amount} sign="always" />
  if (item.kind === 'paymentBatch') return <Amount value={`-${item.record.total}`} sign="always" />
  if (item.kind === 'distribution') return <Amount value={item.record.amount ?? '0.00'} />
  if (item.kind === 'refund') return <Amount value={item.record.amountInvested} />
  return null
}
