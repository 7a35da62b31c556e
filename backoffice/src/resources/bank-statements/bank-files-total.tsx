import { useId } from 'react'
import {
  Alert,
  Box,
  Button,
  Skeleton,
  Typography,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import { MAXIMUM_OUTLOOK_FILES } from '@cauce/contract'
import { formatCount } from '@cauce/format/quantities.ts'
import type { BankFilesOutlook } from '../../providers/records.ts'
import { Failure } from '../../ui/failure.tsx'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { useWords } from '../../ui/words.ts'
import { BooksAhead } from './bank-file-outlook.tsx'
import { isOwn, type PageFile } from './use-bank-files.ts'
import type { useFilesOutlook } from './use-files-outlook.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { StateBadge } from '../../ui/states.tsx'
import { outcomeName, outcomeTones } from './outlook-lines.tsx'

interface Props {
  readonly files: readonly PageFile[]
  readonly total: ReturnType<typeof useFilesOutlook>
  readonly isImporting: boolean
  readonly onImport: () => void
  readonly onDiscard: () => void
}

export function BankFilesTotal({ files, total, isImporting, onImport, onDiscard }: Props) {
  const t = useWords()
  const id = useId()
  const { data, error, refetch, areTooMany } = total
  const hasNew = data !== undefined && data.newCount > 0
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 1.5, marginBlock: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography component="h2" variant="subtitle1" id={id}>
        {t('bankFiles.total.title', { smart_count: files.length })}
      </Typography>
      {areTooMany && (
        <Typography>{t('bankFiles.total.tooMany', { maximum: formatCount(MAXIMUM_OUTLOOK_FILES) })}</Typography>
      )}
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && !areTooMany && <Skeleton variant="rounded" height={200} />}
      {data && <Total outlook={data} files={files} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { sm: 'flex-end' } }}>
        <Button variant="outlined" disabled={isImporting} onClick={onDiscard}>
          {t('bankFiles.total.discard')}
        </Button>
        {!files.every(isOwn) && (
          <Button variant="contained" loading={isImporting} onClick={onImport}>
            {hasNew
              ? t('bankFiles.total.import', { smart_count: data.newCount, count: formatCount(data.newCount) })
              : t('bankFiles.importAll')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

function Total({ outlook, files }: { readonly outlook: BankFilesOutlook; readonly files: readonly PageFile[] }) {
  const t = useWords()
  const { newCount, credits, debits, counts } = outlook
  return (
    <>
      {totalNotesOf(t, outlook, files).map(({ severity, text }) => (
        <Alert key={text} severity={severity} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Alert>
      ))}
      <Figures>
        <Figure label={t('bankFiles.total.fresh')} value={formatCount(newCount)} />
        <Figure label={t('bankFiles.credits')} value={<Amount value={credits} sign="always" />} />
        <Figure label={t('bankFiles.debits')} value={<Amount value={debits} sign="always" />} />
      </Figures>
      {counts.length > 0 && <OutcomeCounts counts={counts} />}
      <BooksAhead outlook={outlook} isPartial={counts.some(({ outcome }) => outcome === 'later')} />
    </>
  )
}

function totalNotesOf(t: Translate, { files: foreseen }: BankFilesOutlook, files: readonly PageFile[]) {
  const namesOf = (isMeant: (file: BankFilesOutlook['files'][number]) => boolean) =>
    foreseen
      .filter(isMeant)
      .flatMap(({ fileId }) => files.find(({ preview }) => preview?.fileId === fileId)?.name ?? [])
      .join(', ')
  const notes = [
    { severity: 'warning', kind: 'conflict', names: namesOf(({ state }) => state === 'conflict') },
    { severity: 'warning', kind: 'leftOut', names: namesOf(({ state }) => state === 'leftOut') },
    { severity: 'warning', kind: 'missing', names: namesOf(({ state }) => state === 'missing') },
    {
      severity: 'info',
      kind: 'repeated',
      // A day on which nothing moved has no lines, and is none that repeats others.
      names: namesOf(
        ({ fileId, state, newCount }) =>
          state === 'counted' &&
          newCount === 0 &&
          files.some(({ preview }) => preview?.fileId === fileId && preview.statements.some((one) => one.newCount > 0)),
      ),
    },
  ] as const
  return notes.flatMap(({ severity, kind, names }) =>
    names === '' ? [] : [{ severity, text: t(`bankFiles.total.${kind}`, { names }) }],
  )
}

function OutcomeCounts({ counts }: Pick<BankFilesOutlook, 'counts'>) {
  const t = useWords()
  return (
    <Table size="small" sx={{ maxWidth: '36rem' }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('bankFiles.outlook.what')}</TableCell>
          <TableCell align="right">{t('bankFiles.total.count')}</TableCell>
          <TableCell align="right">{t('bankMovements.fields.amount')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {counts.map(({ outcome, count, amount }) => (
          <TableRow key={outcome}>
            <TableCell component="th" scope="row">
              <StateBadge
                tone={outcomeTones[outcome]}
                label={outcome === 'known' ? t('bankFiles.total.known') : outcomeName(t, outcome)}
              />
            </TableCell>
            <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatCount(count)}
            </TableCell>
            <TableCell align="right">
              <Amount value={amount} sign="always" />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
