import type { FileKind } from '@cauce/contract'
import Pdf from 'pdfkit'

export interface WorldFile {
  readonly name: string
  readonly kind: FileKind
  readonly bytes: Uint8Array
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'signatures'; readonly names: readonly string[] }

export interface Outline {
  readonly issuer: string
  readonly title: string
  readonly subtitle: string
  readonly issuedAt: Date
  readonly footer: string
  readonly blocks: readonly Block[]
}

const MARGINS = { top: 108, bottom: 76, left: 62, right: 62 } as const
const REGULAR = 'Helvetica'
const BOLD = 'Helvetica-Bold'
const INK = '#1f292e'
const QUIET = '#667073'
const RULE = '#d1d1c7'
const LABEL_WIDTH = 190

/** A4, searchable and accessible. Deterministic. */
export async function renderPdf(outline: Outline): Promise<Uint8Array> {
  const { issuer, title, subtitle, issuedAt, blocks } = outline
  const document = new Pdf({
    size: 'A4',
    margins: MARGINS,
    bufferPages: true,
    lang: 'es',
    displayTitle: true,
    info: { Title: title, Author: issuer, Subject: subtitle, CreationDate: issuedAt, ModDate: issuedAt },
  })
  document.font(BOLD, 19).fillColor(INK).text(title)
  document.font(REGULAR, 10.5).fillColor(QUIET).text(subtitle).moveDown()
  for (const block of blocks) writeBlock(document, block)
  writeMargins(document, outline)
  document.end()
  return Buffer.concat(await document.toArray())
}

function writeBlock(document: PDFKit.PDFDocument, block: Block): void {
  document.font(REGULAR, 10).fillColor(INK)
  switch (block.kind) {
    case 'heading':
      keepTogether(document, 54)
      document.moveDown(0.5).font(BOLD, 12).text(block.text).moveDown(0.3)
      return
    case 'paragraph':
      document.text(block.text, { lineGap: 3 }).moveDown(0.6)
      return
    case 'list':
      document.list([...block.items], { bulletRadius: 1.5, textIndent: 14, lineGap: 3 }).moveDown(0.6)
      return
    case 'table':
      writeTable(document, block.rows)
      return
    case 'signatures':
      writeSignatures(document, block.names)
  }
}

function writeTable(document: PDFKit.PDFDocument, rows: readonly (readonly [label: string, value: string])[]): void {
  document.table({
    columnStyles: [LABEL_WIDTH, '*'],
    defaultStyle: { border: [0, 0, 0.6, 0], borderColor: RULE, padding: [4, 12, 4, 0] },
    data: rows.map(([label, value]) => [
      { text: label, textColor: QUIET },
      { text: value, textColor: INK, font: { src: BOLD, size: 10 } },
    ]),
  })
  document.moveDown()
}

function writeSignatures(document: PDFKit.PDFDocument, names: readonly string[]): void {
  keepTogether(document, 90)
  const top = document.y + 62
  const width = Math.min(widthOf(document) / names.length, 270)
  for (const [index, name] of names.entries()) {
    const left = MARGINS.left + index * width
    rule(document, top, { from: left, to: left + width - 24, color: INK })
    document
      .font(REGULAR, 9)
      .fillColor(QUIET)
      .text(name, left, top + 5, { width: width - 24 })
  }
  document.x = MARGINS.left
}

function writeMargins(document: PDFKit.PDFDocument, { issuer, footer }: Outline): void {
  const { count } = document.bufferedPageRange()
  const bottom = document.page.height - MARGINS.bottom
  const inside = { from: MARGINS.left, to: document.page.width - MARGINS.right, color: RULE }
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index)
    // Otherwise a line in the margin would start a new page.
    document.page.margins.bottom = 0
    document.font(BOLD, 9.5).fillColor(INK).text(issuer, MARGINS.left, 50)
    rule(document, 70, inside)
    rule(document, bottom + 18, inside)
    document
      .font(REGULAR, 8)
      .fillColor(QUIET)
      .text(footer, MARGINS.left, bottom + 25)
    document.text(`${index + 1} / ${count}`, MARGINS.left, bottom + 25, { align: 'right' })
  }
}

const widthOf = ({ page }: PDFKit.PDFDocument) => page.width - MARGINS.left - MARGINS.right

/** Breaks the page when less than `height` points are left. */
function keepTogether(document: PDFKit.PDFDocument, height: number): void {
  if (document.y + height > document.page.height - MARGINS.bottom) document.addPage()
}

function rule(
  document: PDFKit.PDFDocument,
  y: number,
  { from, to, color }: { readonly from: number; readonly to: number; readonly color: string },
): void {
  document.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(color).stroke()
}
