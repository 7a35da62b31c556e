import { useState } from 'react'
import { Box, Button } from '@mui/material'
import DownloadIcon from '@mui/icons-material/GetApp'
import { useListContext, type Identifier, type RaRecord } from 'react-admin'
import { useLanguage, useWords } from '../words.ts'
import { downloadLines, linesOf } from './csv-export.ts'
import type { ListDefinition } from './list.tsx'

/** What a button that acts on the marked rows gets. */
export interface BulkProps<Row> {
  readonly rows: readonly Row[]
  readonly nameOf: (row: Row) => string
  /** Takes the mark off a row with which all is done. */
  readonly onDone: (row: Row) => void
}

interface Props<Row> {
  readonly list: ListDefinition<Row>
  readonly title: string
  readonly nameOf: (row: Row) => string
}

/** What can be done with the marked rows. It has the place of the filters, so that no row moves. */
export function BulkBar<Row extends RaRecord>({ list: { Bulk, columns }, title, nameOf }: Props<Row>) {
  const t = useWords()
  const language = useLanguage()
  const { selectedIds, onUnselectItems, onToggleItem } = useListContext<Row>()
  const rows = useMarkedRows<Row>()
  return (
    <Box
      component="section"
      aria-label={t('backoffice.bulk.marked', { smart_count: selectedIds.length })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        paddingInline: 1,
        paddingBlock: 0.5,
        marginBlockEnd: 1.5,
        minHeight: '2.75rem',
        backgroundColor: 'var(--river-wash)',
        color: 'var(--river-ink)',
      }}
    >
      <Box component="output" sx={{ fontWeight: 600 }}>
        {t('backoffice.bulk.marked', { smart_count: selectedIds.length })}
      </Box>
      {Bulk && <Bulk rows={rows} nameOf={nameOf} onDone={({ id }) => onToggleItem(id)} />}
      <Button
        startIcon={<DownloadIcon />}
        variant="outlined"
        size="small"
        onClick={() => downloadLines(linesOf(columns, rows, t, language), title)}
      >
        {t('backoffice.list.exportMarked', { smart_count: rows.length })}
      </Button>
      <Button size="small" onClick={() => onUnselectItems()}>
        {t('backoffice.bulk.clear')}
      </Button>
    </Box>
  )
}

/** The marked rows, of any page of this list. */
function useMarkedRows<Row extends RaRecord>(): readonly Row[] {
  const { data, selectedIds } = useListContext<Row>()
  const [seen, setSeen] = useState<ReadonlyMap<Identifier, Row>>(new Map())
  const [latest, setLatest] = useState<readonly Row[]>()
  if (data !== undefined && data !== latest) {
    setLatest(data)
    setSeen(new Map([...seen, ...data.map((row) => [row.id, row] as const)]))
  }
  return selectedIds.flatMap((id) => seen.get(id) ?? [])
}
