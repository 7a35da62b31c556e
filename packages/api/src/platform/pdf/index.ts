import Pdf from 'pdfkit'
import { type FaceName, headingFace, registerFaces } from './faces.ts'
import { writeMargins } from './margins.ts'
import { type Block, type Paper, writable } from './paper.domain.ts'
import { type Element, INK, keepTogether, LABEL_SHARE, MARGINS, QUIET, type PdfPage, widthOf } from './pdf-page.ts'
import { writeTable } from './table.ts'

export type { Block }

export interface Rendered {
  readonly bytes: Buffer
  /** A4. */
  readonly pages: number
}

export const renderPaper = async (paper: Paper): Promise<Buffer> => (await renderPages(paper)).bytes

/** PDF/A-2a: A4, tagged, embedded fonts and colour space. Deterministic (decision 252). */
export async function renderPages(paper: Paper): Promise<Rendered> {
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
  await registerFaces(document)
  const root = document.struct('Document')
  document.addStructure(root)
  const page = { document, root }
  writeText(page, 'H1', title, { font: headingFace(title), size: 21, after: 14, lineGap: -4 })
  for (const block of paper.blocks) writeBlock(page, block)
  root.end()
  const pages = document.bufferedPageRange().count
  writeMargins(document, paper)
  document.end()
  return { bytes: Buffer.concat(await document.toArray()), pages }
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
  const words = writable(text)
  const width = widthOf(document) - indent
  document.font(font, size)
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
