import type { Answer } from '@cauce/client'
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

const Facts = ({ facts }: { readonly facts: SheetDocument['facts'] }) => (
  <dl className="terms">
    {facts.map(({ label, value }) => (
      <div key={label}>
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
      return <Table table={block} />
  }
}

function Table({ table }: { readonly table: Extract<Block, { kind: 'table' }> }) {
  const classOf = (column: number) => (table.columns[column]?.isFigure ? 'number' : undefined)
  const cellsOf = (cells: readonly string[]) =>
    cells.slice(1).map((cell, column) => (
      <td key={column} className={classOf(column + 1)}>
        {cell}
      </td>
    ))
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={table.caption}>
      <table className="table">
        <thead>
          <tr>
            {table.columns.map(({ title }, column) => (
              <th key={title} scope="col" className={classOf(column)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells) => (
            <tr key={cells.join()}>
              <th scope="row">{cells[0]}</th>
              {cellsOf(cells)}
            </tr>
          ))}
        </tbody>
        {table.sum && (
          <tfoot>
            <tr>
              <th scope="row">{table.sum[0]}</th>
              {cellsOf(table.sum)}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
