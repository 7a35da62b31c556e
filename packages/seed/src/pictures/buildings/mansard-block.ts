import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { defineOpening, drawShopfront, put } from '../parts/openings.ts'
import { drawMansard } from '../parts/roofs.ts'
import { defineBalcony, drawBand, drawCornice, drawCourses, drawWall } from '../parts/walls.ts'
import type { Building } from './building.ts'

const TRIM = '#f3ead8'

/** A bourgeois block of 1900: stone, glazed bays in white wood, iron balconies, a mansard of slate. */
export const mansardBlock: Building = (pen) => {
  const wall = pen.random.pick(['#e2d6bd', '#d9d4c4', '#e4c9a6'])
  const bays = pen.random.integer(6, 7)
  const bay = 2.9
  const width = bays * bay
  const base = 4.4
  const storey = 3.5
  const storeys = 4
  const height = base + storeys * storey
  drawWall(pen, [0, 0, width, height], wall, { depth: 1.4 })
  drawCourses(pen, [0, 0, width, base], wall, 0.55, 16)
  for (let column = 0; column < bays; column++)
    drawShopfront(pen, column * bay + 0.35, bay - 0.7, 3.5, { frame: '#39453f', bays: 2 })
  drawBand(pen, [0, base - 0.35, width], TRIM, 0.35)

  const window = defineOpening(pen, {
    width: 1.15,
    height: 2.3,
    rows: 3,
    surround: TRIM,
    sill: false,
    depth: 0.18,
    blind: '#e6d8bc',
  })
  const balcony = defineBalcony(pen, 2.1, { slab: TRIM })
  const glazed = [1, bays - 2]
  for (let floor = 0; floor < storeys; floor++) {
    const y = base + floor * storey + 0.3
    for (let column = 0; column < bays; column++) {
      const x = column * bay + bay / 2
      if (glazed.includes(column)) continue
      put(pen, window, x - 0.57, y)
      pen.use(balcony, x - 1.05, y)
    }
    drawBand(pen, [0, base + (floor + 1) * storey - 0.12, width], TRIM, 0.16)
  }
  for (const column of glazed) drawGlazedBay(pen, column * bay + bay / 2, base, storey, storeys)
  drawCornice(pen, [0, height - 0.2, width], TRIM, 0.5, 0.55)
  const dormer = defineDormer(pen)
  const roof = drawMansard(pen, [0, height + 0.45, width], '#58656c', (x, y) => pen.use(dormer, x - 0.75, y), bays)
  for (const column of glazed) drawCupola(pen, column * bay + bay / 2, height + 0.45)
  return { width, height: height + roof + 1.2 }
}

function drawGlazedBay(pen: Pen, middle: number, base: number, storey: number, storeys: number): void {
  const width = 2.5
  const bottom = base + 0.2
  const height = storeys * storey - 0.2
  pen.shade(d`M${middle + width / 2} ${bottom + height}h.7V${bottom + 0.3}l-.7 -.3z`, 1.2)
  pen.rect([middle - width / 2, bottom, width, height], pen.paint('#faf6ec'))
  const panes = defineOpening(pen, {
    width: width - 0.24,
    height: 2.1,
    columns: 4,
    rows: 3,
    frame: '#faf6ec',
    sill: false,
    depth: 0.08,
  })
  for (let floor = 0; floor < storeys; floor++) {
    put(pen, panes, middle - width / 2 + 0.12, bottom + floor * storey + 0.95)
    if (pen.isFine)
      pen.line(
        d`M${middle - 0.9} ${bottom + floor * storey + 0.2}v.5h.8v-.5zM${middle + 0.1} ${bottom + floor * storey + 0.2}v.5h.8v-.5z`,
        pen.paint('#cfc6b2'),
        0.06,
      )
  }
  pen.path(d`M${middle - width / 2} ${bottom}h${width}l-.6 -.55h${-width + 1.2}z`, pen.paint('#e4dbc6'))
}

function defineDormer(pen: Pen): string {
  const pane = defineOpening(pen, { width: 0.9, height: 1.3, rows: 2, frame: TRIM, sill: false, depth: 0.12 })
  return pen.define(() => {
    pen.rect([0, 0, 1.5, 1.75], pen.paint(TRIM))
    pen.path('M-.15 1.75a.9 .9 0 0 0 1.8 0z', pen.paint('#4a565d'))
    pen.shade('M1.5 0h.4v1.4l-.4 .35z')
    pen.use(pane.dark[0]!, 0.3, 0.2)
  })
}

function drawCupola(pen: Pen, x: number, y: number): void {
  pen.path(
    d`M${x - 1.5} ${y}C${x - 1.5} ${y + 2} ${x - 0.4} ${y + 2.4} ${x} ${y + 3.5}C${x + 0.4} ${y + 2.4} ${x + 1.5} ${y + 2} ${x + 1.5} ${y}z`,
    pen.paint('#5b8a84'),
  )
  pen.shade(
    d`M${x + 0.3} ${y}C${x + 0.5} ${y + 2} ${x + 0.2} ${y + 2.6} ${x} ${y + 3.5}C${x + 0.4} ${y + 2.4} ${x + 1.5} ${y + 2} ${x + 1.5} ${y}z`,
    0.8,
  )
  pen.line(d`M${x} ${y + 3.4}v1.3`, pen.paint('#2a363a'), 0.1)
}
