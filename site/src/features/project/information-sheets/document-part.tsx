import type { DocumentBlock } from '@cauce/contract'
import { StruckText, type Struck } from '../../../ui/struck.tsx'
import { Table } from '../../../ui/table.tsx'

interface PartProps {
  readonly block: DocumentBlock
  readonly struck?: Struck | undefined
}

/** Headings are level 3. */
export function DocumentPart({ block, struck }: PartProps) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>
    case 'paragraph':
      return (
        <p>
          <StruckText struck={struck} text={block.text} />
        </p>
      )
    case 'facts':
      return <DocumentFacts facts={block.facts} struck={struck} />
    case 'table':
      return <DocumentTable table={block} struck={struck} />
  }
}

/** Longer values are set as sentences. */
const LONG = 56

interface FactsProps extends Pick<Extract<DocumentBlock, { kind: 'facts' }>, 'facts'> {
  readonly struck?: Struck | undefined
}

export const DocumentFacts = ({ facts, struck }: FactsProps) => (
  <dl className="terms">
    {facts.map(({ label, value }) => (
      <div key={label} className={value.length < LONG ? undefined : 'long'}>
        <dt>{label}</dt>
        <dd>
          <StruckText struck={struck} text={value} />
        </dd>
      </div>
    ))}
  </dl>
)

interface TableProps {
  readonly table: Extract<DocumentBlock, { kind: 'table' }>
  readonly struck: Struck | undefined
}

/** Scrolls, so that figures in a row stay comparable. */
function DocumentTable({ table, struck }: TableProps) {
  const columns = table.columns.map(({ title, isFigure }, column) => ({
    key: title,
    heading: title,
    isNumber: isFigure,
    isRowHeading: column === 0,
    cell: (cells: readonly string[]) => <StruckText struck={struck} text={cells[column] ?? ''} />,
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
