import type { DocumentBlock } from '@cauce/contract'
import { Table } from '../../../ui/table.tsx'

/** Headings are level 3. */
export function DocumentPart({ block }: { readonly block: DocumentBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'facts':
      return <DocumentFacts facts={block.facts} />
    case 'table':
      return <DocumentTable table={block} />
  }
}

/** Longer values are set as sentences. */
const LONG = 56

type FactsBlock = Extract<DocumentBlock, { kind: 'facts' }>

export const DocumentFacts = ({ facts }: Pick<FactsBlock, 'facts'>) => (
  <dl className="terms">
    {facts.map(({ label, value }) => (
      <div key={label} className={value.length < LONG ? undefined : 'long'}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

type TableBlock = Extract<DocumentBlock, { kind: 'table' }>

/** Scrolls, so that figures in a row stay comparable. */
function DocumentTable({ table }: { readonly table: TableBlock }) {
  const columns = table.columns.map(({ title, isFigure }, column) => ({
    key: title,
    heading: title,
    isNumber: isFigure,
    isRowHeading: column === 0,
    cell: (cells: readonly string[]) => cells[column],
    foot: table.sum?.[column],
  }))
  return (
    <Table
      label={table.caption}
      className="table"
      columns={columns}
      rows={table.rows}
      keyOf={(cells) => cells.join('|')}
    />
  )
}
