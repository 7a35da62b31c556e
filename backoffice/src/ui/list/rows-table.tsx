import type { ReactNode } from 'react'
import { Box, Typography } from '@mui/material'
import { DataTable, ListContextProvider, ResourceContextProvider, useList, type RaRecord } from 'react-admin'
import type { Noun } from '../../providers/nouns.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { useWords } from '../words.ts'
import { hiddenAtFirst, type Column } from './column.tsx'

interface TableProps<Row> {
  readonly columns: readonly Column<Row>[]
  /** Opens a row in place. By default a row leads to the page of its record, where there is one. */
  readonly onOpen?: (row: Row) => void
  /** The rows lead nowhere. */
  readonly isPlain?: boolean
  /** Stands where there are no rows. */
  readonly none?: string
  /** The buttons at the end of a row. */
  readonly actions?: (row: Row) => ReactNode
}

/** The rows of the list context as a table, which scrolls sideways by itself where it is wider than the page. */
export function RowsTable<Row extends RaRecord>({ columns, onOpen, isPlain = false, none, actions }: TableProps<Row>) {
  const t = useWords()
  const rowClick = onOpen
    ? (_id: unknown, _resource: string, row: RaRecord) => {
        onOpen(row as Row)
        return false as const
      }
    : undefined
  return (
    <Box sx={{ minWidth: 0, '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}>
      <DataTable
        bulkActionButtons={false}
        hiddenColumns={hiddenAtFirst(columns)}
        rowClick={isPlain ? false : rowClick}
        {...(none !== undefined && { empty: <Typography sx={{ padding: 2 }}>{none}</Typography> })}
      >
        {columns.map(({ source, heading, text, cell, isFigure, isSortable, isUnbroken }, index) => (
          <DataTable.Col
            key={source}
            source={source}
            label={heading(t)}
            disableSort={!isSortable}
            sx={{ ...(index === 0 && { minWidth: '9rem' }), ...(isUnbroken && { whiteSpace: 'nowrap' }) }}
            align={isFigure ? 'right' : 'left'}
            render={(row) => (cell ? cell(row as Row, t) : text(row as Row, t))}
          />
        ))}
        {actions && (
          <DataTable.Col
            source="actions"
            label={<VisuallyHidden>{t('backoffice.actions')}</VisuallyHidden>}
            disableSort
            align="right"
            render={(row) => actions(row as Row)}
          />
        )}
      </DataTable>
    </Box>
  )
}

interface RecordsProps<Row> extends TableProps<Row> {
  readonly resource: Noun
  readonly label: string
  readonly rows: readonly Row[]
}

/** Records that belong to another one and are all at hand, as a table in its page. */
export function RecordsTable<Row extends RaRecord>({ resource, label, rows, ...table }: RecordsProps<Row>) {
  const list = useList({ resource, data: rows as Row[] })
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={list}>
        <Box component="section" aria-label={label}>
          <RowsTable isPlain {...table} />
        </Box>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}
