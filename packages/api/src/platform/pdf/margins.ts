import { LOGO } from '@cauce/design/brand.ts'
import { headingFace } from './faces.ts'
import { type Paper, writable } from './paper.domain.ts'
import { bottomOf, type Document, INK, MARGINS, QUIET, rule, widthOf } from './pdf-page.ts'

/** As on light pages. */
const WATER = '#00626a'
/** Points a unit; the mark is 30 by 20. */
const SCALE = 0.82
const HEAD = 46
/** Ellipsis instead of a second line, which would overlap. */
const ONE_LINE = { height: 8, ellipsis: true }

/** Header and footer, once the number of pages is known. */
export function writeMargins(document: Document, paper: Paper): void {
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
    if (hasMark) drawMark(document)
    document.fillColor(INK).font(headingFace(issuer), hasMark ? 15 : 10)
    document.text(writable(issuer), MARGINS.left + (hasMark ? 31 : 0), hasMark ? HEAD - 1 : HEAD + 4, {
      width: width * 0.6,
    })
    document.font('regular', 9).text(writable(numberLine), MARGINS.left, HEAD + 5, { width, align: 'right' })
    document.font('regular', 7.5).fillColor(QUIET)
    if (companyLine !== undefined)
      document.text(writable(companyLine), MARGINS.left, HEAD - 7, { width, align: 'right', ...ONE_LINE })
    document.text(writable(footer.join('\n')), MARGINS.left, bottom + 22, { width: width * 0.82, lineGap: 1 })
    document.text(pageOf(index + 1, count), MARGINS.left, bottom + 22, { width, align: 'right' })
    document.endMarkedContent()
  }
}

/** Vector, no picture. */
function drawMark(document: Document): void {
  document.save().translate(MARGINS.left, HEAD).scale(SCALE)
  document.path(LOGO.water).fill(WATER)
  document.path(LOGO.bed).lineWidth(2).strokeColor(INK).stroke()
  document.restore()
}
