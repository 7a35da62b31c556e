import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib'

/** A part of a document, in reading order. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'signatures'; readonly names: readonly string[] }

/** A document before it has pages. */
export interface Outline {
  /** Who issues it; stands at the top of each page. */
  readonly issuer: string
  readonly title: string
  readonly subtitle: string
  readonly issuedAt: Date
  /** Stands at the foot of each page. */
  readonly footer: string
  readonly blocks: readonly Block[]
}

const PAGE = { width: 595.28, height: 841.89, margin: 62, top: 108, bottom: 76 } as const
const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin
const INK = rgb(0.12, 0.16, 0.18)
const QUIET = rgb(0.4, 0.44, 0.45)
const RULE = rgb(0.82, 0.82, 0.78)

/** Where the next line goes. */
interface Pen {
  readonly document: PDFDocument
  readonly regular: PDFFont
  readonly bold: PDFFont
  page: PDFPage
  y: number
}

/** Renders a document as PDF (A4, real text that can be searched and read aloud). The same outline gives the same bytes. */
export async function renderPdf(outline: Outline): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(outline.title, { showInWindowTitleBar: true })
  document.setAuthor(outline.issuer)
  document.setSubject(outline.subtitle)
  document.setLanguage('es')
  document.setCreationDate(outline.issuedAt)
  document.setModificationDate(outline.issuedAt)
  const regular = await document.embedFont(StandardFonts.Helvetica)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const pen: Pen = {
    document,
    regular,
    bold,
    page: document.addPage([PAGE.width, PAGE.height]),
    y: PAGE.height - PAGE.top,
  }
  write(pen, outline.title, { font: bold, size: 19, leading: 25 })
  write(pen, outline.subtitle, { font: regular, size: 10.5, leading: 15, color: QUIET })
  pen.y -= 14
  for (const block of outline.blocks) writeBlock(pen, block)
  drawMargins(pen, outline)
  return document.save()
}

function writeBlock(pen: Pen, block: Block): void {
  switch (block.kind) {
    case 'heading':
      pen.y -= 8
      makeRoom(pen, 54)
      write(pen, block.text, { font: pen.bold, size: 12, leading: 19 })
      return
    case 'paragraph':
      write(pen, block.text, { font: pen.regular, size: 10, leading: 14.5 })
      pen.y -= 7
      return
    case 'list':
      for (const item of block.items) writeItem(pen, item)
      pen.y -= 7
      return
    case 'table':
      for (const row of block.rows) writeRow(pen, row)
      pen.y -= 10
      return
    case 'signatures':
      writeSignatures(pen, block.names)
  }
}

interface Style {
  readonly font: PDFFont
  readonly size: number
  readonly leading: number
  readonly color?: ReturnType<typeof rgb>
  readonly indent?: number
  readonly width?: number
}

function write(pen: Pen, text: string, style: Style): void {
  const { font, size, leading, color = INK, indent = 0, width = TEXT_WIDTH - indent } = style
  for (const line of linesOf(text, font, size, width)) {
    makeRoom(pen, leading)
    pen.y -= leading
    pen.page.drawText(line, { x: PAGE.margin + indent, y: pen.y, size, font, color })
  }
}

function writeItem(pen: Pen, text: string): void {
  makeRoom(pen, 14.5)
  pen.page.drawText('\u2022', { x: PAGE.margin + 4, y: pen.y - 14.5, size: 10, font: pen.regular, color: INK })
  write(pen, text, { font: pen.regular, size: 10, leading: 14.5, indent: 18 })
}

const LABEL_WIDTH = 190

function writeRow(pen: Pen, [label, value]: readonly [string, string]): void {
  const lines = linesOf(value, pen.bold, 10, TEXT_WIDTH - LABEL_WIDTH)
  makeRoom(pen, 14 * lines.length + 8)
  const top = pen.y
  write(pen, label, { font: pen.regular, size: 10, leading: 14, color: QUIET, width: LABEL_WIDTH - 12 })
  const afterLabel = pen.y
  pen.y = top
  write(pen, value, { font: pen.bold, size: 10, leading: 14, indent: LABEL_WIDTH })
  pen.y = Math.min(pen.y, afterLabel) - 6
  line(pen.page, pen.y)
  pen.y -= 2
}

function writeSignatures(pen: Pen, names: readonly string[]): void {
  makeRoom(pen, 90)
  pen.y -= 62
  const width = Math.min(TEXT_WIDTH / names.length, 270)
  for (const [index, name] of names.entries()) {
    const x = PAGE.margin + index * width
    pen.page.drawLine({ start: { x, y: pen.y }, end: { x: x + width - 24, y: pen.y }, thickness: 0.7, color: INK })
    const lines = linesOf(name, pen.regular, 9, width - 24)
    for (const [row, text] of lines.entries())
      pen.page.drawText(text, { x, y: pen.y - 13 - row * 12, size: 9, font: pen.regular, color: QUIET })
  }
  pen.y -= 40
}

function makeRoom(pen: Pen, height: number): void {
  if (pen.y - height >= PAGE.bottom) return
  pen.page = pen.document.addPage([PAGE.width, PAGE.height])
  pen.y = PAGE.height - PAGE.top
}

/** Issuer above, footer and page number below, once it is known how many pages there are. */
function drawMargins({ document, regular, bold }: Pen, { issuer, footer }: Outline): void {
  const pages = document.getPages()
  for (const [index, page] of pages.entries()) {
    page.drawText(issuer, { x: PAGE.margin, y: PAGE.height - 58, size: 9.5, font: bold, color: INK })
    line(page, PAGE.height - 70)
    line(page, PAGE.bottom - 18)
    page.drawText(footer, { x: PAGE.margin, y: PAGE.bottom - 32, size: 8, font: regular, color: QUIET })
    const count = `${index + 1} / ${pages.length}`
    const x = PAGE.width - PAGE.margin - regular.widthOfTextAtSize(count, 8)
    page.drawText(count, { x, y: PAGE.bottom - 32, size: 8, font: regular, color: QUIET })
  }
}

function line(page: PDFPage, y: number): void {
  page.drawLine({ start: { x: PAGE.margin, y }, end: { x: PAGE.width - PAGE.margin, y }, thickness: 0.6, color: RULE })
}

/** Breaks a text into lines that fit; a word that is longer than a line stands alone, what a no-break space joins stays together. */
function linesOf(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const joined of text.split(' ')) {
    const word = joined.replaceAll('\u00a0', ' ')
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
