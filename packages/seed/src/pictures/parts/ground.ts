import { darken, lighten, mix, type Hex } from '../core/color.ts'
import type { Pen, Point } from '../core/pen.ts'
import { d } from '../core/svg.ts'

const INK = '#1f3138'

/** The earth below the pavement, cut: the section line that stands under every drawing. In metres, from `left` to `right`. */
export function drawGround(
  pen: Pen,
  { left, right }: { left: number; right: number },
  depth: number,
  scale: number,
  { paving = '#d9cfbd', earth = '#e9e0cf' }: { paving?: Hex; earth?: Hex } = {},
): void {
  const pixel = 1 / scale
  const width = right - left
  const hatch = pen.pattern(10 * pixel, 10 * pixel, () =>
    pen.line(d`M${-pixel} ${-pixel}L${11 * pixel} ${11 * pixel}`, pen.isDark ? pen.hour.sky[0]! : INK, pixel, {
      opacity: 0.5,
    }),
  )
  const soil = pen.isDark ? mix(pen.paint(earth), pen.hour.shadow, 0.5) : pen.paint(earth)
  pen.rect([left, -depth, width, depth], pen.gradient([soil, mix(soil, pen.hour.shadow, 0.07)]))
  pen.rect([left, -20 * pixel, width, 20 * pixel], hatch)
  pen.rect([left, 0, width, 9 * pixel], pen.paint(paving))
  pen.rect([left, 7 * pixel, width, 2 * pixel], lighten(pen.paint(paving), 0.35))
  pen.rect([left, -2.5 * pixel, width, 4 * pixel], INK)
}

/** Grass in front of a building: a low strip with blades. */
export function drawGrass(pen: Pen, left: number, right: number, scale: number, color: Hex = '#8ba06c'): void {
  const leaf = pen.leaf(color)
  pen.rect([left, 0, right - left, 12 / scale], leaf)
  let blades = ''
  for (let x = left; x < right; x += 11 / scale)
    blades += d`M${x} ${10 / scale}l${pen.random.between(-3, 3) / scale} ${pen.random.between(4, 11) / scale}`
  pen.line(blades, leaf, 2 / scale)
}

/** Paler walls to the left and the right: the street goes on. Each is x, width and height in metres. */
export function drawNeighbours(
  pen: Pen,
  walls: readonly (readonly [x: number, width: number, height: number])[],
  material: Hex,
): void {
  const far = mix(pen.paint(material), pen.hour.sky.at(-1)!, 0.5)
  const hole = mix(far, pen.hour.shadow, 0.3)
  const lit = '#f3cf90'
  const shape = (fill: Hex) =>
    pen.define(() => {
      pen.rect([0, 0, 1.1, 1.9], fill)
      pen.rect([-0.15, -0.14, 1.4, 0.14], lighten(far, 0.35))
    })
  const dark = shape(hole)
  const lamp = pen.isDark ? shape(lit) : dark
  for (const [x, width, height] of walls) {
    pen.rect([x, 0, width, height], far)
    pen.rect([x - 0.15, height - 0.1, width + 0.3, 0.4], lighten(far, 0.3))
    pen.rect([x, 0, width, 3.6], darken(far, 0.06))
    const columns = Math.max(1, Math.floor((width - 0.8) / 2.9))
    const step = width / columns
    for (let y = 4.8; y < height - 2.4; y += 3.3) {
      for (let column = 0; column < columns; column++)
        pen.use(pen.random.chance(pen.hour.litShare * 0.5) ? lamp : dark, x + step * (column + 0.5) - 0.55, y)
    }
  }
}

/** A dry-stone wall along the pavement. */
export function drawStoneWall(pen: Pen, left: number, right: number, height: number, material: Hex = '#cbb999'): void {
  pen.rect([left, 0, right - left, height], pen.paint(material))
  let joints = ''
  for (let x = left + 0.2; pen.isFine && x < right - 0.5; x += pen.random.between(0.5, 0.9))
    joints += d`M${x} ${pen.random.between(0.15, height - 0.15)}h.4`
  if (joints) pen.line(joints, darken(pen.paint(material), 0.35), 0.07, { opacity: 0.6 })
  pen.rect([left - 0.05, height, right - left + 0.1, 0.14], lighten(pen.paint(material), 0.2))
}

/** Steps up to a door. */
export function drawSteps(pen: Pen, x: number, width: number, count: number, material: Hex): void {
  for (let step = 0; step < count; step++) {
    const points: Point[] = [
      [x - (count - step) * 0.3, step * 0.16],
      [x + width + (count - step) * 0.3, step * 0.16],
      [x + width + (count - step) * 0.3, (step + 1) * 0.16],
      [x - (count - step) * 0.3, (step + 1) * 0.16],
    ]
    pen.polygon(points, lighten(pen.paint(material), step * 0.08))
  }
}
