import { darken, lighten, mix, type Hex } from '../core/color.ts'
import type { Box, Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'

/* Things on a map, in pixels. Shadows fall to the lower right, as everywhere. */

/** A tree from above. */
export function defineMapTree(pen: Pen, radius: number, color: Hex = '#8fb083'): string {
  return pen.define(() => {
    pen.circle(radius * 0.28, radius * 0.34, radius, pen.hour.shadow, { opacity: 0.22 })
    pen.circle(0, 0, radius, color)
    pen.circle(-radius * 0.25, -radius * 0.25, radius * 0.55, lighten(color, 0.22))
    pen.circle(0, 0, radius * 0.16, darken(color, 0.4))
  })
}

/** A roof with one ridge: the lower side in shade. */
export function drawMapRoof(pen: Pen, [x, y, width, depth]: Box, color: Hex, isFlat = false): void {
  pen.path(d`M${x + 6} ${y + 7}h${width}v${depth}h${-width}z`, pen.hour.shadow, { opacity: 0.28 })
  pen.rect([x, y, width, depth], color)
  if (isFlat) {
    pen.rect([x + 4, y + 4, width - 8, depth - 8], lighten(color, 0.2))
    return
  }
  if (width >= depth) pen.rect([x, y + depth / 2, width, depth / 2], darken(color, 0.12))
  else pen.rect([x + width / 2, y, width / 2, depth], darken(color, 0.12))
}

/** Many roofs at once, by colour, so that a whole quarter stays a small file. */
export function drawMapRoofs(
  pen: Pen,
  roofs: readonly { x: number; y: number; width: number; depth: number; color: Hex }[],
): void {
  const box = (x: number, y: number, width: number, depth: number) =>
    `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(depth)}h${-Math.round(width)}z`
  pen.path(roofs.map(({ x, y, width, depth }) => box(x + 6, y + 7, width, depth)).join(''), pen.hour.shadow, {
    opacity: 0.28,
  })
  for (const color of new Set(roofs.map((roof) => roof.color))) {
    pen.path(
      roofs
        .filter((roof) => roof.color === color)
        .map(({ x, y, width, depth }) => box(x, y, width, depth))
        .join(''),
      color,
    )
  }
  const shaded = roofs.map(({ x, y, width, depth }) =>
    width >= depth ? box(x, y + depth / 2, width, depth / 2) : box(x + width / 2, y, width / 2, depth),
  )
  pen.path(shaded.join(''), pen.hour.shadow, { opacity: 0.14 })
}

/** A road with its kerbs and, when it is wide enough, a broken line in the middle. */
export function drawRoad(pen: Pen, data: string, width: number, color: Hex = '#f8f3e9'): void {
  pen.line(data, mix(color, '#8a7a60', 0.35), width + 4)
  pen.line(data, color, width)
  if (width > 34) pen.line(data, '#cdbfa3', 2, { 'stroke-dasharray': '16 14' })
}

/** Water with lines that follow its shore. */
export function drawMapWater(pen: Pen, data: string): void {
  pen.path(data, '#78b0b1')
  pen.line(data, '#1f323b', 3)
}
