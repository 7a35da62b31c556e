export const MARGINS = { top: 96, bottom: 96, left: 56, right: 56 } as const
export const INK = '#1f292e'
export const QUIET = '#5b6568'
const LINE = '#c4c4ba'
export const LABEL_SHARE = 0.34
export const GAP = 10

export type Document = PDFKit.PDFDocument
export type Element = PDFKit.PDFStructureElement
export interface PdfPage {
  readonly document: Document
  /** Structure element of the blocks. */
  readonly root: Element
}

export const widthOf = ({ page }: Document) => page.width - MARGINS.left - MARGINS.right
export const bottomOf = ({ page }: Document) => page.height - MARGINS.bottom

/** Breaks the page when less than `height` points are left. */
export function keepTogether(document: Document, height: number): void {
  if (document.y + height > bottomOf(document)) document.addPage()
}

/** Artifact. */
export function rule(document: Document, y: number, { width = 0.5, color = LINE } = {}): void {
  document.markContent('Artifact', { type: 'Layout' })
  document
    .moveTo(MARGINS.left, y)
    .lineTo(document.page.width - MARGINS.right, y)
    .lineWidth(width)
    .strokeColor(color)
    .stroke()
  document.endMarkedContent()
}
