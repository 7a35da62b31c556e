import { Alert, Box, Button, IconButton, Typography } from '@mui/material'
import CloseIcon from '@mui/icons-material/Close'
import { formatDate } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatCount, formatFileSize } from '@cauce/format/quantities.ts'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { statementFileMessage } from '@cauce/i18n/statement-file-message.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { BankFile } from '../../providers/records.ts'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { BookLink } from '../bank-books/book-link.tsx'
import { BankFileExcerpt } from './bank-file-excerpt.tsx'
import { BankFileOutlook } from './bank-file-outlook.tsx'
import { isImportable, type FileState, type PageFile } from './use-bank-files.ts'

const tones = {
  ready: 'blue',
  nothing: 'grey',
  details: 'blue',
  refused: 'clay',
  conflict: 'clay',
  importing: 'blue',
  imported: 'green',
  failed: 'clay',
} as const satisfies Record<FileState, Tone>

interface Props {
  readonly file: PageFile
  readonly onImport: () => void
  readonly onRemove: () => void
}

/** A file with what it says, what it would change, and why not. */
export function BankFileCard({ file, onImport, onRemove }: Props) {
  const t = useWords()
  const { name, state, preview } = file
  const isImporting = state === 'importing'
  return (
    <Box component="li" sx={{ paddingBlock: 2, borderBlockEnd: '1px solid var(--line)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {name}
        </Typography>
        {preview && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {formatFileSize(preview.sizeBytes)}
          </Typography>
        )}
        <StateBadge tone={tones[state]} label={t(`bankFiles.state.${state}`)} />
        <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto' }}>
          {(isImporting || isImportable(file)) && (
            <Button
              variant={state === 'nothing' ? 'outlined' : 'contained'}
              size="small"
              loading={isImporting}
              aria-label={t('bankFiles.importOf', { name })}
              onClick={onImport}
            >
              {t('bankFiles.import')}
            </Button>
          )}
          <IconButton
            size="small"
            disabled={isImporting}
            aria-label={t('bankFiles.remove', { name })}
            onClick={onRemove}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      <Messages file={file} />
      {preview && <Contents name={name} state={state} preview={preview} />}
    </Box>
  )
}

/** What went wrong, what is to be known before the import, or that it is done. */
function Messages({ file }: Pick<Props, 'file'>) {
  const t = useWords()
  const { state, preview } = file
  const message = problemOf(t, file)
  const notes = preview && state !== 'imported' ? notesOf(t, preview) : []
  const fresh = preview?.statements.reduce((sum, { newCount }) => sum + newCount, 0) ?? 0
  return (
    <>
      {message !== undefined && (
        <Alert severity="error" sx={{ marginBlock: 1, overflowWrap: 'anywhere' }}>
          {message}
        </Alert>
      )}
      {notes.map(({ severity, text }) => (
        <Alert key={text} severity={severity} sx={{ marginBlock: 1, overflowWrap: 'anywhere' }}>
          {text}
        </Alert>
      ))}
      {state === 'imported' && (
        <Alert severity="success" component="output" sx={{ marginBlock: 1, overflowWrap: 'anywhere' }}>
          {t('bankFiles.imported', { smart_count: fresh })}
        </Alert>
      )}
    </>
  )
}

interface ContentsProps {
  readonly name: string
  readonly state: FileState
  readonly preview: BankFile
}

/** What the file says: the line at fault, or its statements with what importing them would do. */
function Contents({ name, state, preview: { fileId, refusal, statements } }: ContentsProps) {
  const t = useWords()
  return (
    <>
      {refusal?.excerpt && <BankFileExcerpt line={refusal.line} excerpt={refusal.excerpt} />}
      {statements.length > 0 && <Statements name={name} statements={statements} />}
      {fileId && (state === 'ready' || state === 'importing') && <BankFileOutlook name={name} fileId={fileId} />}
      {fileId && state === 'imported' && (
        <BookLink resource="bankStatements" query={{ filter: { fileId } }}>
          {t('bankFiles.toItsStatements')}
        </BookLink>
      )}
    </>
  )
}

function problemOf(t: Translate, { failure, preview }: PageFile): string | undefined {
  if (failure !== undefined) return failure
  if (preview?.refusal) {
    const reason = statementFileMessage(t, preview.refusal)
    return t('statementFiles.line', { line: preview.refusal.line, reason })
  }
  return preview?.conflict ? errorMessage(t, preview.conflict) : undefined
}

type Statement = BankFile['statements'][number]

/** What each statement says and would change, as an account is read: what it opens with, what is new, what it closes with. */
function Statements({ name, statements }: { readonly name: string; readonly statements: readonly Statement[] }) {
  const t = useWords()
  return (
    <Box
      component="section"
      aria-label={t('bankFiles.of', { name })}
      sx={{ display: 'grid', gap: 1.5, marginBlockStart: 1 }}
    >
      {statements.map((statement, index) => (
        // Statements of one file have no other name, and none comes or goes.
        <Box key={index} sx={{ display: 'grid', gap: 0.75 }}>
          <StatementOfFile statement={statement} />
        </Box>
      ))}
    </Box>
  )
}

function StatementOfFile({ statement }: { readonly statement: Statement }) {
  const t = useWords()
  const { iban, format, fromDay, toDay, lineCount, newCount, opening, credits, debits, closing } = statement
  const period = { from: formatDate(fromDay), to: formatDate(toDay) }
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {groupIban(iban)}
        </Box>
        {`, ${t(`bankFiles.format.${format}`)}. ${t('bankFiles.period', period)} `}
        {t('bankFiles.counted', { smart_count: lineCount, fresh: formatCount(newCount) })}
      </Typography>
      <Box sx={{ padding: 1.5, borderRadius: '4px', backgroundColor: 'var(--sunken)' }}>
        <Figures>
          {opening !== null && <Figure label={t('bankFiles.opening')} value={<Amount value={opening} />} />}
          <Figure label={t('bankFiles.credits')} value={<Amount value={credits} sign="always" />} />
          <Figure label={t('bankFiles.debits')} value={<Amount value={debits} sign="always" />} />
          {closing !== null && <Figure label={t('bankFiles.closing')} value={<Amount value={closing} />} />}
        </Figures>
        <Typography variant="body2" sx={{ marginBlockStart: 0.75, fontWeight: 600, color: toneOf(statement) }}>
          {resultOf(t, statement)}
        </Typography>
      </Box>
    </>
  )
}

const toneOf = ({ conflict, opening }: Statement): string =>
  conflict ? 'var(--clay-ink)' : opening === null ? 'text.secondary' : 'var(--phase-green-ink)'

function resultOf(t: Translate, { conflict, opening }: Statement): string {
  if (conflict) return t('bankFiles.state.conflict')
  return opening === null ? t('bankFiles.detailsOnly') : t('bankFiles.fits')
}

interface Note {
  readonly severity: 'error' | 'warning'
  readonly text: string
}

/** Why statements do not count, and what is missing before them: above the figures, because a narrow screen does not show all of those. */
function notesOf(t: Translate, { statements }: BankFile): readonly Note[] {
  return statements.flatMap(({ iban, conflict, gapBefore }): readonly Note[] => {
    const account = statements.length > 1 ? `${groupIban(iban)}: ` : ''
    if (conflict) return [{ severity: 'error', text: account + errorMessage(t, conflict) }]
    if (!gapBefore) return []
    const { fromDay, toDay, amount } = gapBefore
    const gap = { from: formatDate(fromDay), to: formatDate(toDay), amount: formatMoney(amount) }
    return [{ severity: 'warning', text: account + t('bankFiles.gap', gap) }]
  })
}
