import { lighten } from '../core/color.ts'
import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { defineOpening, glass, put } from '../parts/openings.ts'
import { drawSteps } from '../parts/ground.ts'
import { drawBand, drawCornice, drawCourses, drawWall, relief } from '../parts/walls.ts'
import type { Building } from './building.ts'

const TRIM = '#f3e8d2'

/** A theatre to be brought back: columns and a pediment before an auditorium with a shallow dome. */
export const theatre: Building = (pen) => {
  const wall = pen.random.pick(['#d7a58c', '#cbb9a2', '#b9c0b4'])
  const wing = 8
  const portico = 17
  const width = 2 * wing + portico
  const height = 12.5
  drawDome(pen, width / 2, height + 0.5)
  drawWall(pen, [0, 0, width, height], wall, { depth: 1.5 })
  drawCourses(pen, [0, 0, width, 4.2], wall, 0.6, 12)
  const arched = defineOpening(pen, {
    width: 1.7,
    height: 3.6,
    arch: true,
    columns: 2,
    rows: 3,
    surround: TRIM,
    frame: '#4a3f38',
  })
  const square = defineOpening(pen, { width: 1.4, height: 1.3, surround: TRIM, frame: '#4a3f38' })
  for (const left of [0, wing + portico]) {
    for (const along of [1.5, 4.8]) {
      put(pen, square, left + along + 0.15, 1.6)
      put(pen, arched, left + along, 5.6)
    }
    drawCornice(pen, [left, height - 0.4, wing], TRIM, 0.25, 0.5)
  }
  drawBand(pen, [0, 4.3, width], TRIM, 0.32)
  drawPortico(pen, wing, portico, height, wall)
  return { width, height: height + 7.6 }
}

function drawPortico(pen: Pen, x: number, width: number, height: number, wall: string): void {
  const { day, lamp } = glass(pen)
  const stone = pen.paint(TRIM)
  pen.rect([x, 0, width, height - 1.2], pen.paint(wall))
  pen.shade(d`M${x} 0h${width}V${height - 1.2}h${-width}z`, 0.9)
  const door = defineOpening(pen, {
    width: 1.7,
    height: 3.4,
    columns: 2,
    rows: 2,
    sill: false,
    frame: '#6a4a33',
    surround: TRIM,
  })
  for (let index = 0; index < 5; index++) {
    const left = x + 1.05 + index * 3.3
    pen.use((pen.isDark ? door.lit : door.dark)[0]!, left, 0.96)
    pen.rect([left, 5.6, 1.7, 3.6], pen.isDark ? lamp : day)
    pen.line(d`M${left} 7.6h1.7M${left + 0.85} 5.6v3.6`, pen.paint('#4a3f38'), 0.09)
  }
  drawSteps(pen, x - 0.2, width + 0.4, 6, '#cfc3ab')
  const column = pen.define(() => {
    pen.rect([-0.55, 0, 1.1, 0.4], stone)
    pen.path('M-.42 .4L-.36 9.3h.72L.42 .4z', stone)
    pen.path('M-.42 .4L-.36 9.3h.72L.42 .4z', relief(pen))
    pen.line('M-.15 .5V9.2M.08 .5V9.2M.26 .5V9.2', pen.hour.shadow, 0.05, { opacity: 0.35 })
    pen.shade('M.4 .4h.6v8.5l-.64 .4z', 1)
    pen.rect([-0.6, 9.3, 1.2, 0.45], lighten(stone, 0.3))
  })
  for (let index = 0; index <= 5; index++) pen.use(column, x + 0.3 + index * ((width - 0.6) / 5), 0.96)
  pen.rect([x - 0.4, height - 1.8, width + 0.8, 1.3], stone)
  pen.shade(d`M${x - 0.4} ${height - 1.8}h${width + 0.8}v-.4h${-width}z`)
  const pediment = d`M${x - 0.8} ${height - 0.5}h${width + 1.6}L${x + width / 2} ${height + 3.4}z`
  pen.path(pediment, lighten(stone, 0.15))
  pen.path(d`M${x + 1.4} ${height - 0.05}h${width - 2.8}L${x + width / 2} ${height + 2.6}z`, pen.paint(wall))
  pen.shade(d`M${x + 1.4} ${height - 0.05}L${x + width / 2} ${height + 2.6}v-.45L${x + 2.6} ${height - 0.05}z`, 1.2)
  pen.circle(x + width / 2, height + 0.85, 0.75, stone)
}

function drawDome(pen: Pen, x: number, y: number): void {
  const copper = pen.paint('#6a958a')
  pen.rect([x - 8.2, y - 0.6, 16.4, 2.4], pen.paint('#ddd0b6'))
  const shape = d`M${x - 7.6} ${y + 1.8}C${x - 6.4} ${y + 6.4} ${x + 6.4} ${y + 6.4} ${x + 7.6} ${y + 1.8}z`
  pen.path(shape, copper)
  pen.path(shape, relief(pen))
  let ribs = ''
  for (const along of [-0.7, -0.4, -0.12, 0.16, 0.45, 0.75])
    ribs += d`M${x + along * 7.6} ${y + 1.8}Q${x + along * 6} ${y + 4.6} ${x} ${y + 5.3}`
  pen.line(ribs, lighten(copper, 0.25), 0.08)
  pen.rect([x - 0.7, y + 5.1, 1.4, 1], pen.paint('#ddd0b6'))
  pen.line(d`M${x} ${y + 6.1}v1.4`, pen.paint('#c9a44e'), 0.14)
}
