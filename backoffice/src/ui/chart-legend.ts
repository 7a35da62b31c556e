export interface LegendKey {
  readonly label: string
  readonly color: string
  /** Of a line: how it is broken, as SVG says it; an empty text for a whole one. */
  readonly dash?: string
}

/** In pixels: the sign of a series with the room before its name, and the room after it. */
const [SIGN, BETWEEN] = [28, 20]

/** Where each key of a legend stands, by the widths of their names, in as many rows as `width` asks for. All in pixels. */
export function placesOf(
  names: readonly number[],
  width: number,
): readonly { readonly x: number; readonly row: number }[] {
  let [x, row] = [0, 0]
  return names.map((name) => {
    if (x > 0 && x + SIGN + name > width) [x, row] = [0, row + 1]
    const place = { x, row }
    x += SIGN + name + BETWEEN
    return place
  })
}

/** Draws a key: lines with the dashes of the chart, which distinguish them without colour (WCAG 1.4.1), anything else as a square. */
export function drawKey(
  pen: CanvasRenderingContext2D,
  { label, dash }: LegendKey,
  { x, y, color, ink }: { readonly x: number; readonly y: number; readonly color: string; readonly ink: string },
): void {
  pen.fillStyle = color
  if (dash === undefined) pen.fillRect(x, y - 5, 10, 10)
  else {
    pen.strokeStyle = color
    pen.lineWidth = 2
    pen.setLineDash(dash.split(' ').filter(Boolean).map(Number))
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + SIGN - 6, y)
    pen.stroke()
  }
  pen.fillStyle = ink
  pen.fillText(label, x + SIGN, y)
}
