import type { Pen } from '../core/pen.ts'
import { lighten } from '../core/color.ts'
import { d } from '../core/svg.ts'
import { defineOpening, drawShopfront, put } from '../parts/openings.ts'
import { drawBushes } from '../parts/plants.ts'
import { defineBalcony, drawBalustrade, drawBand, drawCornice, drawCourses, drawWall, relief } from '../parts/walls.ts'
import type { Building } from './building.ts'

const TRIM = '#f6eedd'

/** A grand hotel: a round corner under a dome, three storeys of arched and straight windows, awnings, a canopy, a terrace. */
export const hotel: Building = (pen) => {
  const wall = pen.random.pick(['#efe2cc', '#e7cdb8', '#d9dccd', '#eed9a8'])
  const awning = pen.random.pick(['#b5573a', '#2f6f78', '#7a4a5c'])
  const bays = pen.random.integer(6, 8)
  const bay = 3.2
  const corner = 7
  const width = corner + bays * bay
  const base = 4.8
  const storeys = 4
  const storey = 3.5
  const height = base + storeys * storey
  drawWall(pen, [corner, 0, width - corner, height], wall, { depth: 1.5 })
  drawCourses(pen, [corner, 0, width - corner, base], wall, 0.6)
  drawShopfront(pen, corner + 0.6, width - corner - 1.2, 3.7, { frame: '#3c4a44', awning, bays: bays * 2 })

  const arched = defineOpening(pen, { width: 1.2, height: 2.6, arch: true, rows: 2, surround: TRIM, sill: false })
  const tall = defineOpening(pen, { width: 1.2, height: 2.3, rows: 3, surround: TRIM, depth: 0.18, blind: '#e9dcc2' })
  const balcony = defineBalcony(pen, 2.1, { slab: TRIM })
  for (let floor = 0; floor < storeys; floor++) {
    const y = base + floor * storey
    for (let column = 0; column < bays; column++) {
      const x = corner + bay * (column + 0.5) - 0.6
      put(pen, floor === 0 ? arched : tall, x, y + (floor === 0 ? 0.2 : 0.6))
      if (floor === 0 || (floor === 2 && column % 2 === 0)) pen.use(balcony, x - 0.45, y + (floor === 0 ? 0.2 : 0.6))
    }
    drawBand(pen, [corner, y - 0.28, width - corner], TRIM, 0.26)
  }
  drawCornice(pen, [corner, height - 0.3, width - corner], TRIM, 0.45, 0.5)
  drawBalustrade(pen, corner, height + 0.35, width - corner, TRIM)
  pen.group(`translate(${corner + 6} ${height + 0.9})`, () =>
    drawBushes(pen, [0, 0, width - corner - 9, 0.8], '#64835a'),
  )
  drawRotunda(pen, corner, height, { wall, accent: awning, base, storey, storeys })
  return { width, height: height + 9 }
}

function drawRotunda(
  pen: Pen,
  width: number,
  top: number,
  {
    wall,
    accent,
    base,
    storey,
    storeys,
  }: { wall: string; accent: string; base: number; storey: number; storeys: number },
): void {
  const height = top + 1.4
  pen.shade(d`M${width} ${height}l1.3 -1.3V0h-1.3z`, 0.8)
  pen.rect([0, 0, width, height], pen.paint(lighten(wall, 0.2)))
  pen.rect([0, 0, width, height], relief(pen))
  pen.path(d`M${width * 0.72} 0H${width}V${height}h${-width * 0.28}z`, pen.hour.shadow, { opacity: 0.08 })
  const window = defineOpening(pen, { width: 1.15, height: 2.5, rows: 3, surround: TRIM, sill: false })
  const balcony = defineBalcony(pen, width - 0.4, { slab: TRIM })
  for (let floor = 0; floor < storeys; floor++) {
    for (const x of [0.75, 2.92, 5.1]) put(pen, window, x, base + floor * storey + 0.25)
    pen.use(balcony, 0.2, base + floor * storey + 0.2)
  }
  drawShopfront(pen, 0.7, width - 1.4, 3.6, { frame: '#3c4a44', bays: 4 })
  pen.rect([-0.8, 3.9, width + 1.4, 0.3], pen.paint(accent))
  pen.line(d`M0 4.2l1.4 1.3M${width} 4.2l-1.4 1.3`, pen.paint('#2a363a'), 0.07)
  drawCornice(pen, [0, height - 0.3, width], TRIM, 0.4, 0.45)
  const dome = pen.paint('#5f8f86')
  const shape = d`M.4 ${height + 0.4}C.3 ${height + 4.2} ${width * 0.34} ${height + 4.8} ${width / 2} ${height + 6}C${width * 0.66} ${height + 4.8} ${width - 0.3} ${height + 4.2} ${width - 0.4} ${height + 0.4}z`
  pen.path(shape, dome)
  pen.path(shape, relief(pen))
  pen.line(
    d`M${width * 0.3} ${height + 0.4}Q${width * 0.3} ${height + 3.6} ${width / 2} ${height + 6}Q${width * 0.7} ${height + 3.6} ${width * 0.7} ${height + 0.4}M${width / 2} ${height + 0.4}v5.6`,
    lighten(dome, 0.3),
    0.1,
  )
  pen.circle(width / 2, height + 1.7, 0.55, pen.isDark ? '#ffe3a0' : pen.paint('#cfe0dc'))
  pen.line(d`M${width / 2} ${height + 6}v1.6`, pen.paint('#c9a44e'), 0.16)
  pen.circle(width / 2, height + 6.4, 0.3, pen.paint('#d8b45e'))
}
