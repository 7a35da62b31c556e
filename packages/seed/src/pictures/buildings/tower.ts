import { lighten } from '../core/color.ts'
import { d } from '../core/svg.ts'
import { drawShopfront, glass } from '../parts/openings.ts'
import { drawWall } from '../parts/walls.ts'
import type { Building } from './building.ts'

/** A tower of flats: fins, terraces that shift from storey to storey, a glazed podium. */
export const tower: Building = (pen) => {
  const wall = pen.random.pick(['#e4ddd0', '#d7dad4', '#e3d2bb'])
  const storeys = pen.random.integer(13, 17)
  const storey = 3.15
  const base = 7
  const width = 21
  const left = 9
  const height = base + storeys * storey
  drawWall(pen, [0, 0, width + 18, base], '#cfc4b1', { depth: 1.4 })
  drawShopfront(pen, 0.6, width + 16.8, base - 1, { frame: '#3e4c52', bays: 22 })
  pen.rect([0, 3.2, width + 18, 0.5], pen.paint('#cfc4b1'))
  pen.shade(d`M${left + width} ${height}l1.9 -1.9V${base}h-1.9z`, 0.8)
  drawWall(pen, [left, base, width, height - base], wall)

  const { day, lamp } = glass(pen)
  const unit = (fill: string) =>
    pen.define(() => {
      pen.rect([0, 0, 2.2, 2.5], fill)
      pen.shade('M0 0V2.5H2.2v-.4H.4V0z', 1.4)
      pen.line('M1.1 0v2.5', pen.paint('#efe8da'), 0.09)
    })
  const dark = unit(day)
  const lit = unit(lamp)
  const row = pen.define(() => Array.from({ length: 8 }, (_, index) => pen.use(dark, index * 2.58, 0)))
  const fin = pen.define(() => pen.rect([0, 0, 0.3, 2.5], pen.paint('#b7a58b')))
  const terrace = pen.define(() => {
    pen.shade('M0 0h5l.6 -.7h-5z')
    pen.rect([0, 0, 5, 0.95], lighten(pen.paint(wall), 0.3))
  })
  for (let floor = 0; floor < storeys; floor++) {
    const y = base + floor * storey + 0.28
    pen.use(row, left + 0.35, y)
    for (let index = 0; index < 8; index++) {
      if (pen.random.chance(pen.hour.litShare * (pen.isFine ? 1 : 0.45))) pen.use(lit, left + 0.35 + index * 2.58, y)
      if (pen.isFine && (index * 7 + floor * 3) % 5 < 2) pen.use(fin, left + 0.9 + index * 2.58, y)
    }
    pen.use(terrace, left + 0.2 + (floor % 3) * 5.3, y - 0.25)
    if (floor % 3 === 1) pen.use(terrace, left + 15.9, y - 0.25)
  }
  pen.rect([left - 0.2, height, width + 0.4, 0.6], lighten(pen.paint(wall), 0.3))
  pen.rect([left + 4, height + 0.6, 9, 3], pen.paint('#b7a58b'))
  pen.shade(d`M${left + 11.4} ${height + 0.6}h1.6v3h-1.6z`)
  pen.line(d`M${left + 11} ${height + 3.6}v4.2M${left + 6} ${height + 3.6}v1.6`, pen.paint('#2a363a'), 0.15)
  return { width: width + 18, height: height + 6 }
}
