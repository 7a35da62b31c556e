import { useState } from 'react'
import { Box, useMediaQuery, type Theme, Button, Alert } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { accessTo } from '../../ui/ability.ts'
import { Failure } from '../../ui/failure.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { useWords } from '../../ui/words.ts'
import { useReportedMarks } from './answers.ts'
import { InboxPane } from './inbox-pane.tsx'
import { LoneAdministrator } from '../../ui/lone-administrator.tsx'
import { isMarkable, provenIncomes } from './queue.ts'
import { KindChips, QueueOrder, QueueTools, QueueTotals } from './queue-head.tsx'
import { QueueTable } from './queue-table.tsx'
import { useChoice } from './use-choice.ts'
import { useQueue } from './use-queue.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { ABOVE_NOTICES } from '../../ui/layout/notices.tsx'
import { formatMoney } from '@cauce/format/money.ts'
import { ChecklistLink } from '../checklist/checklist.tsx'
import { BookLink } from '../bank-books/book-link.tsx'
import { useBadges } from '../../ui/badges.ts'

export function Inbox() {
  const t = useWords()
  const { canAccess: mayDecide } = useCanAccess(accessTo('transactions.decide'))
  const { canAccess: maySeeChecklist } = useCanAccess(accessTo('checklist.read'))
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
        <PageHeading title={t('backoffice.inbox.title')}>
          <QueueOrder queue={queue} />
        </PageHeading>
        <QueueTools
          queue={queue}
          proven={provenIncomes(rows)}
          onReview={(proven) => {
            marking.put(proven.map(({ id }) => id))
            onTogether(true)
          }}
        />
        {maySeeChecklist && <ChecklistLink />}
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

interface Props {
  readonly count: number
  readonly onDecide: () => void
  readonly onClear: () => void
}

/** How many rows are marked, if any, at the lower edge of a narrow screen. There the decision lies over the queue, so that it opens on a press. */
function MarkedBar({ count, onDecide, onClear }: Props) {
  const t = useWords()
  if (count === 0) return null
  const words = t('backoffice.bulk.marked', { smart_count: count })
  return (
    <Box
      component="section"
      aria-label={words}
      sx={{
        position: 'sticky',
        insetBlockEnd: ABOVE_NOTICES,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        paddingInline: 1,
        paddingBlock: 0.5,
        backgroundColor: 'var(--river-wash)',
        color: 'var(--river-ink)',
      }}
    >
      <Box component="output" sx={{ fontWeight: 600, flex: 1 }}>
        {words}
      </Box>
      <DialogButton variant="contained" size="small" onClick={onDecide}>
        {t('backoffice.bulk.decide')}
      </DialogButton>
      <Button size="small" onClick={onClear}>
        {t('backoffice.bulk.clear')}
      </Button>
    </Box>
  )
}

function UnreceivedAlert() {
  const t = useWords()
  const data = useBadges()?.unreceived
  if (!data?.problem) return null
  const { problem, amount, maximum, days, oldest } = data
  const words = { amount: formatMoney(amount), maximum: formatMoney(maximum), days, project: oldest?.projectName ?? '' }
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
      {t(`backoffice.inbox.unreceived.${problem}`, words)}{' '}
      <BookLink resource="matching">{t('backoffice.inbox.unreceived.look')}</BookLink>
    </Alert>
  )
}
