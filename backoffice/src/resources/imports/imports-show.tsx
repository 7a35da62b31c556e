import { useEffect, useId } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Box, LinearProgress, Stack, Typography, Button } from '@mui/material'
import { DataTable, SelectInput, useDataProvider } from 'react-admin'
import { formatDateTime } from '@cauce/format/dates.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { ImportRecord, ImportLineRecord } from '../../providers/records.ts'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { ShowPage } from '../../ui/record/show-page.tsx'
import { useWords } from '../../ui/words.ts'
import { ImportSettings } from './import-settings.tsx'
import { ImportStateBadge, headingOf, LineStateBadge, reasonsOf } from './import-words.tsx'
import DownloadIcon from '@mui/icons-material/GetApp'
import { IMPORT_LINE_STATES } from '@cauce/contract'
import { CustomerField, MoneyField } from '../../ui/fields.tsx'
import { downloadLines } from '../../ui/list/csv-export.ts'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { ListSection } from '../../ui/list/list-section.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { useRecords } from '../../providers/call.ts'
import { useAction } from '../../ui/use-action.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { ConfirmButton } from '../../ui/confirm-dialog.tsx'
import { useMoneyCall } from '../../ui/money-attempt.ts'

/** How often the page asks while a job works on the import. */
const POLL_MS = 700

const isWorking = (state: ImportRecord['state'] | undefined) =>
  state === 'checking' || state === 'importing' || state === 'undoing'

/** /admin/import/{id}: an import on its way, step by step. */
export const ImportsShow = () => (
  <ShowPage
    of={ImportPage}
    queryOptions={{ refetchInterval: ({ state: { data } }) => (isWorking(data?.state) ? POLL_MS : false) }}
  />
)

function ImportPage({ record }: Props) {
  const t = useWords()
  const { state } = record
  useFreshLines(state)
  const isOpen = state === 'uploaded' || state === 'checked' || state === 'failed'
  const isJudged = state !== 'uploaded' && state !== 'checking'
  return (
    <>
      <PageHeading title={record.name} aside={<ImportStateBadge state={state} />}>
        <RecordLink resource="imports" type="list" name={t('imports.toList')} />
        <UndoButton record={record} />
      </PageHeading>
      <Stack spacing={2}>
        {isOpen && <Notices record={record} />}
        <Outcome record={record} />
        <Counts record={record} isJudged={isJudged} />
        {state === 'checked' && <BeginButton record={record} />}
        {isOpen && <ImportSettings key={record.updatedAt} record={record} />}
        {isJudged && record.refusedCount > 0 && (
          <Box>
            <RefusedLinesButton record={record} />
          </Box>
        )}
        {state !== 'checking' && <ImportLines record={record} />}
      </Stack>
    </>
  )
}

interface Props {
  readonly record: ImportRecord
}

function Notices({ record: { state, sameFileAt, encoding } }: Props) {
  const t = useWords()
  return (
    <>
      {sameFileAt !== null && (
        <Alert severity="warning">{t('imports.sameFile', { at: formatDateTime(sameFileAt) })}</Alert>
      )}
      {state === 'uploaded' && !encoding.startsWith('utf') && (
        <Alert severity="info">{t('imports.readAsCodePage', { encoding: t(`imports.encoding.${encoding}`) })}</Alert>
      )}
      {state === 'failed' && <Alert severity="error">{t('imports.failed')}</Alert>}
    </>
  )
}

function Outcome({ record }: Props) {
  const t = useWords()
  const { state, kind, goodCount } = record
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {isWorking(state) && <Working record={record} />}
      {state === 'imported' && (
        <Alert severity="success">
          {t('imports.imported', { smart_count: goodCount })}
          {kind === 'movements' && ` ${t('imports.awaiting')}`}
        </Alert>
      )}
      {state === 'undone' && <Alert severity="info">{t('imports.undone')}</Alert>}
    </Box>
  )
}

function useFreshLines(state: ImportRecord['state']) {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isWorking(state)) void queries.invalidateQueries({ queryKey: ['importLines'] })
  }, [state, queries])
}

function Counts({ record, isJudged }: Props & { readonly isJudged: boolean }) {
  const t = useWords()
  const { kind, lineCount, goodCount, refusedCount, incomes, withdrawals } = record
  const name = (field: 'lineCount' | 'goodCount' | 'refusedCount' | 'incomes' | 'withdrawals' | 'kind' | 'createdAt') =>
    t(`imports.fields.${field}`)
  return (
    <Figures>
      <Figure isMain label={name('lineCount')} value={formatCount(lineCount)} />
      {isJudged && <Figure isMain label={name('goodCount')} value={formatCount(goodCount)} />}
      {isJudged && <Figure isMain label={name('refusedCount')} value={formatCount(refusedCount)} />}
      {isJudged && kind === 'movements' && <Figure label={name('incomes')} value={<Amount value={incomes} />} />}
      {isJudged && kind === 'movements' && (
        <Figure label={name('withdrawals')} value={<Amount value={withdrawals} />} />
      )}
      <Figure label={name('kind')} value={t(`imports.kind.${kind}`)} />
      <Figure label={name('createdAt')} value={`${formatDateTime(record.createdAt)}, ${record.createdByName}`} />
    </Figures>
  )
}

const SENTENCES = { checking: 'imports.checking', importing: 'imports.importing' } as const

