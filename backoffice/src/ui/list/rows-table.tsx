import { Box } from '@mui/material'
import { DataTable, type RaRecord } from 'react-admin'
import { hiddenAtFirst, type Column } from './column.ts'

interface Props<Row> {
  readonly columns: readonly Column<Row>[]
  /** Opens a row in place; by default it leads to the record's page, where there is one. */
  readonly onOpen?: (row: Row) => void
  /** Rows that lead nowhere. */
  readonly isPlain?: boolean
}

/** The rows of the list at hand. It scrolls sideways by itself where it is wider than the page. */
export function RowsTable<Row extends RaRecord>({ columns, onOpen, isPlain = false }: Props<Row>) {
  const rowClick = onOpen
    ? (_id: unknown, _resource: string, row: RaRecord) => {
        onOpen(row as Row)
        return false as const
      }
    : undefined
  return (
    <Box sx={{ minWidth: 0, '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}>
      <DataTable bulkActionButtons={false} hiddenColumns={hiddenAtFirst(columns)} rowClick={isPlain ? false : rowClick}>
        {columns.map(({ source, heading, text, cell, isFigure, isSortable }, index) => (
          <DataTable.Col
            key={source}
            source={source}
            label={heading}
            disableSort={!isSortable}
            {...(index === 0 && { sx: { minWidth: '9rem' } })}
            align={isFigure ? 'right' : 'left'}
            render={(row) => (cell ? cell(row as Row) : text(row as Row))}
          />
        ))}
      </DataTable>
    </Box>
  )
}
