import { Suspense } from 'react'
import { Box, Button, List, ListItem, Typography } from '@mui/material'
import { formatMoney } from '@cauce/format/money.ts'
import { SingleKey } from '../../ui/decision/key.tsx'
import { Sign } from '../../ui/document/sign.tsx'
import { Amount } from '../../ui/figures.tsx'
import { downloadLines } from '../../ui/list/csv-export.ts'
import { Terms, term } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'
import { isMovement } from './bulk.ts'
import { amountOf, LOOK_OF_ANSWER, sumsOf, type Answer } from './answers.ts'
import { loaded } from '../../ui/loaded.ts'

// Only answers about movements have proofs to show.
const Thumbnail = loaded(() => import('../../ui/document/thumbnail.tsx'), 'Thumbnail')

interface Props {
  readonly answers: readonly Answer[]
  /** Rows that were refused are marked still. */
  readonly hasMarks: boolean
  readonly onBack: () => void
  /** Of the button and of the key J, which the queue listens to. */
  readonly onGoOn: () => void
}

/** What became of each of several rows and of their amounts. It stays until the reader goes on (handbook rule 14.15). */
export function BulkReport({ answers, hasMarks, onBack, onGoOn }: Props) {
  const t = useWords()
  const whatOf = ({ item }: Answer) => `${t(`backoffice.inbox.kindOf.${item.kind}`)}, ${item.who}`
  const download = () =>
    downloadLines(
      [
        [t('backoffice.inbox.what'), t('common.amount'), t('backoffice.report.answer')],
        ...answers.map((answer) => [whatOf(answer), amountOf(answer.item) ?? '', answer.words]),
      ],
      'decisions',
    )
  return (
    <Box component="article" sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box component="header" sx={{ padding: 2, borderBlockEnd: '1px solid var(--line)' }}>
        <Typography component="h2" variant="h6">
          {t('backoffice.report.title', {
            done: answers.filter(({ kind }) => kind !== 'refused').length,
            total: answers.length,
          })}
        </Typography>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto' }}>
        <List dense>
          {answers.map((answer) => (
            <AnswerRow key={answer.item.key} answer={answer} what={whatOf(answer)} />
          ))}
        </List>
        <Box sx={{ padding: 2 }}>
          <Terms
            of={sumsOf(answers).map(({ kind, count, sum }) =>
              term(
                t(`backoffice.report.${kind}`, { smart_count: count }),
                sum === undefined ? count : formatMoney(sum, { sign: 'always' }),
              ),
            )}
          />
        </Box>
      </Box>
      <Box sx={{ padding: 2, borderBlockStart: '1px solid var(--line)', display: 'grid', gap: 1 }}>
        <Button variant="contained" size="large" onClick={onGoOn} endIcon={<SingleKey name="J" />}>
          {t('backoffice.report.goOn')}
        </Button>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {hasMarks && (
            <Button variant="outlined" onClick={onBack}>
              {t('backoffice.report.back')}
            </Button>
          )}
          <Button variant="outlined" onClick={download}>
            {t('backoffice.report.csv')}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}

function AnswerRow({ answer: { item, kind, words }, what }: { readonly answer: Answer; readonly what: string }) {
  const amount = amountOf(item)
  const proof = isMovement(item) ? item.record.document : null
  return (
    <ListItem divider sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      {proof && (
        <Suspense fallback={null}>
          <Thumbnail file={proof} resource="transactions" id={item.record.id} />
        </Suspense>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{what}</Typography>
          {amount !== undefined && <Amount value={amount} sign="always" isVoid={kind === 'refused'} />}
        </Box>
        <Sign look={LOOK_OF_ANSWER[kind]}>{words}</Sign>
      </Box>
    </ListItem>
  )
}
