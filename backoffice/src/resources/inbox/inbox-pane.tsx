import { lazy, Suspense, useEffect, type ReactNode } from 'react'
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
  readonly onReload: () => void
}

/** What became of the rows decided on together, else the decision on the marked rows, else on the chosen one. */
export function InboxPane({ isWide, choice, marking, report, isApproving, onApproving, onReload }: PaneProps) {
  const t = useWords()
  const notify = useNotify()
  const { chosen, isGone, choose, goOn } = choice
  const { marked, unmark, clear } = marking
  const isReported = report.isOpen && !isApproving
  useEffect(() => {
    if (isApproving && marked.length === 0) onApproving(false)
  }, [isApproving, marked.length, onApproving])
  return (
    <PaneFrame
      isWide={isWide}
      isOpen={isReported || marked.length > 0 || chosen !== undefined || isGone}
      isLarge={!isReported && marked.length === 0 && chosen?.kind === 'verification'}
      isBehindDialog={isApproving}
      // The first row is shown without having been chosen. Typing chooses it, so that it stays open on a narrow screen.
      onTyped={() => chosen && choose(chosen.key)}
      onClose={() => {
        report.close()
        choose(undefined)
      }}
    >
      {/* Each row has a boundary of its own: the pane of the row before, and its keys, must not stay while the next one is loaded. */}
      <Suspense
        key={isReported ? 'report' : marked.length > 0 ? 'marked' : chosen?.key}
        fallback={<Skeleton variant="rounded" height={320} sx={{ margin: 2 }} />}
      >
        {isReported ? (
          <BulkReport
            answers={report.answers}
            hasMarks={marked.length > 0}
            onBack={report.close}
            onGoOn={report.goOn}
          />
        ) : marked.length > 0 ? (
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
      </Suspense>
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
