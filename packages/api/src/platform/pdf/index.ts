import Pdf from 'pdfkit'
import { faceOf, type FaceName, headingFace, openFaces, registerFaces } from './faces.ts'
import { type Block, type Paper, writable, headOf, type Row, type Table } from './paper.domain.ts'
import {
  type Element,
  INK,
  keepTogether,
  LABEL_SHARE,
  MARGINS,
  QUIET,
  type PdfPage,
  widthOf,
  bottomOf,
  type Document,
  rule,
  GAP,
} from './pdf-page.ts'
import { drawMark, ownMark } from './mark.ts'

export { covered } from './covered.ts'
export type { Block }

export interface Rendered {
  readonly bytes: Buffer
  /** A4. */
  readonly pages: number
}

export const renderPaper = async (paper: Paper): Promise<Buffer> => (await renderPages(paper)).bytes

/** PDF/A-2a: A4, tagged, embedded fonts and colour space. Deterministic (decision issued-documents). */
export async function renderPages(paper: Paper): Promise<Rendered> {
  const { title, issuer, language, madeAt } = paper
  const [faces, mark] = await Promise.all([openFaces(), ownMark()])
  const document = new Pdf({
    size: 'A4',
    margins: MARGINS,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    lang: language,
    displayTitle: true,
    font: '',
    info: {
      Title: writable(title),
      Author: writable(issuer),
      Subject: writable(paper.numberLine),
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  } as PDFKit.PDFDocumentOptions)
  registerFaces(document, faces)
  const root = document.struct('Document')
  document.addStructure(root)
  const page = { document, root }
  writeText(page, 'H1', title, { font: headingFace(title), size: 21, after: 14, lineGap: -4 })
  for (const block of paper.blocks) writeBlock(page, block)
  root.end()
  const pages = document.bufferedPageRange().count
  writeMargins(document, paper, mark)
  document.end()
  return { bytes: Buffer.concat(await document.toArray()), pages }
}

function inFace(document: Document, text: string, face: FaceName, size: number): string {
  const words = writable(text)
  document.font(faceOf(words, face), size)
  return words
}

interface Style {
  readonly font: FaceName
  readonly size: number
  readonly color?: string
  readonly before?: number
  readonly after: number
  readonly indent?: number
  /** Points, besides the face's own. */
  readonly lineGap?: number
}

function writeText(
  { document, root }: PdfPage,
  tag: 'H1' | 'H2' | 'H3' | 'P' | 'LBody',
  text: string,
  { font, size, color = INK, before = 0, after, indent = 0, lineGap = 2 }: Style,
  parent: Element = root,
): void {
  const words = inFace(document, text, font, size)
  const width = widthOf(document) - indent
  keepTogether(
    document,
    before + document.heightOfString(words, { width, lineGap }) + (tag === 'H2' || tag === 'H3' ? 40 : 0),
  )
  document.y += before
  const write = () => void document.fillColor(color).text(words, MARGINS.left + indent, document.y, { width, lineGap })
  const element = document.struct(tag, {}, [write])
  parent.add(element)
  element.end()
  document.y += after
}

function writeBlock(page: PdfPage, block: Block): void {
  const { document, root } = page
  switch (block.kind) {
    case 'heading':
      return writeText(page, 'H2', block.text, {
        font: headingFace(block.text),
        size: 13.5,
        before: 10,
        after: 4,
        lineGap: -2,
      })
    case 'subheading':
      return writeText(page, 'H3', block.text, { font: 'bold', size: 9.5, before: 4, after: 1 })
    case 'note':
      return writeText(page, 'P', block.text, { font: 'regular', size: 7.5, color: QUIET, after: 4, lineGap: 1 })
    case 'paragraph':
      return writeText(page, 'P', block.text, { font: 'regular', size: 9.5, after: 6 })
    case 'list': {
      const list = document.struct('L')
      root.add(list)
      for (const item of block.items) {
        const entry = document.struct('LI')
        list.add(entry)
        writeText(page, 'LBody', `• ${item}`, { font: 'regular', size: 9.5, after: 3, indent: 6 }, entry)
        entry.end()
      }
      list.end()
      document.y += 4
      return
    }
    case 'facts':
      return writeTable(page, {
        kind: 'table',
        columns: [
          { title: '', share: LABEL_SHARE },
          { title: '', share: 1 - LABEL_SHARE },
        ],
        rows: block.facts.map((cells) => ({ cells })),
      })
    case 'table':
      return writeTable(page, block)
  }
}

const HEAD = 46
/** Ellipsis instead of a second line, which would overlap. */
const ONE_LINE = { height: 8, ellipsis: true }

function writeMargins(document: Document, paper: Paper, mark: Buffer | undefined): void {
  const { issuer, hasMark = true, companyLine, numberLine, footer, pageOf } = paper
  const { count } = document.bufferedPageRange()
  const width = widthOf(document)
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index)
    // Otherwise a line in the margin would start a new page.
    document.page.margins.bottom = 0
    const bottom = bottomOf(document)
    rule(document, 74, { width: 0.8, color: INK })
    rule(document, bottom + 16)
    document.markContent('Artifact', { type: 'Pagination' })
    if (hasMark) drawMark(document, mark, HEAD)
    const head = inFace(document.fillColor(INK), issuer, headingFace(issuer), hasMark ? 15 : 10)
    document.text(head, MARGINS.left + (hasMark ? 31 : 0), hasMark ? HEAD - 1 : HEAD + 4, {
      width: width * 0.6,
    })
    const number = inFace(document, numberLine, 'regular', 9)
    document.text(number, MARGINS.left, HEAD + 5, { width, align: 'right' }).fillColor(QUIET)
    if (companyLine !== undefined) {
      const line = inFace(document, companyLine, 'regular', SMALL_SIZE)
      document.text(line, MARGINS.left, HEAD - 7, { width, align: 'right', ...ONE_LINE })
    }
    const foot = inFace(document, footer.join('\n'), 'regular', SMALL_SIZE)
    document.text(foot, MARGINS.left, bottom + 22, { width: width * 0.82, lineGap: 1 })
    document
      .font('regular', SMALL_SIZE)
      .text(pageOf(index + 1, count), MARGINS.left, bottom + 22, { width, align: 'right' })
    document.endMarkedContent()
  }
}

