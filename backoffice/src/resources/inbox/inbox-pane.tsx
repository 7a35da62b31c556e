import { lazy, Suspense, useEffect } from 'react'
import { Box, Skeleton, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { useWords } from '../../ui/words.ts'
import type { useReportedMarks } from './answers.ts'
import { ClaimNotice } from './claim-notice.tsx'
import { DecisionPane } from './decision-pane.tsx'
import { PaneFrame } from './pane-frame.tsx'
import type { QueueItem } from './queue.ts'
import type { useChoice } from './use-choice.ts'

const BulkReport = lazy(async () => ({ default: (await import('./bulk-report.tsx')).BulkReport }))
const BulkPane = lazy(async () => ({ default: (await import('./bulk-pane.tsx')).BulkPane }))

interface PaneProps {
  readonly isWide: boolean
  readonly choice: ReturnType<typeof useChoice>
  readonly marking: ReturnType<typeof useReportedMarks>['marking']
  /** What became of the rows that were decided on together. */
  readonly report: ReturnType<typeof useReportedMarks>['report']
  /** The dialog that approves the marked rows is open. */
  readonly isApproving: boolean
  readonly onApproving: (isApproving: boolean) => void
  /** The marked rows are decided on; on a narrow screen only when the reader asks for it, so that further ones can be marked. */
  readonly isTogether: boolean
  readonly onTogether: (isTogether: boolean) => void
  readonly onReload: () => void
}

/** What became of the rows decided on together, else the decision on the marked rows, else on the chosen one. */
export function InboxPane({ isWide, choice, marking, report, onReload, ...bulk }: PaneProps) {
  const { isApproving, onApproving, isTogether, onTogether } = bulk
  const t = useWords()
  const { chosen, isGone, choose, goOn } = choice
  const { marked, unmark, clear } = marking
  const isReported = report.isOpen && !isApproving
  const isBulk = isTogether && marked.length > 0
  const shown = isReported ? 'report' : isBulk ? 'marked' : chosen?.key
  useEffect(() => {
    if (marked.length > 0) return
    onApproving(false)
    onTogether(false)
  }, [marked.length, onApproving, onTogether])
  return (
    <PaneFrame
      isWide={isWide}
      isOpen={shown !== undefined || isGone}
      isLarge={shown === chosen?.key && chosen?.kind === 'verification'}
      isBehindDialog={isApproving}
      // The first row is shown without having been chosen. Typing chooses it, so that it stays open on a narrow screen.
      onTyped={() => chosen && choose(chosen.key)}
      onClose={() => {
        report.close()
        choose(undefined)
        onTogether(false)
      }}
    >
      {/* Each row has a boundary of its own: the pane of the row before, and its keys, must not stay while the next one is loaded. */}
      <Suspense key={shown} fallback={<Skeleton variant="rounded" height={320} sx={{ margin: 2 }} />}>
        {isReported ? (
          <BulkReport
            answers={report.answers}
            hasMarks={marked.length > 0}
            onBack={report.close}
            onGoOn={report.goOn}
          />
        ) : isBulk ? (
          <BulkPane
            items={marked}
            isApproving={isApproving}
            onApproving={onApproving}
            onDecided={(item) => unmark(item.key)}
            onAnswered={report.add}
            onUnmark={(item) => unmark(item.key)}
            onClear={clear}
          />
        ) : isGone ? (
          <Typography sx={{ padding: 2, color: 'text.secondary' }}>{t('backoffice.inbox.gone')}</Typography>
        ) : (
          chosen && <Claimed key={chosen.key} item={chosen} onReload={onReload} onDecided={goOn} />
        )}
      </Suspense>
    </PaneFrame>
  )
}

interface ClaimedProps {
  readonly item: QueueItem
  readonly onReload: () => void
  readonly onDecided: () => void
}

/** A decision under the notice of who has it open. */
function Claimed({ item, onReload, onDecided }: ClaimedProps) {
  const notify = useNotify()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <ClaimNotice item={item} />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DecisionPane
          item={item}
          onReload={onReload}
          onDecided={(words) => {
            if (words !== undefined) notify(words, { type: 'success' })
            onDecided()
          }}
        />
      </Box>
    </Box>
  )
}
