import { Suspense, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Typography, Box } from '@mui/material'
import { LeaveQuestion, useLeaveGuard } from '../../ui/leave-question.tsx'
import { useWords } from '../../ui/words.ts'
import type { Evidence } from '../transactions/evidence.tsx'
import type { useReportedMarks } from './answers.ts'
import { LoadingPane, OpenedRow } from './opened-row.tsx'
import type { useChoice } from './use-choice.ts'
import { loaded } from '../../ui/loaded.ts'
import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { itemOf, type MarkedItem, type QueueRow } from './queue.ts'
import { createPortal } from 'react-dom'
import { BAR_HEIGHT, PLACE_OF_NOTICE } from '../../ui/layout/notices.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'

const BulkReport = loaded(() => import('./bulk-report.tsx'), 'BulkReport')
const BulkPane = loaded(() => import('./bulk-pane.tsx'), 'BulkPane')

interface PaneProps {
  readonly isWide: boolean
  readonly choice: ReturnType<typeof useChoice>
  readonly marking: ReturnType<typeof useReportedMarks>['marking']
  readonly report: ReturnType<typeof useReportedMarks>['report']
  /** The reader asked for the decision on the marked rows, which a narrow screen shows only then, so that further ones can be marked. */
  readonly isTogether: boolean
  readonly onTogether: (isTogether: boolean) => void
}

export function InboxPane({ isWide, choice, marking, report, isTogether, onTogether }: PaneProps) {
  const t = useWords()
  const { chosen, isGone, choose, goOn } = choice
  const { marks, unmark } = marking
  const marked = useMarkedItems(marking.marked)
  const guard = useLeaveGuard()
  const isBulk = (isWide || isTogether) && marking.marked.length > 0
  const shown = report.isOpen ? 'report' : isBulk ? 'marked' : chosen?.id
  useEffect(() => {
    if (marking.marked.length === 0) onTogether(false)
  }, [marking.marked.length, onTogether])
  return (
    <>
      <PaneFrame
        isWide={isWide}
        isOpen={shown !== undefined || isGone}
        // A wide screen shows the first row, or the marked ones, without being asked to. Typing asks, so that they stay open on a narrow one.
        onTyped={() => (isBulk ? onTogether(true) : chosen && choose(chosen.id))}
        onClose={() => {
          report.close()
          choose(undefined)
          onTogether(false)
        }}
      >
        {/* Each row has a boundary of its own: the pane of the row before, and its keys, must not stay while the next one is loaded. */}
        <Suspense key={shown} fallback={<LoadingPane />}>
          {report.isOpen ? (
            <BulkReport
              answers={report.answers}
              hasMarks={marked.length > 0}
              onBack={report.back}
              onGoOn={report.goOn}
            />
          ) : isBulk && marked.length === 0 ? (
            <LoadingPane />
          ) : isBulk ? (
            <BulkPane
              items={marked}
              evidenceOf={({ key }) => marks.get(key)}
              onEvidence={({ key }, evidence) => marking.show(key, evidence)}
              answerOf={({ key }) => report.answers.find(({ item }) => item.key === key)}
              onAnswer={report.add}
              onEnd={(decided) => {
                for (const { key } of decided) unmark(key)
                report.open()
              }}
              onLeaveOut={({ key }) => unmark(key)}
              onClear={() => guard.leave(marking.clear)}
            />
          ) : isGone ? (
            <Typography sx={{ padding: 2, color: 'text.secondary' }}>{t('backoffice.inbox.gone')}</Typography>
          ) : (
            chosen && <OpenedRow key={chosen.id} row={chosen} isChosen={choice.isByReader} onDecided={goOn} />
          )}
        </Suspense>
      </PaneFrame>
      <LeaveQuestion guard={guard} isDirty={marked.some(({ key }) => hasEvidence(marks.get(key)))} outlivesRow />
    </>
  )
}

const hasEvidence = (evidence: Partial<Evidence> | undefined) =>
  evidence?.file !== undefined || evidence?.isSeen === true

/** The marked rows whose records have been read, under the keys of react-admin, so that a decision renews them. */
function useMarkedItems(rows: readonly QueueRow[]): readonly MarkedItem[] {
  const dataProvider = useDataProvider()
  const answers = useQueries({
    queries: rows.map(({ noun, recordId }) => ({
      queryKey: [noun, 'getOne', { id: recordId, meta: undefined }],
      queryFn: async () => (await dataProvider.getOne(noun, { id: recordId })).data as object,
      retry: false,
    })),
  })
  return rows.flatMap((row, index) => {
    const record = answers[index]?.data
    return record ? [itemOf(row, record) as MarkedItem] : []
  })
}

interface FrameProps {
  readonly isWide: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

interface Props extends FrameProps {
  readonly onTyped: () => void
}

/**
 * The pane beside the queue. On a narrow screen it is a drawer over the page. Its content lives in an element of its own, which
 * moves from one to the other: what is typed outlives a change of the width.
 */
function PaneFrame({ onTyped, children, ...frame }: Props) {
  const [content] = useState(() => {
    const element = document.createElement('div')
    element.style.height = '100%'
    return element
  })
  // The content is a portal of this component: its events bubble here, and not to the drawer, which would close on Escape.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!frame.isWide && event.key === 'Escape') frame.onClose()
  }
  return (
    <>
      <Frame {...frame}>
        <Place content={content} />
      </Frame>
      {frame.isOpen &&
        createPortal(
          <Box onKeyDown={onKeyDown} onChange={onTyped} sx={{ height: '100%' }}>
            {children}
          </Box>,
          content,
        )}
    </>
  )
}

function Place({ content }: { readonly content: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current!.append(content), [content])
  return <Box ref={place} sx={{ height: '100%' }} />
}

function Frame({ isWide, isOpen, onClose, children }: FrameProps) {
  const t = useWords()
  const label = t('backoffice.inbox.pane')
  if (!isWide)
    return (
      <SideDrawer label={label} isOpen={isOpen} onClose={onClose}>
        {children}
      </SideDrawer>
    )
  return (
    <Box
      component="aside"
      aria-label={label}
      sx={{
        // The same for every kind, so that nothing moves when another row is chosen.
        flex: '0 0 clamp(min(21rem, 50%), 43vw, 54rem)',
        position: 'sticky',
        insetBlockStart: `var(${BAR_HEIGHT}, 0px)`,
        alignSelf: 'start',
        // The place of a notice is kept free, so that no button moves when one comes or goes.
        height: `calc(100dvh - var(${BAR_HEIGHT}, 0px) - ${PLACE_OF_NOTICE})`,
        borderInlineStart: '1px solid var(--line)',
        backgroundColor: 'background.paper',
      }}
    >
      {isOpen ? (
        children
      ) : (
        <Typography sx={{ padding: 2, color: 'text.secondary' }}>{t('backoffice.inbox.nothingChosen')}</Typography>
      )}
    </Box>
  )
}