function Working({ record: { state, doneCount, lineCount, goodCount } }: Props) {
  const t = useWords()
  const id = useId()
  const total = state === 'importing' ? goodCount : lineCount
  const isCounted = state === 'checking' || state === 'importing'
  return (
    <Box>
      <Typography variant="body2" id={id} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {isCounted
          ? t(SENTENCES[state], { done: formatCount(doneCount), total: formatCount(total) })
          : t('imports.undoing')}
      </Typography>
      <LinearProgress
        aria-labelledby={id}
        {...(isCounted && { variant: 'determinate', value: Math.floor((doneCount * 100) / Math.max(total, 1)) })}
      />
    </Box>
  )
}

const Col = DataTable.Col<ImportLineRecord>
const sort = { field: 'line', order: 'ASC' } as const
const filters = [
  <SelectInput key="state" source="state" choices={choicesOf('importLines.state', IMPORT_LINE_STATES)} alwaysOn />,
]

function ImportLines({ record }: { readonly record: ImportRecord }) {
  const t = useWords()
  const isOfMoney = record.kind === 'movements'
  return (
    <ListSection
      resource="importLines"
      title={t('importLines.title')}
      owner={`imports.${record.id}`}
      filter={{ importId: record.id }}
      sort={sort}
      filters={filters}
    >
      <DataTable rowClick={false}>
        <Col source="line" align="right" />
        <Col source="state" render={({ state }) => <LineStateBadge state={state} />} />
        <Col source="userName" sx={FROM.desk} field={CustomerField} />
        {isOfMoney ? <Col source="amount" field={MoneyField} align="right" sx={FROM.tablet} /> : null}
        <Col
          source="cells"
          disableSort
          sx={FROM.desk}
          render={({ cells }) => cells?.filter(Boolean).join(' · ') ?? t('importLines.forgotten')}
        />
        <Col source="errors" disableSort render={(line) => reasonsOf(line, t)} />
      </DataTable>
    </ListSection>
  )
}

/**
 * Saves the refused lines as they stand in the file, with the reason of each, so that they can be mended and uploaded. Nothing once
 * what they say has been forgotten (handbook rule 14.75).
 */
function RefusedLinesButton({ record }: { readonly record: ImportRecord }) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const refused = { importId: record.id, state: 'refused' }
  const { data: [first] = [] } = useRecords('importLines', refused, 'line', { most: 1 })
  const { run, isBusy } = useAction(async () => {
    const name = t('imports.downloadName', { name: record.name.replace(/\.\w+$/, '') })
    const { data: rows } = await dataProvider.getList<ImportLineRecord>('importLines', {
      sort,
      filter: refused,
      pagination: { page: 1, perPage: record.lineCount },
    })
    const headings = record.headings.map((heading, index) => headingOf(t, heading, index))
    const lines = rows.map((row) => [
      row.line,
      ...headings.map((_heading, index) => row.cells?.[index] ?? ''),
      reasonsOf(row, t),
    ])
    downloadLines([[t('importLines.fields.line'), ...headings, t('imports.why')], ...lines], name)
  })
  if (!first?.cells) return null
  return (
    <Button startIcon={<DownloadIcon />} loading={isBusy} loadingPosition="start" onClick={() => void run()}>
      {t('imports.download')}
    </Button>
  )
}

interface ImportStepsProps {
  readonly record: ImportRecord
}

const AFFECTED = ['imports', 'importLines'] as const
function BeginButton({ record }: ImportStepsProps) {
  const t = useWords()
  const call = useMoneyCall(`import ${record.id}`)
  const { goodCount, refusedCount, mode } = record
  if (mode === 'whole' && refusedCount > 0) return <Alert severity="warning">{t('imports.refusedWhole')}</Alert>
  if (goodCount === 0) return <Alert severity="warning">{t('errors.import-has-no-good-line')}</Alert>
  const label = t('imports.begin', { smart_count: goodCount })
  return (
    <Box>
      <ConfirmButton
        label={label}
        button={{ variant: 'contained' }}
        title={t('imports.beginTitle')}
        consequence={<Consequence record={record} />}
        act={() => call('POST /v1/misc/imports/{id}/begin', { params: { id: record.id } })}
        affects={AFFECTED}
      />
    </Box>
  )
}

function Consequence({
  record: { kind, goodCount, refusedCount, isInviting, incomes, withdrawals },
}: ImportStepsProps) {
  const t = useWords()
  const sentences =
    kind === 'customers'
      ? [t('imports.beginCustomers', { smart_count: goodCount }), ...(isInviting ? [t('imports.beginInvited')] : [])]
      : [
          t('imports.beginMovements', {
            smart_count: goodCount,
            deposits: formatMoney(incomes),
            withdrawals: formatMoney(withdrawals),
          }),
          t('imports.beginFourEyes'),
        ]
  return (
    <>
      {[...sentences, ...(refusedCount > 0 ? [t('imports.leftOut', { smart_count: refusedCount })] : [])].map(
        (sentence) => (
          <Typography key={sentence} sx={{ marginBlockEnd: 1 }}>
            {sentence}
          </Typography>
        ),
      )}
    </>
  )
}

/** Takes back what an import made. The API refuses it once something followed. */
function UndoButton({ record: { id, state, kind } }: ImportStepsProps) {
  const t = useWords()
  const call = useMoneyCall(`undo import ${id}`)
  if (state !== 'imported') return null
  return (
    <ConfirmButton
      label={t('imports.undo')}
      button={{ variant: 'outlined', color: 'error' }}
      title={t('imports.undoTitle')}
      consequence={t(kind === 'customers' ? 'imports.undoCustomers' : 'imports.undoMovements')}
      isDangerous
      reason={{ label: t('imports.undoReason') }}
      act={(reason: string) => call('POST /v1/misc/imports/{id}/undo', { params: { id }, body: { reason } })}
      affects={AFFECTED}
    />
  )
}
