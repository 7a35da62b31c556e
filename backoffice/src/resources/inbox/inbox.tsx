import { useState } from 'react'
import { Box, Typography, useMediaQuery, type Theme } from '@mui/material'
import { useNotify } from 'react-admin'
import { useMay } from '../../ui/ability.ts'
import { Failure } from '../../ui/failure.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { useWords } from '../../ui/words.ts'
import { BulkPane } from './bulk-pane.tsx'
import { DecisionPane } from './decision-pane.tsx'
import { PaneFrame } from './pane-frame.tsx'
import { isMarkable, sumOfTotals, type QueueKind } from './queue.ts'
import { QueueTable } from './queue-table.tsx'
import { KeyHints, KindChips, QueueTotals } from './queue-summary.tsx'
import { useChoice, useMarks } from './use-choice.ts'
import { useQueue } from './use-queue.ts'

/** The home page: everything that waits for a decision, oldest first, with the decision beside it. */
export function Inbox() {
  const t = useWords()
  const notify = useNotify()
  const mayDecide = useMay('transactions.decide')
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const { items, totals, error, refetch } = useQueue()
  const [kind, setKind] = useState<QueueKind>()
  const waiting = kind === undefined ? items : items.filter((item) => item.kind === kind)
  const { chosen, isGone, choose, move, goOn } = useChoice(waiting, isWide)
  const { marks, marked, toggle, unmark, clear } = useMarks(waiting)
  useHotkey('j', () => move(1))
  useHotkey('k', () => move(-1))
  useHotkey('x', () => chosen && isMarkable(chosen) && toggle(chosen.key), mayDecide)

  return (
    <Box sx={{ display: 'flex', flex: 1, minHeight: 0, marginInlineEnd: { md: -2 }, marginBlockEnd: -3 }}>
      <Box sx={{ flex: '1 1 auto', minWidth: 0, paddingInlineEnd: { md: 2 } }}>
        <PageHeading title={t('backoffice.inbox.title')}>
          <KeyHints mayDecide={mayDecide} />
        </PageHeading>
        <KindChips
          totals={totals}
          chosen={kind}
          onChoose={(wanted) => {
            setKind(wanted)
            choose(undefined)
          }}
        />
        {error && <Failure error={error} onRetry={refetch} />}
        <QueueTable
          items={totals && waiting}
          chosenKey={chosen?.key}
          marks={marks}
          onChoose={choose}
          onMark={mayDecide ? toggle : undefined}
        />
        {totals && waiting.length > 0 && (
          <QueueTotals items={waiting} total={kind === undefined ? sumOfTotals(totals) : totals[kind]} />
        )}
      </Box>
      <PaneFrame
        isWide={isWide}
        isOpen={marked.length > 0 || chosen !== undefined || isGone}
        onClose={() => choose(undefined)}
      >
        {marked.length > 0 ? (
          <BulkPane items={marked} onDecided={(item) => unmark(item.key)} onClear={clear} />
        ) : isGone ? (
          <Typography sx={{ padding: 2, color: 'text.secondary' }}>{t('backoffice.inbox.gone')}</Typography>
        ) : (
          chosen && (
            <DecisionPane
              key={chosen.key}
              item={chosen}
              onReload={refetch}
              onDecided={(words) => {
                notify(words, { type: 'success' })
                goOn()
              }}
            />
          )
        )}
      </PaneFrame>
    </Box>
  )
}
