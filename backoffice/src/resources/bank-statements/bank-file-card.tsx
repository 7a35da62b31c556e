import { Alert, Box, Button, IconButton, Typography } from '@mui/material'
import CloseIcon from '@mui/icons-material/Close'
import { formatDate } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatCount, formatFileSize } from '@cauce/format/quantities.ts'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { statementFileMessage } from '@cauce/i18n/statement-file-message.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { BankFile } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import type { FileState, PageFile } from './use-bank-files.ts'

const tones = {
  ready: 'blue',
  nothing: 'grey',
  details: 'blue',
  refused: 'clay',
  conflict: 'clay',
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
  const message = problemOf(t, file)
  const fresh = preview?.statements.reduce((sum, { newCount }) => sum + newCount, 0) ?? 0
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
          {(state === 'ready' || state === 'details') && (
            <Button variant="contained" size="small" aria-label={t('bankFiles.importOf', { name })} onClick={onImport}>
              {t('bankFiles.import')}
            </Button>
          )}
          <IconButton size="small" aria-label={t('bankFiles.remove', { name })} onClick={onRemove}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      {message !== undefined && (
        <Alert severity="error" sx={{ marginBlock: 1 }}>
          {message}
        </Alert>
      )}
      {state === 'imported' && (
        <Alert severity="success" component="output" sx={{ marginBlock: 1 }}>
          {t('bankFiles.imported', { smart_count: fresh })}
        </Alert>
      )}
      {preview && preview.statements.length > 0 && <Statements name={name} statements={preview.statements} />}
    </Box>
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

function Statements({ name, statements }: { readonly name: string; readonly statements: readonly Statement[] }) {
  const t = useWords()
  const amount = (value: string | null) => value !== null && <Amount value={value} />
  return (
    <FigureTable
      label={t('bankFiles.of', { name })}
      headings={[
        t('bankFiles.account'),
        t('bankFiles.days'),
        t('bankFiles.opening'),
        t('bankFiles.credits'),
        t('bankFiles.debits'),
        t('bankFiles.closing'),
        t('bankFiles.lines'),
        t('bankFiles.fresh'),
        t('bankFiles.result'),
      ]}
      rows={statements.map((statement, index) => ({
        key: String(index),
        name: `${groupIban(statement.iban)}, ${t(`bankFiles.format.${statement.format}`)}`,
        figures: [
          `${formatDate(statement.fromDay)} – ${formatDate(statement.toDay)}`,
          amount(statement.opening),
          amount(statement.credits),
          amount(statement.debits),
          amount(statement.closing),
          formatCount(statement.lineCount),
          formatCount(statement.newCount),
          resultOf(t, statement),
        ],
      }))}
    />
  )
}

function resultOf(t: Translate, { conflict, gapBefore, opening }: Statement): string {
  if (conflict) return errorMessage(t, conflict)
  if (opening === null) return t('bankFiles.detailsOnly')
  if (!gapBefore) return t('bankFiles.fits')
  const { fromDay, toDay, amount } = gapBefore
  return t('bankFiles.gap', { from: formatDate(fromDay), to: formatDate(toDay), amount: formatMoney(amount) })
}
