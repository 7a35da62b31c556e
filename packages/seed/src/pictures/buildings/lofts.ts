import { darken } from '../core/color.ts'
import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { defineOpening, drawShopfront, put } from '../parts/openings.ts'
import { drawRoofHouse } from '../parts/roofs.ts'
import { defineBalcony, drawBand, drawCourses, drawPlinth, drawWall } from '../parts/walls.ts'
import type { Building } from './building.ts'

/** A warehouse made into flats: brick piers, wide steel windows, hung balconies, a glass storey and a water tank on top. */
export const lofts: Building = (pen) => {
  const brick = pen.random.pick(['#9c5a45', '#a86f52', '#87584c', '#b98563'])
  const bays = pen.random.integer(6, 7)
  const bay = 4.6
  const width = bays * bay
  const base = 4.4
  const storey = 3.9
  const storeys = pen.random.integer(3, 4)
  const height = base + storeys * storey
  drawTopStorey(pen, 3, height + 0.6, width - 6)
  drawWall(pen, [0, 0, width, height], brick, { depth: 1.5 })
  drawCourses(pen, [0, 0, width, height], brick, 0.42, 46)
  const window = defineOpening(pen, {
    width: 3.3,
    height: 2.8,
    columns: 5,
    rows: 4,
    frame: '#2d3a3c',
    surround: darken(brick, 0.2),
    depth: 0.22,
    sill: '#d9c8a8',
    blind: '#ddd3bf',
  })
  const door = defineOpening(pen, {
    width: 3.3,
    height: 3.2,
    columns: 5,
    rows: 3,
    frame: '#2d3a3c',
    sill: false,
    depth: 0.22,
  })
  const balcony = defineBalcony(pen, 3.9, { slab: '#3a4548', iron: '#2d3a3c', height: 1.05 })
  for (let column = 0; column < bays; column++) {
    const x = column * bay + 0.65
    for (let floor = 0; floor < storeys; floor++) {
      const y = base + floor * storey
      const hasBalcony = (column * 2 + floor * 3) % 5 < 2
      put(pen, hasBalcony ? door : window, x, y + (hasBalcony ? 0.15 : 0.6))
      if (hasBalcony) {
        pen.use(balcony, x - 0.3, y + 0.15)
        pen.line(
          d`M${x - 0.2} ${y + 1.2}L${x + 0.2} ${y + 3.1}M${x + 3.5} ${y + 1.2}L${x + 3.1} ${y + 3.1}`,
          pen.paint('#2d3a3c'),
          0.06,
        )
      }
    }
    drawShopfront(pen, x, 3.3, 3.5, { frame: '#2d3a3c', bays: 3 })
  }
  for (let column = 0; column <= bays; column++) {
    const x = Math.min(width - 0.7, Math.max(0, column * bay - 0.35))
    pen.rect([x, 0, 0.7, height], pen.paint(darken(brick, 0.07)))
    if (pen.isFine && column < bays) pen.shade(d`M${x + 0.7} 0h.18V${height - 0.4}h-.18z`, 0.9)
  }
  drawPlinth(pen, 0, width, 0.6, '#8d8478')
  drawBand(pen, [0, base - 0.4, width], '#d9c8a8', 0.3)
  drawBand(pen, [0, height - 0.7, width], '#d9c8a8', 0.26)
  pen.rect([-0.2, height, width + 0.4, 0.5], pen.paint(darken(brick, 0.18)))
  return { width, height: height + 9 }
}

function drawTopStorey(pen: Pen, x: number, y: number, width: number): void {
  pen.group(d`translate(0 ${y - 0.4})`, () =>
    drawShopfront(pen, x, width, 3.2, { frame: '#2d3a3c', bays: Math.round(width / 1.5) }),
  )
  pen.rect([x - 0.8, y + 2.8, width + 1.6, 0.32], pen.paint('#39474a'))
  drawRoofHouse(pen, [x + 2, y + 3.1, 2.6, 1.8], '#9a938a')
  const tank = x + width - 4.5
  pen.line(
    d`M${tank - 1} ${y + 3.1}l.25 2M${tank + 1} ${y + 3.1}l-.25 2M${tank - 1} ${y + 3.1}l1.8 2M${tank + 1} ${y + 3.1}l-1.8 2`,
    pen.paint('#3a4548'),
    0.11,
  )
  pen.rect([tank - 1.2, y + 5, 2.4, 2.3], pen.paint('#8a6a4d'))
  pen.shade(d`M${tank + 0.5} ${y + 5}h.7v2.3h-.7z`)
  pen.polygon(
    [
      [tank - 1.35, y + 7.3],
      [tank, y + 8.3],
      [tank + 1.35, y + 7.3],
    ],
    pen.paint('#5a4a40'),
  )
}
