import { darken, lighten, type Hex } from '../core/color.ts'
import type { Box, Pen, Span } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { relief } from './walls.ts'

/** A roof seen from the side of its eaves, hipped at both ends, with the lines of its tiles. */
export function drawHippedRoof(
  pen: Pen,
  [x, y, width, rise]: Box,
  material: Hex,
  { over = 0.45, step = 0.36 } = {},
): void {
  const shape = d`M${x - over} ${y}h${width + 2 * over}L${x + width - rise * 0.85} ${y + rise}H${x + rise * 0.85}z`
  const tile = pen.paint(material)
  pen.path(shape, tile)
  if (pen.isFine) {
    pen.path(shape, relief(pen))
    let rows = ''
    for (let along = 0; along < width - 2 * rise * 0.85; along += step)
      rows += d`M${x + rise * 0.85 + along} ${y + rise}V${y + 0.06}`
    for (let up = rise * 0.25; up < rise; up += rise * 0.25)
      rows += d`M${x - over + (rise * 0.85 + over) * (up / rise)} ${y + up}H${x + width + over - (rise * 0.85 + over) * (up / rise)}`
    pen.line(rows, darken(tile, 0.35), 0.04, { opacity: 0.5 })
  }
  pen.shade(d`M${x} ${y}h${width}v-.35h${-width}z`)
  pen.rect([x - over, y - 0.06, width + 2 * over, 0.12], darken(tile, 0.2))
}

/** The gable end of a pitched roof: the wall below is drawn by its owner. */
export function drawGableEdge(
  pen: Pen,
  [x, y, width, rise]: Box,
  material: Hex,
  { over = 0.5, thickness = 0.34 } = {},
): void {
  const slope = rise / (width / 2)
  const edge = d`M${x - over} ${y - over * slope}L${x + width / 2} ${y + rise}L${x + width + over} ${y - over * slope}`
  pen.shade(d`M${x} ${y}L${x + width / 2} ${y + rise}v-.5L${x} ${y - 0.5}z`, 0.9)
  pen.line(edge, pen.paint(material), thickness)
  if (pen.isFine)
    pen.line(
      d`M${x - over} ${y - over * slope + thickness * 0.45}L${x + width / 2} ${y + rise + thickness * 0.5}`,
      lighten(pen.paint(material), 0.3),
      0.07,
    )
}

/** A mansard of slate with its row of dormers. Gives the height it adds. */
export function drawMansard(
  pen: Pen,
  [x, y, width]: Span,
  material: Hex,
  dormer: (x: number, y: number) => void,
  count: number,
): number {
  const height = 3.3
  const lean = 0.8
  const slate = pen.paint(material)
  const shape = d`M${x - 0.2} ${y}h${width + 0.4}L${x + width - lean} ${y + height}H${x + lean}z`
  pen.path(shape, slate)
  pen.path(shape, relief(pen))
  if (pen.isFine) {
    let rows = ''
    for (let up = 0.35; up < height; up += 0.35)
      rows += d`M${x - 0.2 + (lean + 0.2) * (up / height)} ${y + up}H${x + width + 0.2 - (lean + 0.2) * (up / height)}`
    pen.line(rows, lighten(slate, 0.25), 0.035, { opacity: 0.5 })
  }
  pen.rect([x + lean - 0.25, y + height, width - 2 * lean + 0.5, 0.28], darken(slate, 0.25))
  const step = width / count
  for (let index = 0; index < count; index++) dormer(x + step * (index + 0.5), y + 0.35)
  return height + 0.3
}

/** Solar panels on a flat roof, tilted to the right. */
export function drawRoofPanels(pen: Pen, x: number, y: number, width: number, count: number): void {
  const panel = pen.define(() => {
    pen.polygon(
      [
        [0, 0.15],
        [0.55, 0.95],
        [2.5, 0.95],
        [1.95, 0.15],
      ],
      pen.paint('#2c4a5c'),
    )
    pen.line('M.18 .42h1.95M.37 .68h1.95M.65 .15l.55 .8M1.3 .15l.55 .8', pen.paint('#88a9b5'), 0.035)
    pen.line('M.5 0v.2M1.9 0v.3', pen.paint('#5a6467'), 0.07)
  })
  for (let index = 0; index < count; index++) pen.use(panel, x + (width / count) * index, y)
}

/** A lift head or tank room on a flat roof. */
export function drawRoofHouse(pen: Pen, [x, y, width, height]: Box, material: Hex): void {
  pen.rect([x, y, width, height], pen.paint(material))
  pen.shade(d`M${x + width} ${y}v${height}h${-width * 0.18}V${y}z`, 0.8)
  pen.rect([x - 0.12, y + height, width + 0.24, 0.2], lighten(pen.paint(material), 0.3))
}

/** A chimney stack of a house. */
export function drawStack(pen: Pen, x: number, y: number, height: number, material: Hex): void {
  pen.rect([x, y, 0.8, height], pen.paint(material))
  pen.shade(d`M${x + 0.8} ${y}v${height}h-.28V${y}z`)
  pen.rect([x - 0.08, y + height, 0.96, 0.16], darken(pen.paint(material), 0.25))
}
