import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import Pdf from 'pdfkit'
import { type Block, type Paper, writable } from './paper.domain.ts'
import {
  bottomOf,
  type Document,
  type Element,
  INK,
  keepTogether,
  LABEL_SHARE,
  MARGINS,
  QUIET,
  rule,
  type Sheet,
  widthOf,
} from './sheet.ts'
import { writeTable } from './table.ts'

const require = createRequire(import.meta.url)
let faces: Promise<readonly [regular: Buffer, bold: Buffer]> | undefined
const readFaces = () =>
  (faces ??= Promise.all([
    readFile(require.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf')),
  ]))

/**
 * Renders a document as PDF/A-2a: A4, tagged for screen readers, with its fonts and its colour space inside. The same paper gives the same
 * bytes (decision 252).
 */
export async function renderPaper(paper: Paper): Promise<Buffer> {
  const [regular, bold] = await readFaces()
  const { title, issuer, language, madeAt } = paper
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
  document.registerFont('regular', regular).registerFont('bold', bold)
  const root = document.struct('Document')
  document.addStructure(root)
  const sheet = { document, root }
  writeText(sheet, 'H1', title, { font: 'bold', size: 18, after: 10 })
  for (const block of paper.blocks) writeBlock(sheet, block)
  root.end()
  writeMargins(document, paper)
  document.end()
  return Buffer.concat(await document.toArray())
}

interface Style {
  readonly font: 'regular' | 'bold'
  readonly size: number
  readonly color?: string
  readonly before?: number
  readonly after: number
  readonly indent?: number
}

function writeText(
  { document, root }: Sheet,
  tag: 'H1' | 'H2' | 'P' | 'LBody',
  text: string,
  { font, size, color = INK, before = 0, after, indent = 0 }: Style,
  parent: Element = root,
): void {
  const words = writable(text)
  const width = widthOf(document) - indent
  document.font(font, size)
  keepTogether(document, before + document.heightOfString(words, { width, lineGap: 2 }) + (tag === 'H2' ? 40 : 0))
  document.y += before
  const write = () =>
    void document.fillColor(color).text(words, MARGINS.left + indent, document.y, { width, lineGap: 2 })
  const element = document.struct(tag, {}, [write])
  parent.add(element)
  element.end()
  document.y += after
}

function writeBlock(sheet: Sheet, block: Block): void {
  const { document, root } = sheet
  switch (block.kind) {
    case 'heading':
      return writeText(sheet, 'H2', block.text, { font: 'bold', size: 11.5, before: 8, after: 4 })
    case 'paragraph':
      return writeText(sheet, 'P', block.text, { font: 'regular', size: 9.5, after: 6 })
    case 'list': {
      const list = document.struct('L')
      root.add(list)
      for (const item of block.items) {
        const entry = document.struct('LI')
        list.add(entry)
        writeText(sheet, 'LBody', `• ${item}`, { font: 'regular', size: 9.5, after: 3, indent: 6 }, entry)
        entry.end()
      }
      list.end()
      document.y += 4
      return
    }
    case 'facts':
      return writeTable(sheet, {
        kind: 'table',
        columns: [
          { title: '', share: LABEL_SHARE },
          { title: '', share: 1 - LABEL_SHARE },
        ],
        rows: block.facts.map((cells) => ({ cells })),
      })
    case 'table':
      return writeTable(sheet, block)
  }
}

/** Writes issuer and number above, the way to check it and the page below, once the number of pages is known. */
function writeMargins(document: Document, { issuer, numberLine, footer, pageOf }: Paper): void {
  const { count } = document.bufferedPageRange()
  const width = widthOf(document)
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index)
    // The margins are not part of the flow of the text: without this, a line in them would begin a new page.
    document.page.margins.bottom = 0
    const bottom = bottomOf(document)
    rule(document, 72)
    rule(document, bottom + 16)
    document.markContent('Artifact', { type: 'Pagination' })
    document
      .font('bold', 10)
      .fillColor(INK)
      .text(writable(issuer), MARGINS.left, 50, { width: width * 0.6 })
    document.font('regular', 9).text(writable(numberLine), MARGINS.left, 51, { width, align: 'right' })
    document.font('regular', 7.5).fillColor(QUIET)
    document.text(writable(footer.join('\n')), MARGINS.left, bottom + 22, { width: width * 0.82, lineGap: 1 })
    document.text(pageOf(index + 1, count), MARGINS.left, bottom + 22, { width, align: 'right' })
    document.endMarkedContent()
  }
}
