import type { ReactNode } from 'react'
import { TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { ScrollTable } from './scroll-table.tsx'
import { useWords } from './words.ts'

export interface Column<Row> {
  readonly heading: string
  readonly cell: (row: Row) => ReactNode
  /** Where breaking the line would tear apart what belongs together. */
  readonly isUnbroken?: boolean
}

interface Props<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  /** What may be done with a row, at its end. */
  readonly actions: (row: Row) => ReactNode
}

/** The few records that belong to another one, as a table in its page. */
export function RowsTable<Row extends { readonly id: string }>({ label, rows, columns, actions }: Props<Row>) {
  const t = useWords()
  return (
    <ScrollTable label={label}>
      <TableHead>
        <TableRow>
          {columns.map(({ heading }) => (
            <TableCell key={heading}>{heading}</TableCell>
          ))}
          <TableCell aria-label={t('backoffice.actions')} />
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} hover>
            {columns.map(({ heading, cell, isUnbroken }) => (
              <TableCell key={heading} sx={isUnbroken ? { whiteSpace: 'nowrap' } : undefined}>
                {cell(row)}
              </TableCell>
            ))}
            <TableCell align="right">{actions(row)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollTable>
  )
}
