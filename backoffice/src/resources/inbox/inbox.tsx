import { useState } from 'react'
import { Box, useMediaQuery, type Theme } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { accessTo } from '../../ui/ability.ts'
import { Failure } from '../../ui/failure.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { useWords } from '../../ui/words.ts'
import { UnreceivedAlert } from '../distributions/unreceived-alert.tsx'
import { useReportedMarks } from './answers.ts'
import { InboxPane } from './inbox-pane.tsx'
import { LoneAdministrator } from '../../ui/lone-administrator.tsx'
import { MarkedBar } from './marked-bar.tsx'
import { isMarkable, provenIncomes } from './queue.ts'
import { KindChips, QueueTools, QueueTotals } from './queue-head.tsx'
import { QueueTable } from './queue-table.tsx'
import { useChoice } from './use-choice.ts'
import { useQueue } from './use-queue.ts'

/** The home page: everything that waits for a decision, oldest first, with the decision beside it. */
export function Inbox() {
  const t = useWords()
  const { canAccess: mayDecide } = useCanAccess(accessTo('transactions.decide'))
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const queue = useQueue()
  const { rows = [], kind, filters, error, refetch, drop } = queue
  // A wide screen shows the decision on the marked rows beside them; a narrow one when the reader asks for it.
  const [isTogether, onTogether] = useState(false)
  const choice = useChoice({
    rows,
    startsWithFirst: isWide,
    chosenKey: queue.chosenKey,
    elsewhere: queue.elsewhere,
    isKnown: queue.isKnown,
    onChoose: (item) => queue.change({ item }),
  })
  const { chosen, choose, move } = choice
  const { marking, report } = useReportedMarks(rows)
  const { marks, marked, toggle, clear } = marking
  // What was chosen before may be among what has been decided.
  const goOn = () => {
    report.goOn()
    choose(undefined)
  }
  useHotkey('j', () => (report.isOpen ? goOn() : move(1)))
  useHotkey('k', () => move(-1))
  useHotkey('x', () => chosen && isMarkable(chosen) && toggle(chosen.id), mayDecide)

  return (
    <Box sx={{ display: 'flex', flex: 1, minHeight: 0, marginInlineEnd: { md: -2 }, marginBlockEnd: -3 }}>
      <Box sx={{ flex: '1 1 auto', minWidth: 0, paddingInlineEnd: { md: 2 } }}>
        <PageHeading title={t('backoffice.inbox.title')} />
        <QueueTools
          queue={queue}
          proven={provenIncomes(rows)}
          onReview={(proven) => {
            marking.put(proven.map(({ id }) => id))
            onTogether(true)
          }}
        />
        <LoneAdministrator />
        <UnreceivedAlert />
        <KindChips queue={queue} />
        {error && <Failure error={error} onRetry={refetch} />}
        <QueueTable
          rows={queue.rows}
          hasFailed={error !== null}
          isByDay={filters.isByDay}
          cleared={{ isFiltered: filters.isFiltered, isOfKind: kind !== undefined }}
          chosenKey={chosen?.id}
          marks={marks}
          onChoose={(key) => {
            report.close()
            choose(key)
          }}
          onMark={mayDecide ? toggle : undefined}
        />
        {!isWide && <MarkedBar count={marked.length} onDecide={() => onTogether(true)} onClear={clear} />}
        <QueueTotals queue={queue} />
      </Box>
      <InboxPane
        isWide={isWide}
        choice={{
          ...choice,
          goOn: () => {
            choice.goOn()
            if (chosen) drop(chosen.id)
          },
        }}
        marking={marking}
        report={{ ...report, goOn }}
        isTogether={isTogether}
        onTogether={onTogether}
      />
    </Box>
  )
}
