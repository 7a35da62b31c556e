import { lighten } from '../core/color.ts'
import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { drawWall } from '../parts/walls.ts'
import type { Building } from './building.ts'

/** A solar farm: tables of panels in two rows, an inverter house, a mast, and the sheep that keep the grass short. */
export const solarFarm: Building = (pen) => {
  const tables = pen.random.integer(4, 5)
  const step = 8.4
  const width = tables * step + 9
  const back = defineTable(pen, 6.6, 0.75)
  const front = defineTable(pen, 7.4, 1)
  pen.group('translate(0 1.6)', () => {
    for (let index = 0; index < tables; index++) pen.use(back, 3.4 + index * step, 0)
  })
  drawInverter(pen, width - 7.6)
  drawMast(pen, width - 1.2)
  for (let index = 0; index < tables; index++) pen.use(front, index * step, 0)
  const sheep = defineSheep(pen)
  for (let index = 0; index < 5; index++) pen.use(sheep, pen.random.between(-3, width - 12), 0)
  return { width, height: 11 }
}

function defineTable(pen: Pen, width: number, scale: number): string {
  return pen.define(() => {
    const rise = 3.3 * scale
    const lean = 1.3 * scale
    pen.shade(d`M.4 0h${width}l1.2 .35H1.6z`, 0.7)
    pen.line(
      d`M${width * 0.18} 0V1.2M${width * 0.82} 0V1.2M${width * 0.3} 0l.5 2.4M${width * 0.9} 0l.4 2.4`,
      pen.paint('#7b878b'),
      0.12,
    )
    const face = d`M0 .7h${width}l${lean} ${rise}h${-width}z`
    pen.path(face, pen.gradient([lighten(pen.paint('#33586c'), 0.28), pen.paint('#2b4a60'), pen.paint('#22394d')]))
    let cells = ''
    const columns = Math.round(width / 0.95)
    for (let column = 1; column < columns; column++) cells += d`M${(width * column) / columns} .7l${lean} ${rise}`
    for (let row = 1; row < 4; row++) cells += d`M${(lean * row) / 4} ${0.7 + (rise * row) / 4}h${width}`
    pen.line(cells, pen.paint('#a9c3cb'), 0.05, { opacity: 0.75 })
    pen.path(d`M${width * 0.12} .7h${width * 0.16}l${lean} ${rise}h${-width * 0.16}z`, '#fff', { opacity: 0.12 })
    pen.line(face, pen.paint('#cfd8d8'), 0.09)
  })
}

function drawInverter(pen: Pen, x: number): void {
  drawWall(pen, [x, 0, 4.6, 3], '#e6dcc8', { depth: 0.8 })
  pen.rect([x - 0.25, 3, 5.1, 0.3], pen.paint('#7a8a86'))
  pen.rect([x + 0.5, 0, 1.1, 2.2], pen.paint('#4c6a66'))
  let vents = ''
  for (let y = 0.8; y < 2.3; y += 0.22) vents += d`M${x + 2.2} ${y}h1.9`
  pen.line(vents, pen.paint('#8d8474'), 0.09)
}

function drawMast(pen: Pen, x: number): void {
  const steel = pen.paint('#5c686c')
  pen.line(d`M${x - 0.5} 0L${x} 10.6L${x + 0.5} 0M${x - 1.5} 9.3h3M${x - 1.1} 8h2.2`, steel, 0.12)
  pen.line(d`M${x - 0.4} 2.2l.75 1.8l-.6 1.9l.5 1.9M${x + 0.4} 2.2l-.75 1.8l.6 1.9`, steel, 0.07)
  pen.line(d`M${x - 1.4} 9.2Q${x + 12} 6 ${x + 26} 8.4M${x + 1.4} 9.2Q${x + 14} 6.6 ${x + 26} 9`, steel, 0.05)
}

function defineSheep(pen: Pen): string {
  return pen.define(() => {
    pen.line('M.3 0v.4M.5 0v.4M1 0v.4M1.18 0v.4', pen.leaf('#3f3a36'), 0.08)
    for (const [x, y, radius] of [
      [0.35, 0.62, 0.3],
      [0.75, 0.7, 0.34],
      [1.12, 0.62, 0.3],
    ] as const)
      pen.circle(x, y, radius, pen.leaf('#f2ecdf'))
    pen.path('M1.3 .8q.4 .1 .42 -.22q-.1 -.2 -.35 -.12z', pen.leaf('#3f3a36'))
  })
}
