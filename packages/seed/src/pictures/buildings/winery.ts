import type { Pen, Span } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { defineOpening, glass, put } from '../parts/openings.ts'
import { drawCourses, drawPlinth, drawWall } from '../parts/walls.ts'
import type { Building } from './building.ts'

/** A winery: brick vaults in a row, a fan of glass in each, small windows to keep it cool, barrels by the gate. */
export const winery: Building = (pen) => {
  const wall = pen.random.pick(['#e3c795', '#d8b98c', '#e6d2b0'])
  const brick = pen.random.pick(['#c07a54', '#b0664a'])
  const vaults = pen.random.integer(3, 4)
  const step = 11
  const width = vaults * step
  const spring = 5
  drawWall(pen, [0, 0, width, spring], wall, { depth: 1.3 })
  drawCourses(pen, [0, 0, width, spring], wall, 0.5, 30)
  const gate = Math.floor(vaults / 2)
  const small = defineOpening(pen, { width: 1.3, height: 2, arch: true, rows: 2, surround: brick, frame: '#3f4a44' })
  for (let vault = 0; vault < vaults; vault++) {
    const x = vault * step
    drawVault(pen, [x, spring, step], wall, brick)
    if (vault === gate) drawGate(pen, x + step / 2, brick)
    else for (const along of [1.9, 4.85, 7.8]) put(pen, small, x + along, 1.6)
    if (vault > 0) {
      pen.rect([x - 0.45, 0, 0.9, spring + 0.5], pen.paint(brick))
      pen.shade(d`M${x + 0.45} 0h.5V${spring}l-.5 .5z`, 0.8)
    }
  }
  drawPlinth(pen, 0, width, 0.7, '#a8906e')
  const barrel = defineBarrel(pen)
  for (const along of [1.6, 2.9, 4.2]) pen.use(barrel, (gate + 1) * step + along, 0)
  pen.use(barrel, (gate + 1) * step + 2.25, 1.15)
  pen.use(barrel, (gate + 1) * step + 3.55, 1.15)
  return { width, height: spring + 5 }
}

function drawVault(pen: Pen, [x, spring, width]: Span, wall: string, brick: string): void {
  const rise = 3.6
  const arc = (inset: number, drop: number) =>
    d`M${x + inset} ${spring}C${x + inset} ${spring + (rise - drop) * 1.3} ${x + width - inset} ${spring + (rise - drop) * 1.3} ${x + width - inset} ${spring}`
  pen.path(`${arc(0.2, 0)}z`, pen.paint(wall))
  const { day, lamp } = glass(pen)
  pen.path(`${arc(1.5, 0.85)}z`, pen.random.chance(pen.hour.litShare * 2) ? lamp : day)
  pen.line(
    d`M${x + 3.4} ${spring}v1.7M${x + width / 2} ${spring}v2.6M${x + width - 3.4} ${spring}v1.7M${x + 1.6} ${spring + 0.05}h${width - 3.2}`,
    pen.paint('#3f4a44'),
    0.14,
  )
  pen.shade(
    d`M${x + 0.2} ${spring}C${x + 0.2} ${spring + rise * 1.3} ${x + width - 0.2} ${spring + rise * 1.3} ${x + width - 0.2} ${spring}h-.7C${x + width - 1} ${spring + rise * 1.02} ${x + 1.1} ${spring + rise * 1.02} ${x + 1.1} ${spring}z`,
    0.8,
  )
  pen.line(arc(0.1, 0), pen.paint(brick), 0.62)
  pen.line(arc(-0.1, -0.25), pen.paint('#d9a27d'), 0.12)
}

function drawGate(pen: Pen, x: number, brick: string): void {
  pen.path(d`M${x - 2.1} 0V2.2a2.1 2.1 0 0 0 4.2 0V0z`, pen.paint(brick))
  pen.path(d`M${x - 1.75} 0V2.2a1.75 1.75 0 0 0 3.5 0V0z`, pen.paint('#46624f'))
  let boards = ''
  for (let along = -1.4; along < 1.6; along += 0.4) boards += d`M${x + along} 0V3.2`
  pen.line(boards, pen.hour.shadow, 0.05, { opacity: 0.4 })
  pen.line(d`M${x} 0V3.9M${x - 1.7} 2.2h3.4`, pen.paint('#2f4438'), 0.12)
}

function defineBarrel(pen: Pen): string {
  return pen.define(() => {
    pen.circle(0.6, 0.6, 0.6, pen.paint('#9b6f47'))
    pen.circle(0.6, 0.6, 0.46, pen.paint('#c39765'))
    pen.line('M.25 .35v.5M.48 .2v.8M.72 .2v.8M.95 .35v.5', pen.paint('#8a6240'), 0.04)
  })
}
