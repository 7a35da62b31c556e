import type { Box, Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'

/* Furniture and walls seen from above, in metres. White with a thin line, so that the walls are read first. */

const INK = '#1f323b'
const LINEN = '#fdfbf5'
const THIN = 0.045

const outlined = { stroke: INK, 'stroke-width': THIN }

/** A wall along a path, as thick as it carries. */
export function wall(pen: Pen, data: string, thickness = 0.32): void {
  pen.line(data, INK, thickness, { 'stroke-linecap': 'square' })
}

/** A window in a wall that runs along x (or along y when `upright`): the wall opens, two lines of glass stay. */
export function planWindow(pen: Pen, x: number, y: number, width: number, upright = false): void {
  const [w, h] = upright ? [0.34, width] : [width, 0.34]
  const [left, bottom] = upright ? [x - 0.17, y] : [x, y - 0.17]
  pen.rect([left, bottom, w, h], '#fbf7ee')
  pen.line(
    upright
      ? d`M${x - 0.13} ${y}v${width}M${x + 0.13} ${y}v${width}M${x} ${y}v${width}`
      : d`M${x} ${y - 0.13}h${width}M${x} ${y + 0.13}h${width}M${x} ${y}h${width}`,
    INK,
    THIN,
  )
}

/** A door that opens from a wall along x, hinged at its left end, swinging up (or down). */
export function planDoor(pen: Pen, x: number, y: number, width = 0.85, swing: 1 | -1 = 1): void {
  pen.rect([x, y - 0.17, width, 0.34], '#fbf7ee')
  pen.line(d`M${x} ${y}v${swing * width}`, INK, 0.06)
  pen.line(d`M${x} ${y + swing * width}A${width} ${width} 0 0 ${swing === 1 ? 0 : 1} ${x + width} ${y}`, INK, 0.03)
}

/** A door in a wall along y, hinged at its lower end. */
export function planDoorUpright(pen: Pen, x: number, y: number, width = 0.85, swing: 1 | -1 = 1): void {
  pen.rect([x - 0.17, y, 0.34, width], '#fbf7ee')
  pen.line(d`M${x} ${y}h${swing * width}`, INK, 0.06)
  pen.line(d`M${x + swing * width} ${y}A${width} ${width} 0 0 ${swing === 1 ? 1 : 0} ${x} ${y + width}`, INK, 0.03)
}

/** A double bed, its head at the top. */
export function bed(pen: Pen, x: number, y: number, width = 1.6): void {
  pen.rect([x, y, width, 2], LINEN, { ...outlined, rx: 0.08 })
  const pillow = width > 1.2 ? width / 2 - 0.16 : width - 0.2
  pen.rect([x + 0.1, y + 1.5, pillow, 0.38], '#e6eeec', { ...outlined, rx: 0.08 })
  if (width > 1.2) pen.rect([x + width / 2 + 0.06, y + 1.5, pillow, 0.38], '#e6eeec', { ...outlined, rx: 0.08 })
  pen.line(d`M${x} ${y + 1.2}h${width}`, INK, THIN)
}

export function table(pen: Pen, [x, y, width, depth]: Box, chairs: number): void {
  for (let chair = 0; chair < chairs; chair++) {
    const along = x + (width / chairs) * (chair + 0.5) - 0.2
    pen.rect([along, y - 0.38, 0.4, 0.4], LINEN, { ...outlined, rx: 0.1 })
    pen.rect([along, y + depth - 0.02, 0.4, 0.4], LINEN, { ...outlined, rx: 0.1 })
  }
  pen.rect([x, y, width, depth], '#ecd9b8', { ...outlined, rx: 0.05 })
}

export function sofa(pen: Pen, x: number, y: number, width = 2.1): void {
  pen.rect([x, y, width, 0.85], LINEN, { ...outlined, rx: 0.1 })
  pen.line(d`M${x + 0.18} ${y + 0.85}v-.62h${width - 0.36}v.62M${x + width / 2} ${y + 0.23}v.62`, INK, THIN)
}

export function kitchenRun(pen: Pen, x: number, y: number, width: number): void {
  pen.rect([x, y, width, 0.6], LINEN, outlined)
  pen.rect([x + 0.3, y + 0.12, 0.55, 0.36], '#dbe8e8', { ...outlined, rx: 0.06 })
  for (const [along, up] of [
    [0.2, 0.18],
    [0.2, 0.42],
    [0.45, 0.18],
    [0.45, 0.42],
  ] as const)
    pen.circle(x + width - 0.75 + along, y + up, 0.09, 'none', outlined)
}

export function bath(pen: Pen, x: number, y: number): void {
  pen.rect([x, y, 0.72, 1.6], LINEN, { ...outlined, rx: 0.1 })
  pen.rect([x + 0.1, y + 0.1, 0.52, 1.4], '#dbe8e8', { ...outlined, rx: 0.24 })
}

export function toilet(pen: Pen, x: number, y: number): void {
  pen.rect([x, y + 0.48, 0.42, 0.18], LINEN, outlined)
  pen.raw(
    `<ellipse cx="${(x + 0.21).toFixed(2)}" cy="${(y + 0.24).toFixed(2)}" rx=".2" ry=".26" fill="${LINEN}" stroke="${INK}" stroke-width="${THIN}"/>`,
  )
}

export function basin(pen: Pen, x: number, y: number): void {
  pen.rect([x, y, 0.6, 0.42], LINEN, { ...outlined, rx: 0.08 })
  pen.circle(x + 0.3, y + 0.2, 0.13, '#dbe8e8', outlined)
}

export function planDesk(pen: Pen, x: number, y: number, width = 1.4): void {
  pen.rect([x, y, width, 0.65], '#ecd9b8', outlined)
  pen.rect([x + width / 2 - 0.22, y - 0.48, 0.44, 0.42], LINEN, { ...outlined, rx: 0.14 })
}

/** Stairs that climb upwards on the sheet, with their arrow. */
export function planStairs(pen: Pen, x: number, y: number, width: number, length: number): void {
  pen.rect([x, y, width, length], LINEN, outlined)
  let treads = ''
  for (let up = 0.28; up < length; up += 0.28) treads += d`M${x} ${y + up}h${width}`
  pen.line(`${treads}${d`M${x + width / 2} ${y}V${y + length}`}`, INK, 0.03)
  pen.line(d`M${x + width * 0.25} ${y + 0.2}V${y + length - 0.3}m-.13 -.22l.13 .24l.13 -.24`, INK, THIN)
}

export function lift(pen: Pen, x: number, y: number, size = 1.7): void {
  pen.rect([x, y, size, size], LINEN, { stroke: INK, 'stroke-width': 0.12 })
  pen.line(d`M${x} ${y}l${size} ${size}M${x + size} ${y}l${-size} ${size}`, INK, THIN)
}

/** A plant or a tree from above. */
export function crown(pen: Pen, x: number, y: number, radius: number, color = '#9dba8c'): void {
  pen.circle(x, y, radius, color, { opacity: 0.85 })
  pen.circle(x, y, radius, 'none', { stroke: '#5d7f5a', 'stroke-width': 0.04 })
  pen.circle(x - radius * 0.2, y + radius * 0.2, radius * 0.5, '#b8cfa4', { opacity: 0.7 })
  pen.circle(x, y, radius * 0.12, '#6b5443')
}

/** The dimension line above a plan: a line with slashes where the walls are. No figures: the scale is not promised. */
export function dimension(pen: Pen, y: number, stops: readonly number[]): void {
  const first = stops[0]!
  const last = stops.at(-1)!
  pen.line(
    d`M${first - 0.3} ${y}H${last + 0.3}` +
      stops.map((x) => d`M${x} ${y - 0.35}v.7M${x - 0.16} ${y - 0.16}l.32 .32`).join(''),
    INK,
    0.035,
  )
}
