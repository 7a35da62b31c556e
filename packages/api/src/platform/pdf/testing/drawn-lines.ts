import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Glyphs = readonly (number | { readonly unicode: string })[]
type Numbers = Readonly<Record<number, number>>

const rounded = (value: number) => Math.round(value * 10) / 10
const placed = (numbers: Numbers, places: readonly number[]) =>
  places.map((place) => rounded(numbers[place]!)).join(' ')
const said = (glyphs: Glyphs) => glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('')

export async function drawnLines(bytes: Buffer): Promise<readonly (readonly string[])[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  return Promise.all(numbers.map(async (number) => linesOf(await (await document.getPage(number)).getOperatorList())))
}

interface Operators {
  readonly fnArray: readonly number[]
  readonly argsArray: readonly unknown[]
}

function linesOf({ fnArray, argsArray }: Operators): readonly string[] {
  const lines: string[] = []
  const state = { fill: '', stroke: '', width: 0, size: 0, place: '' }
  for (const [index, operator] of fnArray.entries()) {
    const values = argsArray[index] as unknown[]
    if (operator === OPS.setFillRGBColor) state.fill = values[0] as string
    if (operator === OPS.setStrokeRGBColor) state.stroke = values[0] as string
    if (operator === OPS.setLineWidth) state.width = values[0] as number
    if (operator === OPS.setFont) state.size = values[1] as number
    if (operator === OPS.setTextMatrix) state.place = placed(values[0] as Numbers, [4, 5])
    if (operator === OPS.beginMarkedContentProps) lines.push(`<${values[0] as string}>`)
    // pdfkit begins text by flipping the page.
    if (operator === OPS.transform && values[3] !== -1)
      lines.push(`by ${values.map((each) => rounded(each as number)).join(' ')}`)
    if (operator === OPS.showText)
      lines.push(`text ${state.place}, ${state.size}, ${state.fill}: ${said(values[0] as Glyphs)}`)
    if (operator === OPS.constructPath) {
      const [paint, , box] = values as [number, unknown, Numbers]
      const how = paint === OPS.fill ? `fill ${state.fill}` : `stroke ${state.width} ${state.stroke}`
      lines.push(`${how}: ${placed(box, [0, 1, 2, 3])}`)
    }
  }
  return lines
}
