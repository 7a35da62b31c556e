import { useState } from 'react'
import { Box, useMediaQuery, type Theme } from '@mui/material'
import { useActor, useMay } from '../../ui/ability.ts'
import { Failure } from '../../ui/failure.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { LoneAdministrator } from '../../ui/lone-administrator.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { useWords } from '../../ui/words.ts'
import { UnreceivedAlert } from '../distributions/unreceived-alert.tsx'
import { useReportedMarks } from './answers.ts'
import { InboxPane } from './inbox-pane.tsx'
import { MarkedBar } from './marked-bar.tsx'
import { isMarkable, provenIncomes } from './queue.ts'
import { KeyHints, KindChips, QueueTotals } from './queue-summary.tsx'
import { QueueTable } from './queue-table.tsx'
import { QueueTools } from './queue-tools.tsx'
import { TasksDue } from './tasks-due.tsx'
import { useChoice } from './use-choice.ts'
import { useShownQueue } from './use-shown-queue.ts'

/** The home page: everything that waits for a decision, oldest first, with the decision beside it. */
export function Inbox() {
  const t = useWords()
  const mayDecide = useMay('transactions.decide')
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const actor = useActor()
  const { waiting, read, signed, total, totals, kinds, kind, chosenKey, change, filters, error, refetch } =
    useShownQueue()
  // A wide screen shows the decision on the marked rows beside them; a narrow one when the reader asks for it.
  const [isTogether, onTogether] = useState(false)
  const choice = useChoice({
    items: waiting,
    startsWithFirst: isWide,
    chosenKey,
    isKnown: totals !== undefined,
    onChoose: (item) => change({ item }),
  })
  const { chosen, choose, move } = choice
  const { marking, report } = useReportedMarks(waiting)
  const { marks, marked, toggle, clear } = marking
  // What was chosen before may be among what has been decided.
  const goOn = () => {
    report.goOn()
    choose(undefined)
  }
  useHotkey('j', () => (report.isOpen ? goOn() : move(1)))
  useHotkey('k', () => move(-1))
  useHotkey('x', () => chosen && isMarkable(chosen) && toggle(chosen.key), mayDecide)

  return (
    <Box sx={{ display: 'flex', flex: 1, minHeight: 0, marginInlineEnd: { md: -2 }, marginBlockEnd: -3 }}>
      <Box sx={{ flex: '1 1 auto', minWidth: 0, paddingInlineEnd: { md: 2 } }}>
        <PageHeading title={t('backoffice.inbox.title')}>
          <KeyHints mayDecide={mayDecide} />
        </PageHeading>
        <LoneAdministrator />
        <UnreceivedAlert />
        <TasksDue />
        <KindChips
          kinds={kinds}
          totals={totals}
          chosen={kind}
          onChoose={(wanted) => change({ kind: wanted, item: undefined })}
        />
        <QueueTools
          filters={filters}
          signed={signed}
          proven={provenIncomes(waiting, actor?.userId)}
          onReview={(proven) => {
            marking.put(proven.map(({ key }) => key))
            onTogether(true)
          }}
        />
        {error && <Failure error={error} onRetry={refetch} />}
        <QueueTable
          items={totals && waiting}
          hasFailed={error !== null}
          isFiltered={filters.isFiltered}
          chosenKey={chosen?.key}
          marks={marks}
          onChoose={(key) => {
            report.close()
            choose(key)
          }}
          onMark={mayDecide ? toggle : undefined}
        />
        {!isWide && <MarkedBar count={marked.length} onDecide={() => onTogether(true)} onClear={clear} />}
        {total !== undefined && waiting.length > 0 && (
          <QueueTotals items={waiting} read={read} total={total} isFiltered={filters.isFiltered} />
        )}
      </Box>
      <InboxPane
        isWide={isWide}
        choice={choice}
        marking={marking}
        report={{ ...report, goOn }}
        isTogether={isTogether}
        onTogether={onTogether}
        onReload={refetch}
      />
    </Box>
  )
}
