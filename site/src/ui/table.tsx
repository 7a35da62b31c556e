import type { Key, ReactNode } from 'react'

export interface Column<Row> {
  readonly key: string
  readonly heading: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** Amounts stand to the right, on one axis. */
  readonly isNumber?: boolean
  /** Names the row; drawn as its heading. */
  readonly isRowHeading?: boolean
  /** Shown above the value when the row is stacked on a phone. */
  readonly label?: string
  /** On a phone it stays beside the row's heading. */
  readonly isLead?: boolean
  readonly className?: (row: Row) => string | undefined
}

interface TableProps<Row> {
  /** What the table is, for those who hear it. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => Key
  readonly foot?: ReactNode
}

/** Hairlines, amounts to the right; on a phone each row becomes a block. */
export function Table<Row>({ label, columns, rows, keyOf, foot }: TableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by the keyboard (WCAG 2.1.1)
    <section className="scroll" tabIndex={0} aria-label={label}>
      <table className="table stacked">
        <thead>
          <tr>
            {columns.map(({ key, heading, isNumber }) => (
              <th key={key} scope="col" className={isNumber ? 'number' : undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </section>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = [column.isNumber && 'number', column.className?.(row)].filter(Boolean).join(' ') || undefined
  if (column.isRowHeading)
    return (
      <th scope="row" className={className}>
        {column.cell(row)}
      </th>
    )
  return (
    <td className={className} data-label={column.label} data-lead={column.isLead ? '' : undefined}>
      {column.cell(row)}
    </td>
  )
}
