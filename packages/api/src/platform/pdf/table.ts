import { headOf, type Row, type Table, writable } from './paper.domain.ts'
import {
  type Document,
  type Element,
  GAP,
  INK,
  keepTogether,
  MARGINS,
  bottomOf,
  QUIET,
  rule,
  type PdfPage,
  widthOf,
} from './pdf-page.ts'

interface Cells {
  readonly texts: readonly string[]
  readonly note?: string | undefined
  readonly isBold: boolean
  readonly tagOf: (column: number) => 'TH-Column' | 'TH-Row' | 'TD'
}

/** Titles repeat on each page. */
export function writeTable(page: PdfPage, table: Table): void {
  const { document, root } = page
  const element = document.struct('Table')
  root.add(element)
  const titles = table.columns.map(({ title }) => title)
  const hasTitles = titles.some((title) => title !== '')
  const head: Cells = { texts: titles, isBold: true, tagOf: () => 'TH-Column' }
  const place = headOf(table)
  const tagOf = (column: number) => (column === place ? 'TH-Row' : 'TD')
  // No table starts at the last line of a page.
  keepTogether(document, 50)
  if (hasTitles) writeCells(page, table, head, element)
  const write = (cells: Cells) => {
    if (document.y + layoutOf(document, table, cells).height > bottomOf(document)) {
      document.addPage()
      // Tagged once; repetitions are artifacts.
      if (hasTitles) writeCells(page, table, head, undefined)
    }
    writeCells(page, table, cells, element)
  }
  for (const { cells, note } of table.rows as readonly Row[]) write({ texts: cells, note, isBold: false, tagOf })
  if (table.sum) write({ texts: table.sum, isBold: true, tagOf })
  element.end()
  document.y += 8
}

interface Span {
  readonly left: number
  readonly width: number
}

function spansOf(document: Document, { columns }: Table) {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const room = widthOf(document) - GAP * (columns.length - 1)
  let left: number = MARGINS.left
  return columns.map(({ share }) => {
    const span = { left, width: (room * share) / shares }
    left += span.width + GAP
    return span
  })
}

const SIZE = 9
const NOTE_SIZE = 8
const PADDING = 3.5

/** A note spans from the heading cell to the right edge, so that narrow columns do not break words. */
function layoutOf(document: Document, table: Table, { texts, note, isBold }: Cells) {
  const spans = spansOf(document, table)
  const [{ left }, last] = [spans[headOf(table)]!, spans.at(-1)!]
  const heights = texts.map((text, column) =>
    document
      .font(isBold ? 'bold' : 'regular', SIZE)
      .heightOfString(writable(text) || ' ', { width: spans[column]!.width }),
  )
  const [cells, width] = [Math.max(...heights), last.left + last.width - left]
  const noteHeight =
    note === undefined ? 0 : 1 + document.font('regular', NOTE_SIZE).heightOfString(writable(note), { width })
  return { spans, noteSpan: { left, width, down: PADDING + cells + 1 }, height: cells + noteHeight + 2 * PADDING }
}

/** Without an element it is an artifact (repeated titles). */
function writeCells({ document }: PdfPage, table: Table, cells: Cells, element: Element | undefined): void {
  const { spans, noteSpan, height } = layoutOf(document, table, cells)
  const top = document.y
  const row = element && document.struct('TR')
  if (row) element.add(row)
  for (const [column, text] of cells.texts.entries()) {
    const isHead = column === headOf(table)
    const write = () =>
      writeCell(document, cells, spans[column]!, top, {
        text,
        note: isHead ? { text: cells.note, ...noteSpan } : undefined,
        align: table.columns[column]!.isFigure ? 'right' : 'left',
        isLabel: isHead && !table.columns[0]!.title,
      })
    if (!row) {
      document.markContent('Artifact', { type: 'Pagination' })
      write()
      document.endMarkedContent()
      continue
    }
    const [tag, scope] = cells.tagOf(column).split('-') as ['TH' | 'TD', 'Column' | 'Row' | undefined]
    const cell = document.struct(tag, scopeOf(scope), [write])
    row.add(cell)
    cell.end()
  }
  row?.end()
  rule(document, top + height)
  document.y = top + height
}

/** Missing in pdfkit's types. */
const scopeOf = (scope: string | undefined) => (scope === undefined ? {} : { scope }) as object

function writeCell(
  document: Document,
  { isBold }: Cells,
  { left, width }: Span,
  top: number,
  cell: {
    text: string
    note: (Span & { text: string | undefined; down: number }) | undefined
    align: 'left' | 'right'
    isLabel: boolean
  },
): void {
  const { text, note, align, isLabel } = cell
  document
    .font(isBold ? 'bold' : 'regular', SIZE)
    .fillColor(isLabel ? QUIET : INK)
    .text(writable(text), left, top + PADDING, { width, align })
  if (note?.text === undefined) return
  document.font('regular', NOTE_SIZE).fillColor(QUIET)
  document.text(writable(note.text), note.left, top + note.down, { width: note.width })
}
