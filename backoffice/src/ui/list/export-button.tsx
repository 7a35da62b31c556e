import { Box, Button, LinearProgress } from '@mui/material'
import DownloadIcon from '@mui/icons-material/GetApp'
import { useDataProvider, useListContext, useNotify, useTranslate, type RaRecord } from 'react-admin'
import { formatCount } from '@cauce/format/quantities.ts'
import { useLanguage, useWords } from '../words.ts'
import type { Column } from './column.tsx'
import { downloadLines, linesOf } from './csv-export.ts'
import { exportRows, useRunningExport } from './exporting.ts'
import type { ListDefinition } from './list.tsx'

interface Props<Row> {
  readonly list: Pick<ListDefinition<Row>, 'resource' | 'columns' | 'filter'>
  /** Names the file. */
  readonly title: string
}

/** Writes all rows that the filters let through into a file, whatever their number; it says how far it is, and can be stopped. */
export function ExportButton<Row extends RaRecord>({ list: { resource, columns, filter }, title }: Props<Row>) {
  const t = useWords()
  const language = useLanguage()
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const { filterValues, sort, total } = useListContext()
  const present = useRunningExport(title)
  const start = async () => {
    try {
      const chosen = { ...(filterValues as object), ...filter }
      const rows = await exportRows(title, dataProvider, { resource, sort, filter: chosen })
      if (!rows) return
      downloadLines(linesOf(columns as readonly Column<Row>[], rows as readonly Row[], t, language), title)
      notify(t('backoffice.list.exported', { smart_count: rows.length, name: title }), { type: 'success' })
    } catch (error) {
      notify(t('backoffice.list.exportFailed', { name: title, why: (error as Error).message }), { type: 'error' })
    }
  }
  if (!present)
    return (
      <Button startIcon={<DownloadIcon />} disabled={total === 0} onClick={() => void start()}>
        {translate('ra.action.export')}
      </Button>
    )
  const share = present.total === undefined ? undefined : (present.done / Math.max(present.total, 1)) * 100
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ minWidth: '9rem', fontVariantNumeric: 'tabular-nums' }}>
        <Box component="span" id="export-progress">
          {t('backoffice.list.exporting', {
            done: formatCount(present.done),
            total: present.total === undefined ? '…' : formatCount(present.total),
          })}
        </Box>
        <LinearProgress
          aria-labelledby="export-progress"
          {...(share === undefined ? {} : { variant: 'determinate' as const, value: share })}
        />
      </Box>
      <Button onClick={present.stop}>{t('common.cancel')}</Button>
    </Box>
  )
}
