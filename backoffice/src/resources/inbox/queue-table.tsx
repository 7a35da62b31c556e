import { useEffect, useRef } from 'react'
import { Box, Checkbox, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { ageOf, isOld, useNow } from '../../ui/time.tsx'
import { Amount } from '../../ui/figures.tsx'
import { useActor } from '../../ui/ability.ts'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { preloadPane } from './decision-pane.tsx'
import { detailOf, nameOf } from './queue-details.ts'
import { isMarkable, type QueueRow as Row } from './queue.ts'
import { Hint } from '../../ui/section.tsx'

interface Props {
  readonly rows: readonly Row[] | undefined
  readonly hasFailed: boolean
  readonly isByDay: boolean
  readonly cleared: ClearedProps
  readonly chosenKey: string | undefined
  readonly marks: ReadonlyMap<string, unknown>
  readonly onChoose: (key: string) => void
  /** Absent for those who may not decide. */
  readonly onMark: ((key: string) => void) | undefined
}

export function QueueTable({ rows, hasFailed, isByDay, cleared, chosenKey, marks, onChoose, onMark }: Props) {
  const t = useWords()
  const actor = useActor()
  if (!rows && hasFailed) return null
  if (rows?.length === 0) return <Cleared {...cleared} />
  return (
    <Box
      component="section"
      aria-label={t('backoffice.inbox.queue')}
      sx={{ overflowX: 'auto', containerType: 'inline-size' }}
    >
      <Table sx={{ '& td, & th': { paddingBlock: 0.5 } }}>
        <TableHead>
          <TableRow>
            {onMark && <TableCell padding="checkbox" aria-label={t('backoffice.inbox.marks')} />}
            <TableCell {...(!isByDay && { 'aria-sort': 'descending' as const })}>
              {t('backoffice.inbox.waits')}
              {!isByDay && ' ↓'}
            </TableCell>
            <TableCell sx={notBeside}>{t('backoffice.inbox.what')}</TableCell>
            <TableCell>{t('backoffice.inbox.who')}</TableCell>
            <TableCell align="right">{t('common.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows === undefined
            ? Array.from({ length: 8 }, (_, row) => <WaitingRow key={row} columns={onMark ? 5 : 4} />)
            : rows.map((row) => (
                <QueueRow
                  key={row.id}
                  row={row}
                  holder={row.claim && row.claim.userId !== actor?.userId ? row.claim.userName : undefined}
                  isChosen={row.id === chosenKey}
                  isMarked={marks.has(row.id)}
                  onChoose={() => onChoose(row.id)}
                  onMark={onMark && (isMarkable(row) ? () => onMark(row.id) : null)}
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
/** There the second line of a row runs on below its amount, which stands beside the name. */
const AMOUNT_WIDTH = '6.25rem'
const besideName = { [BESIDE]: { verticalAlign: 'top', minWidth: AMOUNT_WIDTH } } as const
const belowAmount = { [BESIDE]: { marginInlineEnd: `-${AMOUNT_WIDTH}` } } as const

interface RowProps {
  readonly row: Row
  readonly holder: string | undefined
  readonly isChosen: boolean
  readonly isMarked: boolean
  readonly onChoose: () => void
  /** Absent for those who may not decide, null for a row that has nothing to approve. */
  readonly onMark: (() => void) | null | undefined
}

function QueueRow({ row, holder, isChosen, isMarked, onChoose, onMark }: RowProps) {
  const t = useWords()
  const now = useNow()
  const { kind, since, amount } = row
  const detail = detailOf(row, t)
  const { note: approval } = useFirstApproval(row.firstApproval, true)
  const name = nameOf(row, t)
  const isDraft = kind === 'paymentBatch' && row.firstApproval === null
  const note = isDraft ? t('paymentBatches.waitsForYou', { name }) : approval
  const line = useChosenLine(isChosen)
  const what = t(`backoffice.inbox.kindOf.${kind}`)
  const isLate = isOld(since, now)

  return (
    <TableRow
      ref={line}
      hover
      selected={isChosen}
      aria-current={isChosen || undefined}
      onClick={onChoose}
      onPointerEnter={() => preloadPane(kind)}
      sx={{ cursor: 'pointer', scrollMarginBlock: '4rem' }}
    >
      {onMark === null && <TableCell padding="checkbox" />}
      {onMark && (
        <TableCell padding="checkbox">
          <Checkbox
            checked={isMarked}
            onClick={(event) => event.stopPropagation()}
            onChange={onMark}
            slotProps={{ input: { 'aria-label': t('backoffice.inbox.mark', { what, name }) } }}
          />
        </TableCell>
      )}
      <TableCell
        sx={{
          whiteSpace: 'nowrap',
          [BESIDE]: { verticalAlign: 'top' },
          ...(isLate && { color: 'error.main', fontWeight: 650 }),
        }}
      >
        {ageOf(since, now)}
      </TableCell>
      <TableCell sx={{ ...notBeside, whiteSpace: 'nowrap' }}>{what}</TableCell>
      <TableCell component="th" scope="row" sx={{ fontWeight: 'inherit', width: '100%', overflowWrap: 'anywhere' }}>
        <Box
          component="button"
          type="button"
          onClick={onChoose}
          sx={{
            all: 'unset',
            cursor: 'pointer',
            '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
          }}
        >
          {name}
        </Box>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', ...belowAmount }}>
          <Box component="span" sx={{ display: 'none', [BESIDE]: { display: 'inline' } }}>
            {what}.{' '}
          </Box>
          {detail}
        </Typography>
        {holder !== undefined && (
          <StateBadge tone="grey" label={t('backoffice.inbox.openBy', { name: holder })} mayWrap />
        )}
        {note !== undefined && <StateBadge tone="blue" label={note} mayWrap />}
      </TableCell>
      <TableCell align="right" sx={besideName}>
        {amount !== null && <Amount value={amount} {...(MOVES.has(kind) && { sign: 'always' as const })} />}
      </TableCell>
    </TableRow>
  )
}

/** In view once it is chosen, and with the focus if that is nowhere else, so that a key that moves the choice is heard. */
function useChosenLine(isChosen: boolean) {
  const line = useRef<HTMLTableRowElement>(null)
  const isMounted = useRef(false)
  useEffect(() => {
    const focused = document.activeElement
    const isFree = focused === document.body || line.current?.closest('table')?.contains(focused)
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' })
    if (isChosen && isMounted.current && isFree) line.current?.querySelector('button')?.focus({ preventScroll: true })
    isMounted.current = true
  }, [isChosen])
  return line
}

const WaitingRow = ({ columns }: { readonly columns: number }) => (
  <TableRow>
    <TableCell colSpan={columns}>
      <Skeleton />
    </TableCell>
  </TableRow>
)

interface ClearedProps {
  readonly isFiltered: boolean
  readonly isOfKind: boolean
}

function Cleared({ isFiltered, isOfKind }: ClearedProps) {
  const t = useWords()
  const words = isFiltered ? 'noMatch' : isOfKind ? 'clearedKind' : 'cleared'
  return (
    <Box sx={{ paddingBlock: 6, borderBlockStart: '1px solid var(--line)' }}>
      <Typography component="p" variant="h5">
        {t(`backoffice.inbox.${words}`)}
      </Typography>
      <Hint>{t(isFiltered ? 'backoffice.inbox.noMatchHelp' : 'backoffice.inbox.clearedHelp')}</Hint>
    </Box>
  )
}

const MOVES: ReadonlySet<Row['kind']> = new Set(['income', 'withdraw', 'bankMovement', 'paymentBatch', 'withheldTax'])
