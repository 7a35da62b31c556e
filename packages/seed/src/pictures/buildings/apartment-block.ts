import { d } from '../core/svg.ts'
import { defineOpening, put } from '../parts/openings.ts'
import { drawBushes } from '../parts/plants.ts'
import { defineBalcony, drawBalustrade, drawCornice, drawCourses, drawWall } from '../parts/walls.ts'
import type { Building } from './building.ts'

const WALLS = ['#dfa983', '#e2bf84', '#e0a48f', '#bccaa9', '#e7cfa6'] as const
const SHUTTERS = ['#4b7a70', '#3f6f7c', '#6b7d4f'] as const

/** Flats near the sea: an arcade, a band of tiles, tall windows with shutters, iron balconies, a pergola on the roof. */
export const apartmentBlock: Building = (pen) => {
  const { random } = pen
  const bays = random.integer(5, 7)
  const storeys = random.integer(3, 4)
  const bay = 2.9
  const width = bays * bay
  const base = 4.7
  const storey = 3.45
  const height = base + storeys * storey
  drawWall(pen, [0, 0, width, height], random.pick(WALLS))
  pen.rect([0, 0, width, base], pen.paint('#e9dfcb'))
  drawCourses(pen, [0, 0, width, base], '#d8cbb0', 0.55)

  const arcade = defineOpening(pen, {
    width: 1.7,
    height: 3.4,
    arch: true,
    rows: 3,
    surround: '#d8c6a4',
    sill: false,
    frame: '#37564f',
  })
  const tall = defineOpening(pen, {
    width: 1.05,
    height: 2.45,
    rows: 3,
    surround: '#f3e6cf',
    sill: false,
    shutters: random.pick(SHUTTERS),
    depth: 0.2,
    blind: '#e9dfcb',
  })
  const balcony = defineBalcony(pen, 2.25)
  for (let column = 0; column < bays; column++) {
    put(pen, arcade, column * bay + 0.6, 0)
    for (let floor = 0; floor < storeys; floor++) put(pen, tall, column * bay + 0.925, base + floor * storey + 0.17)
  }
  drawTiles(pen, width, base)
  pen.use(defineBalcony(pen, width - 1.2), 0.6, base + 0.17)
  for (let floor = 1; floor < storeys; floor++) {
    for (let column = 0; column < bays; column++) pen.use(balcony, column * bay + 0.325, base + floor * storey + 0.17)
  }
  drawCornice(pen, [0, height - 0.2, width], '#f1e4cc', 0.4)
  drawBalustrade(pen, 0, height + 0.35, width, '#f1e4cc')
  drawPergola(pen, width * 0.34, height + 0.5)
  return { width, height: height + 3.4 }
}

function drawTiles(pen: Parameters<Building>[0], width: number, y: number): void {
  const tile = pen.isFine
    ? pen.pattern(0.46, 0.46, () => {
        pen.rect([0, 0, 0.46, 0.46], pen.paint('#e8efe9'))
        pen.path('M0 0h.46L0 .46z', pen.paint('#2f7f86'))
        pen.circle(0.23, 0.23, 0.08, pen.paint('#e2b155'))
      })
    : pen.paint('#2f7f86')
  pen.raw(`<g transform="translate(0 ${y - 0.46})">`)
  pen.rect([0, 0, width, 0.46], tile)
  pen.raw('</g>')
  pen.line(d`M0 ${y}h${width}M0 ${y - 0.46}h${width}`, pen.paint('#8d7a5d'), 0.08)
}

function drawPergola(pen: Parameters<Building>[0], x: number, y: number): void {
  pen.line(d`M${x} ${y}v2.3M${x + 3.8} ${y}v2.3M${x - 0.5} ${y + 2.3}h4.8`, pen.paint('#6b5443'), 0.12)
  pen.raw(`<g transform="translate(${x - 0.2} ${y + 2.15})">`)
  drawBushes(pen, [0, 0, 4.2, 0.5], '#5d7f5a')
  pen.raw('</g>')
}
