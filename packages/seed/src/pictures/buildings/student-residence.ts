import { lighten } from '../core/color.ts'
import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { drawShopfront, glass } from '../parts/openings.ts'
import { drawRoofHouse, drawRoofPanels } from '../parts/roofs.ts'
import { drawWall, railing } from '../parts/walls.ts'
import type { Building } from './building.ts'

const CURTAINS = ['#c7734f', '#d9b25f', '#6f9c94'] as const

/** A student residence: a grid of concrete with deep terraces, curtains of three colours, panels on the roof. */
export const studentResidence: Building = (pen) => {
  const concrete = pen.random.pick(['#dcd5c6', '#cfcbc2', '#e2d6bf'])
  const columns = pen.random.integer(8, 11)
  const rows = pen.random.integer(4, 6)
  const cell = { width: 3.3, height: 3.05 }
  const base = 4.1
  const width = columns * cell.width
  const height = base + rows * cell.height
  drawWall(pen, [0, 0, width, height], concrete, { depth: 1.6 })
  drawShopfront(pen, 0.45, width - 0.9, base - 0.4, { frame: '#48565a', bays: columns * 2 })
  for (let column = 0; column <= columns; column++)
    pen.rect([Math.min(width - 0.45, Math.max(0, column * cell.width - 0.22)), 0, 0.45, base], pen.paint(concrete))

  const { day, lamp } = glass(pen)
  const dark = [undefined, undefined, ...CURTAINS].map((curtain) => defineTerrace(pen, day, curtain))
  const lit = pen.hour.litShare > 0 ? [undefined, CURTAINS[0]].map((curtain) => defineTerrace(pen, lamp, curtain)) : []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const isLit = pen.random.chance(pen.hour.litShare) && lit.length > 0
      pen.use(pen.random.pick(isLit ? lit : dark), column * cell.width + 0.25, base + row * cell.height + 0.22)
    }
  }
  pen.rect([-0.2, height, width + 0.4, 0.45], lighten(pen.paint(concrete), 0.35))
  drawRoofPanels(pen, 2.4, height + 0.35, width * 0.78, Math.floor(columns * 0.65))
  drawRoofHouse(pen, [width - 5, height + 0.4, 3, 2.5], concrete)
  return { width, height: height + 3 }
}

function defineTerrace(pen: Pen, back: string, curtain?: string): string {
  return pen.define(() => {
    pen.rect([0, 0, 2.8, 2.6], back)
    if (curtain) pen.rect([1.4, 0, 1.4, 2.6], pen.paint(curtain))
    pen.line('M1.4 0V2.6M.7 0V2.6', pen.paint('#f2ece0'), 0.06)
    pen.shade(d`M0 2.6H2.8V1.75H.75V0H0z`, 1.7)
    pen.rect([0, 0, 2.8, 1], railing(pen))
    pen.rect([0, 1, 2.8, 0.07], pen.paint('#2a363a'))
  })
}
