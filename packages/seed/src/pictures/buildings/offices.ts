import { lighten } from '../core/color.ts'
import type { Box, Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { drawShopfront, glass } from '../parts/openings.ts'
import { drawBushes } from '../parts/plants.ts'
import { drawRoofPanels } from '../parts/roofs.ts'
import { drawWall } from '../parts/walls.ts'
import type { Building } from './building.ts'

/** Offices: bands of glass behind thin slats, stepped back into planted terraces. */
export const offices: Building = (pen) => {
  const slab = pen.random.pick(['#e6dfd1', '#d8dcda', '#e0cdb4'])
  const slat = pen.random.pick(['#b98d5f', '#8f9aa0', '#a9694c'])
  const storey = 3.8
  const base = 4.6
  const steps = pen.random.pick([
    [40, 40, 32, 32, 24],
    [36, 36, 36, 28, 28, 20],
    [42, 34, 34, 26],
  ] as const)
  const width = steps[0]
  drawWall(pen, [0, 0, width, base], slab, { depth: 1.6 })
  drawShopfront(pen, 0.8, width - 1.6, base - 0.7, { frame: '#3a484d', bays: Math.round(width / 2) })
  for (const [floor, length] of steps.entries()) {
    drawStorey(pen, [0, base + floor * storey, length, storey], slab, slat, floor > 0 ? steps[floor - 1]! : length)
  }
  const top = base + steps.length * storey
  const last = steps.at(-1)!
  pen.rect([-0.2, top, last + 0.4, 0.45], lighten(pen.paint(slab), 0.3))
  drawRoofPanels(pen, 1.5, top + 0.4, last - 3, Math.floor(last / 4))
  return { width, height: top + 1.6 }
}

function drawStorey(pen: Pen, [x, y, width, height]: Box, slab: string, slat: string, below: number): void {
  const { day, lamp } = glass(pen)
  pen.shade(d`M${x + width} ${y + height}l1.1 -1.1V${y}h-1.1z`, 0.8)
  pen.rect([x, y, width, height], day)
  for (let bay = 0; bay < width / 2; bay++)
    if (pen.random.chance(pen.hour.litShare * 0.8)) pen.rect([x + bay * 2, y + 0.4, 2, height - 0.4], lamp)
  pen.path(d`M${x + width * 0.18} ${y}l3 ${height}h4l-3 ${-height}z`, '#fff', { opacity: 0.1 })
  pen.shade(d`M${x} ${y + height}h${width}v-.6h${-width}z`, 1.3)
  let slats = ''
  for (let along = 0.3; along < width; along += pen.isFine ? 0.62 : 1.6)
    if (Math.floor(along / 4) % 3 !== Math.floor(y) % 3) slats += d`M${x + along} ${y + 0.3}V${y + height}`
  pen.line(slats, pen.paint(slat), 0.13)
  pen.rect([x - 0.35, y - 0.12, width + 0.7, 0.5], pen.paint(slab))
  pen.rect([x - 0.35, y + 0.34, width + 0.7, 0.08], lighten(pen.paint(slab), 0.4))
  if (below > width) {
    pen.rect([x + width, y, below - width + 0.2, 0.45], pen.paint(slab))
    pen.group(d`translate(${x + width + 0.9} ${y + 0.45})`, () =>
      drawBushes(pen, [0, 0, below - width - 1.2, 1], '#67875b'),
    )
  }
}
