import { Button } from '@mui/material'
import DownloadIcon from '@mui/icons-material/GetApp'
import { DataTable, SelectInput, useDataProvider, useGetList } from 'react-admin'
import { IMPORT_LINE_STATES } from '@cauce/contract'
import type { ImportLineRecord, ImportRecord } from '../../providers/records.ts'
import { CustomerField, MoneyField } from '../../ui/fields.tsx'
import { downloadLines } from '../../ui/list/csv-export.ts'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { ListSection } from '../../ui/list/list-section.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { headingOf, LineStateBadge, reasonsOf } from './import-words.tsx'

const Col = DataTable.Col<ImportLineRecord>
const sort = { field: 'line', order: 'ASC' } as const
const filters = [
  <SelectInput key="state" source="state" choices={choicesOf('importLines.state', IMPORT_LINE_STATES)} alwaysOn />,
]

/** The lines of an import with what they make or made, or why they are refused. */
export function ImportLines({ record }: { readonly record: ImportRecord }) {
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
