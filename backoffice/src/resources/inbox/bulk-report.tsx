import { Suspense, useState } from 'react'
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
import { PictureSheet } from '../../ui/document/picture-sheet.tsx'
import { sourceOf, useBytes, type FileOf } from '../../ui/document/use-bytes.ts'
import { useSeen } from '../../ui/document/use-seen.ts'

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
      {proof && <Thumbnail file={proof} resource="transactions" id={item.record.id} />}
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

const PdfSheet = loaded(() => import('../../ui/document/pdf-sheet.tsx'), 'PdfSheet')

/** In pixels: enough to tell one document from another, and too little to read it. */
const [WIDTH, HEIGHT] = [42, 54]
const WHOLE = { zoom: 1, turns: 0 }

/** The first page of a stored file beside the row that names it. It is read once it comes into view. */
function Thumbnail(stored: FileOf) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [isInView, setInView] = useState(false)
  useSeen(frame, true, () => setInView(true))
  const { data: bytes } = useBytes(isInView ? sourceOf(stored) : undefined)
  const [failed, setFailed] = useState<Blob>()
  const sheet = bytes !== undefined &&
    bytes !== failed && {
      bytes,
      sheet: WHOLE,
      width: WIDTH,
      onDrawn: () => {},
      onFailed: () => setFailed(bytes),
    }
  return (
    <Box
      ref={setFrame}
      aria-hidden
      sx={{
        flex: 'none',
        width: WIDTH,
        height: HEIGHT,
        overflow: 'hidden',
        outline: '1px solid var(--line-strong)',
        borderRadius: '2px',
        backgroundColor: 'var(--sunken)',
      }}
    >
      {sheet && (
        <Suspense fallback={null}>
          {bytes?.type === 'application/pdf' ? (
            <PdfSheet {...sheet} mostPages={1} onText={() => {}} />
          ) : (
            <PictureSheet {...sheet} name="" height={HEIGHT} />
          )}
        </Suspense>
      )}
    </Box>
  )
}
