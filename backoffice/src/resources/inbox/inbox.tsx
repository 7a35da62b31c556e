import { useState, type ReactNode } from 'react'
import { Box, Typography, useMediaQuery, type Theme } from '@mui/material'
import { useNotify } from 'react-admin'
import { useMay } from '../../ui/ability.ts'
import { Failure } from '../../ui/failure.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { useQueryParts } from '../../ui/use-query-parts.ts'
import { useWords } from '../../ui/words.ts'
import { BulkPane } from './bulk-pane.tsx'
import { ClaimNotice } from './claim-notice.tsx'
import { DecisionPane } from './decision-pane.tsx'
import { PaneFrame } from './pane-frame.tsx'
import { isMarkable, QUEUE_KINDS, sumOfTotals, type QueueItem, type QueueKind } from './queue.ts'
import { QueueTable } from './queue-table.tsx'
import { KeyHints, KindChips, QueueTotals } from './queue-summary.tsx'
import { LoneAdministrator } from './lone-administrator.tsx'
import { TasksDue } from './tasks-due.tsx'
import { useChoice, useMarks } from './use-choice.ts'
import { useQueue } from './use-queue.ts'

/** The home page: everything that waits for a decision, oldest first, with the decision beside it. */
export function Inbox() {
  const t = useWords()
  const mayDecide = useMay('transactions.decide')
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const { items, kinds, totals, error, refetch } = useQueue()
  const { kind, chosenKey, change } = useAddress(kinds)
  const waiting = kind === undefined ? items : items.filter((item) => item.kind === kind)
  const choice = useChoice({
    items: waiting,
    startsWithFirst: isWide,
    chosenKey,
    isKnown: totals !== undefined,
    onChoose: (item) => change({ item }),
  })
  const { chosen, choose, move } = choice
  const marking = useMarks(waiting)
  const { marks, toggle } = marking
  useHotkey('j', () => move(1))
  useHotkey('k', () => move(-1))
  useHotkey('x', () => chosen && isMarkable(chosen) && toggle(chosen.key), mayDecide)

  return (
    <Box sx={{ display: 'flex', flex: 1, minHeight: 0, marginInlineEnd: { md: -2 }, marginBlockEnd: -3 }}>
      <Box sx={{ flex: '1 1 auto', minWidth: 0, paddingInlineEnd: { md: 2 } }}>
        <PageHeading title={t('backoffice.inbox.title')}>
          <KeyHints mayDecide={mayDecide} />
        </PageHeading>
        <LoneAdministrator />
        <TasksDue />
        <KindChips
          kinds={kinds}
          totals={totals}
          chosen={kind}
          onChoose={(wanted) => change({ kind: wanted, item: undefined })}
        />
        {error && <Failure error={error} onRetry={refetch} />}
        <QueueTable
          items={totals && waiting}
          hasFailed={error !== null}
          chosenKey={chosen?.key}
          marks={marks}
          onChoose={choose}
          onMark={mayDecide ? toggle : undefined}
        />
        {totals && waiting.length > 0 && (
          <QueueTotals items={waiting} total={kind === undefined ? sumOfTotals(totals) : (totals[kind] ?? 0)} />
        )}
      </Box>
      <InboxPane isWide={isWide} choice={choice} marking={marking} onReload={refetch} />
    </Box>
  )
}

interface PaneProps {
  readonly isWide: boolean
  readonly choice: ReturnType<typeof useChoice>
  readonly marking: ReturnType<typeof useMarks>
  readonly onReload: () => void
}

/** The decision on the marked rows, or else on the chosen one. */
function InboxPane({ isWide, choice, marking, onReload }: PaneProps) {
  const t = useWords()
  const notify = useNotify()
  const [isApproving, setApproving] = useState(false)
  const { chosen, isGone, choose, goOn } = choice
  const { marked, unmark, clear } = marking
  if (isApproving && marked.length === 0) setApproving(false)
  return (
    <PaneFrame
      isWide={isWide}
      isOpen={marked.length > 0 || chosen !== undefined || isGone}
      isLarge={marked.length === 0 && chosen?.kind === 'verification'}
      isBehindDialog={isApproving}
      // The first row is shown without having been chosen. Typing chooses it, so that it stays open on a narrow screen.
      onTyped={() => chosen && choose(chosen.key)}
      onClose={() => choose(undefined)}
    >
      {marked.length > 0 ? (
        <BulkPane
          items={marked}
          isApproving={isApproving}
          onApproving={setApproving}
          onDecided={(item) => unmark(item.key)}
          onClear={clear}
        />
      ) : isGone ? (
        <Typography sx={{ padding: 2, color: 'text.secondary' }}>{t('backoffice.inbox.gone')}</Typography>
      ) : (
        chosen && (
          <Claimed key={chosen.key} item={chosen}>
            <DecisionPane
              item={chosen}
              onReload={onReload}
              onDecided={(words) => {
                if (words !== undefined) notify(words, { type: 'success' })
                goOn()
              }}
            />
          </Claimed>
        )
      )}
    </PaneFrame>
  )
}

/** A decision under the notice of who has it open. */
const Claimed = ({ item, children }: { readonly item: QueueItem; readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
    <ClaimNotice item={item} />
    <Box sx={{ flex: 1, minHeight: 0 }}>{children}</Box>
  </Box>
)

/** The kind and the row that the address names. A kind that does not exist, or that the reader does not decide on, leaves it. */
function useAddress(kinds: readonly QueueKind[]) {
  // There are none until it is known who reads.
  const offered = kinds.length === 0 ? QUEUE_KINDS : kinds
  const kindOf = (asked: string | null) => offered.find((kind) => kind === asked)
  const [query, change] = useQueryParts({ kind: (asked) => kindOf(asked) !== undefined })
  const kind = kindOf(query.get('kind'))
  return { kind, chosenKey: query.get('item') ?? undefined, change }
}
