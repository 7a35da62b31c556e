import { Alert, Box, Button, IconButton, Typography } from '@mui/material'
import CloseIcon from '@mui/icons-material/Close'
import { formatDate, formatTime } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatFileSize } from '@cauce/format/quantities.ts'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { statementFileMessage } from '@cauce/i18n/statement-file-message.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { BankFile } from '../../providers/records.ts'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { BookLink } from '../bank-books/book-link.tsx'
import { BankFileExcerpt } from './bank-file-excerpt.tsx'
import { BankFileOutlook } from './bank-file-outlook.tsx'
import { FileStatements } from './file-statements.tsx'
import { placeOf, type Standing } from './standing.ts'
import { isImportable, isOwn, type FileState, type PageFile } from './use-bank-files.ts'

const tones = {
  ready: 'blue',
  after: 'blue',
  nothing: 'grey',
  details: 'blue',
  refused: 'clay',
  already: 'grey',
  conflict: 'clay',
  importing: 'blue',
  imported: 'green',
  failed: 'clay',
} as const satisfies Record<FileState, Tone>

interface Props {
  readonly file: PageFile
  readonly standing: Standing | undefined
  readonly onImport: () => void
  readonly onRemove: () => void
}

export function BankFileCard({ file, standing, onImport, onRemove }: Props) {
  const t = useWords()
  const { name, state, preview } = file
  const isRepeated = state === 'ready' && standing !== undefined && repeats(standing, preview)
  const isImporting = state === 'importing'
  const waits = isOwn(file) && (state === 'ready' || state === 'after')
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
        <StateBadge
          tone={isRepeated ? 'grey' : tones[state]}
          label={isRepeated ? t('bankFiles.repeated') : t(`bankFiles.state.${waits ? 'waiting' : state}`)}
        />
        <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto' }}>
          {(isImporting || (isImportable(file) && !isOwn(file))) && (
            <Button
              variant={isRepeated || state === 'nothing' ? 'outlined' : 'contained'}
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
      <Messages file={file} standing={standing} />
      {preview && <Contents file={file} preview={preview} standing={standing} isRepeated={isRepeated} />}
    </Box>
  )
}

function Messages({ file, standing }: Pick<Props, 'file' | 'standing'>) {
  const t = useWords()
  const { state, preview } = file
  const message = problemOf(t, file)
  // What was imported before is no fault, even where the books have more of its days now.
  const notes = preview && state !== 'imported' && state !== 'already' ? notesOf(t, preview, standing) : []
  const fresh = preview?.statements.reduce((sum, { newCount }) => sum + newCount, 0) ?? 0
  return (
    <>
      <Hands file={file} />
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
      {state === 'after' && !isOwn(file) && (
        <Alert severity="info" sx={{ marginBlock: 1 }}>
          {t('bankFiles.after')}
        </Alert>
      )}
      {state === 'imported' && (
        <Alert severity="success" component="output" sx={{ marginBlock: 1, overflowWrap: 'anywhere' }}>
          {preview && !hasMoney(preview)
            ? t('bankFiles.importedDetails')
            : t('bankFiles.imported', { smart_count: fresh })}
        </Alert>
      )}
    </>
  )
}

/** Who uploaded a file that is not imported: the reader, who does not import it, or another one. */
function Hands({ file }: Pick<Props, 'file'>) {
  const t = useWords()
  const { state, preview } = file
  if (isOwn(file)) {
    return (
      <Alert severity="info" sx={{ marginBlock: 1 }}>
        {t('bankFiles.own')}
      </Alert>
    )
  }
  if (!preview?.mayImport || preview.uploadedByName === null || state === 'imported') return null
  return (
    <Typography variant="body2" sx={{ marginBlockStart: 0.5, overflowWrap: 'anywhere' }}>
      {t('bankFiles.ofAnother', { person: preview.uploadedByName })}
    </Typography>
  )
}

interface ContentsProps extends Pick<Props, 'file' | 'standing'> {
  readonly preview: BankFile
  readonly isRepeated: boolean
}

function Contents({ file: { name, state }, preview, standing, isRepeated }: ContentsProps) {
  const t = useWords()
  const { fileId, refusal, statements, imported } = preview
  if (imported) return <ImportedBefore imported={imported} isListed={hasMoney(preview)} />
  return (
    <>
      {refusal?.excerpt && <BankFileExcerpt line={refusal.line} excerpt={refusal.excerpt} />}
      {statements.length > 0 && <FileStatements name={name} statements={statements} standing={standing} />}
      {fileId && !isRepeated && (state === 'ready' || state === 'importing') && (
        <BankFileOutlook name={name} fileId={fileId} />
      )}
      {fileId && state === 'imported' && hasMoney(preview) && (
        <BookLink resource="bankStatements" query={{ filter: { fileId } }}>
          {t('bankFiles.toItsStatements')}
        </BookLink>
      )}
    </>
  )
}

/** Whether the file has statements: reports and notifications only fill in movements that are known, and are listed nowhere. */
const hasMoney = ({ statements }: BankFile): boolean => statements.some(({ opening }) => opening !== null)

function ImportedBefore({
  imported,
  isListed,
}: {
  readonly imported: NonNullable<BankFile['imported']>
  readonly isListed: boolean
}) {
  const t = useWords()
  const { fileId, name, importedAt, importedByName } = imported
  const when = { name, day: formatDate(importedAt), time: formatTime(importedAt) }
  return (
    <Typography variant="body2" sx={{ marginBlockStart: 0.5, overflowWrap: 'anywhere' }}>
      <span>
        {importedByName === null
          ? t('bankFiles.sameBytes', when)
          : t('bankFiles.sameBytesBy', { ...when, person: importedByName })}
      </span>{' '}
      {isListed && (
        <BookLink resource="bankStatements" query={{ filter: { fileId } }}>
          {t('bankFiles.toThatStatement')}
        </BookLink>
      )}
    </Typography>
  )
}

const repeats = ({ state, newCount }: Standing, preview: BankFile | undefined): boolean =>
  state === 'counted' && newCount === 0 && preview !== undefined && preview.statements.some((one) => one.newCount > 0)

function problemOf(t: Translate, { failure, preview }: PageFile): string | undefined {
  if (failure !== undefined) return failure
  if (preview?.refusal) {
    const reason = statementFileMessage(t, preview.refusal)
    return t('statementFiles.line', { line: preview.refusal.line, reason })
  }
  return preview?.conflict && !preview.imported ? errorMessage(t, preview.conflict) : undefined
}

interface Note {
  readonly severity: 'error' | 'warning'
  readonly text: string
}

/** Why statements do not count, and what is missing before them: above the figures, because a narrow screen does not show all of those. */
function notesOf(t: Translate, { statements }: BankFile, standing: Standing | undefined): readonly Note[] {
  return statements.flatMap((statement, index): readonly Note[] => {
    const account = statements.length > 1 ? `${groupIban(statement.iban)}: ` : ''
    if (statement.conflict) return [{ severity: 'error', text: account + errorMessage(t, statement.conflict) }]
    const { gapBefore } = placeOf(statement, index, standing)
    if (!gapBefore) return []
    const { fromDay, toDay, amount } = gapBefore
    const gap = { from: formatDate(fromDay), to: formatDate(toDay), amount: formatMoney(amount) }
    return [{ severity: 'warning', text: account + t('bankFiles.gap', gap) }]
  })
}