interface Cells {
  readonly texts: readonly string[]
  readonly note?: string | undefined
  readonly isBold: boolean
  readonly tagOf: (column: number) => 'TH-Column' | 'TH-Row' | 'TD'
}

/** Titles repeat on each page. */
function writeTable(page: PdfPage, table: Table): void {
  const { document, root } = page
  const element = document.struct('Table')
  root.add(element)
  const titles = table.columns.map(({ title }) => title)
  const hasTitles = titles.some((title) => title !== '')
  const head: Cells = { texts: titles, isBold: true, tagOf: () => 'TH-Column' }
  const place = headOf(table)
  const tagOf = (column: number) => (column === place ? 'TH-Row' : 'TD')
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
const SMALL_SIZE = 7.5
const NOTE_SIZE = 8
const PADDING = 3.5

function layoutOf(document: Document, table: Table, { texts, note, isBold }: Cells) {
  const spans = spansOf(document, table)
  const [{ left }, last] = [spans[headOf(table)]!, spans.at(-1)!]
  const heights = texts.map((text, column) => {
    const words = inFace(document, text, isBold ? 'bold' : 'regular', SIZE)
    return document.heightOfString(words || ' ', { width: spans[column]!.width })
  })
  const [cells, width] = [Math.max(...heights), last.left + last.width - left]
  const noteHeight =
    note === undefined ? 0 : 1 + document.heightOfString(inFace(document, note, 'regular', NOTE_SIZE), { width })
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
  const words = inFace(document.fillColor(isLabel ? QUIET : INK), text, isBold ? 'bold' : 'regular', SIZE)
  document.text(words, left, top + PADDING, { width, align })
  if (note?.text === undefined) return
  const small = inFace(document.fillColor(QUIET), note.text, 'regular', NOTE_SIZE)
  document.text(small, note.left, top + note.down, { width: note.width })
}
