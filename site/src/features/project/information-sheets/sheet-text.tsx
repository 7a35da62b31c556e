import type { Answer } from '@cauce/client'
import { Table } from '../../../ui/table.tsx'
import './sheet-text.css'

export type SheetDocument = Answer<'/v1/project/information-sheets/{id}/whole'>['document']
type Block = SheetDocument['sections'][number]['blocks'][number]

interface Props {
  readonly document: SheetDocument
  /** Said below texts that are our translation. */
  readonly translation: string
  /** Before the ids of its sections. */
  readonly prefix: string
}

/** All that a sheet says, in the order of the model: on its page, and in the investment dialog. */
export function SheetText({ document, translation, prefix }: Props) {
  return (
    <div className="sheet-text" lang={document.language}>
      <Facts facts={document.facts} />
      {document.warnings.map(({ text, isTranslation }, index) => (
        <div key={text} className={index === 0 ? 'law clay' : 'law'}>
          <p>{text}</p>
          {isTranslation && <p className="pending">{translation}</p>}
        </div>
      ))}
      {document.sections.map(({ letter, title, blocks }) => (
        <section key={letter} id={`${prefix}-${letter}`} aria-labelledby={`${prefix}-${letter}-title`}>
          <h2 id={`${prefix}-${letter}-title`}>
            <span>{letter}</span>
            {title}
          </h2>
          {blocks.map((block, index) => (
            <SheetBlock key={index} block={block} />
          ))}
        </section>
      ))}
      {document.footnotes.map((note) => (
        <p key={note} className="fine">
          {note}
        </p>
      ))}
    </div>
  )
}

/** From this many characters on a value is read like a sentence. */
const LONG = 56

const Facts = ({ facts }: { readonly facts: SheetDocument['facts'] }) => (
  <dl className="terms">
    {facts.map(({ label, value }) => (
      <div key={label} className={value.length < LONG ? undefined : 'long'}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

function SheetBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'facts':
      return <Facts facts={block.facts} />
    case 'table':
      return <SheetTable table={block} />
  }
}

type TableBlock = Extract<Block, { kind: 'table' }>

/** It scrolls where it does not fit: a row of figures is compared with its neighbours. */
function SheetTable({ table }: { readonly table: TableBlock }) {
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
