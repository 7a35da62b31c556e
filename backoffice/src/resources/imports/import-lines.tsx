import { Button } from '@mui/material'
import DownloadIcon from '@mui/icons-material/GetApp'
import { useDataProvider, useGetList } from 'react-admin'
import { IMPORT_LINE_STATES } from '@cauce/contract'
import type { ImportLineRecord, ImportRecord } from '../../providers/records.ts'
import { columnsOf } from '../../ui/list/column.tsx'
import { downloadLines } from '../../ui/list/csv-export.ts'
import { exportRows } from '../../ui/list/exporting.ts'
import { filtersOf } from '../../ui/list/filters.ts'
import { defineList, ListSection } from '../../ui/list/list.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { headingOf, LineStateBadge, reasonsOf } from './import-words.tsx'

const column = columnsOf('importLines')
const filter = filtersOf('importLines')
const sort = { field: 'line', order: 'ASC' } as const

const shared = {
  line: column.plain('line', { isFigure: true }),
  state: column.of('state', ({ state }, t) => t(`importLines.state.${state}`), {
    cell: ({ state }) => <LineStateBadge state={state} />,
  }),
  cells: column.of('cells', ({ cells }, t) => cells?.filter(Boolean).join(' · ') ?? t('importLines.forgotten'), {
    share: 4,
    from: 'tablet',
  }),
  // The reason is what one looks for: it gets the most room.
  errors: column.of('errors', reasonsOf, { share: 10 }),
}
const listOf = (columns: Parameters<typeof defineList<'importLines'>>[0]['columns']) =>
  defineList({
    resource: 'importLines',
    sort,
    isPlain: true,
    filters: [filter.choice('state', IMPORT_LINE_STATES, (t, state) => t(`importLines.state.${state}`))],
    columns,
  })
const lists = {
  customers: listOf([
    shared.line,
    shared.state,
    column.customer('userName', undefined, { from: 'desk' }),
    shared.cells,
    shared.errors,
  ]),
  movements: listOf([
    shared.line,
    shared.state,
    column.customer('userName', 'wallet', { from: 'tablet' }),
    column.money('amount', { from: 'tablet' }),
    { ...shared.cells, from: 'desk' },
    shared.errors,
  ]),
}

/** The lines of an import with what they make or made, or why they are refused. */
export function ImportLines({ record }: { readonly record: ImportRecord }) {
  const t = useWords()
  return (
    <ListSection
      list={lists[record.kind]}
      title={t('importLines.title')}
      owner={`imports.${record.id}`}
      filter={{ importId: record.id }}
    />
  )
}

/**
 * Saves the refused lines as they stand in the file, with the reason of each, so that they can be mended and uploaded. Nothing once
 * what they say has been forgotten (handbook rule 14.75).
 */
export function RefusedLinesButton({ record }: { readonly record: ImportRecord }) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const refused = { importId: record.id, state: 'refused' }
  const { data: [first] = [] } = useGetList<ImportLineRecord>('importLines', {
    filter: refused,
    sort,
    pagination: { page: 1, perPage: 1 },
  })
  const { run, isBusy } = useAction(async () => {
    const name = t('imports.downloadName', { name: record.name.replace(/\.\w+$/, '') })
    const rows = (await exportRows(name, dataProvider, { resource: 'importLines', sort, filter: refused })) as
      | readonly ImportLineRecord[]
      | undefined
    if (!rows) return
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
