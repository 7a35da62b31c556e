import type { Key, ReactNode } from 'react'

export interface Column<Row> {
  readonly key: string
  readonly heading: ReactNode
  readonly isHeadingHidden?: boolean
  readonly cell: (row: Row) => ReactNode
  readonly isNumber?: boolean
  readonly isRowHeading?: boolean
  readonly label?: string
  readonly isLead?: boolean
  readonly className?: (row: Row) => string | undefined
  readonly foot?: ReactNode
}

interface TableProps<Row> {
  /** Accessible name of a scrolling table. */
  readonly label?: string
  readonly className?: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => Key
}

export function Table<Row>({ label, className = 'table stacked', columns, rows, keyOf }: TableProps<Row>) {
  const table = (
    <table className={className}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.key} column={column} />
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
      {columns.some(({ foot }) => foot !== undefined) && (
        <tfoot>
          <tr>
            {columns.map(({ key, isRowHeading, isNumber, foot }) =>
              isRowHeading ? (
                <th key={key} scope="row">
                  {foot}
                </th>
              ) : (
                <td key={key} className={isNumber ? 'number' : undefined}>
                  {foot}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      )}
    </table>
  )
  if (label === undefined) return table
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard (WCAG 2.1.1)
    <section className="scroll" tabIndex={0} aria-label={label}>
      {table}
    </section>
  )
}

function Heading<Row>({ column: { heading, isHeadingHidden, isNumber } }: { column: Column<Row> }) {
  if (isHeadingHidden)
    return (
      <td>
        <span className="visually-hidden">{heading}</span>
      </td>
    )
  return (
    <th scope="col" className={isNumber ? 'number' : undefined}>
      {heading}
    </th>
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
