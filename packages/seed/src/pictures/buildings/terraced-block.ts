import { lighten } from '../core/color.ts'
import type { Box, Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { defineOpening, drawShopfront, put } from '../parts/openings.ts'
import { drawBushes } from '../parts/plants.ts'
import { drawWall, railing, relief } from '../parts/walls.ts'
import type { Building } from './building.ts'

/** Flats as a hill: each storey steps back on both sides and leaves a planted terrace. */
export const terracedBlock: Building = (pen) => {
  const wall = pen.random.pick(['#e9dfcc', '#d9a887', '#cfd3c6', '#e3c9b2'])
  const storeys = pen.random.integer(5, 6)
  const storey = 3.2
  const base = 3.8
  const step = 3.4
  const width = 17 + storeys * step * 1.7
  drawWall(pen, [0, 0, width, base], '#d8ccb5', { depth: 1.2 })
  drawShopfront(pen, 1, width - 2, base - 0.6, { frame: '#4a5a58', bays: Math.round(width / 2.1) })
  let left = 0
  let right = width
  for (let floor = 0; floor < storeys; floor++) {
    drawStorey(pen, [left, base + floor * storey, right - left, storey], wall, floor)
    if (floor % 3 === 1) left += step
    right -= step * (floor % 2 === 0 ? 1 : 1.7)
  }
  const top = base + storeys * storey
  pen.rect([left + 4, top, 4.5, 2.2], pen.paint(wall))
  pen.rect([left + 3.7, top + 2.2, 5.1, 0.25], lighten(pen.paint(wall), 0.35))
  return { width, height: top + 2.4 }
}

function drawStorey(pen: Pen, [left, y, width, storey]: Box, wall: string, floor: number): void {
  const right = left + width
  const color = pen.paint(floor % 2 ? lighten(wall, 0.12) : wall)
  pen.shade(d`M${right} ${y + storey}l1 -1V${y}h-1z`, 0.7)
  pen.rect([left, y, width, storey], color)
  pen.rect([left, y, width, storey], relief(pen))
  const window = defineOpening(pen, {
    width: 2.2,
    height: 2.3,
    columns: 2,
    rows: 1,
    sill: false,
    frame: '#3c484a',
    depth: 0.26,
    blind: '#e9dcc2',
  })
  const count = Math.floor((width - 1) / 3.3)
  const gap = width / count
  for (let index = 0; index < count; index++) put(pen, window, left + gap * (index + 0.5) - 1.1, y + 0.25)
  pen.rect([left, y, width, 1], railing(pen))
  pen.rect([left - 0.2, y - 0.1, width + 0.4, 0.26], lighten(color, 0.4))
  pen.rect([left, y + 0.98, width, 0.07], pen.paint('#2a363a'))
  pen.shade(d`M${left} ${y + storey}h${width}v-.3h${-width}z`, 1.2)
  for (let index = 0; index < count; index++) {
    if ((index + floor) % 2 === 0)
      pen.group(d`translate(${left + gap * index + 0.3} ${y + 0.15})`, () =>
        drawBushes(
          pen,
          [0, 0, gap * 0.8, 0.85],
          pen.random.pick(['#64835a', '#7a9463']),
          floor % 2 ? '#c27a8a' : undefined,
        ),
      )
  }
}
