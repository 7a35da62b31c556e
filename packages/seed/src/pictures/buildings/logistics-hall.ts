import { darken, lighten } from '../core/color.ts'
import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { drawShopfront } from '../parts/openings.ts'
import { drawRoofPanels } from '../parts/roofs.ts'
import { drawWall } from '../parts/walls.ts'
import type { Building } from './building.ts'

/** A logistics hall: ribbed metal in three bands, docks with lorries at them, a glazed office at the corner, panels on the roof. */
export const logisticsHall: Building = (pen) => {
  const [light, middle, dark] = pen.random.pick([
    ['#d9ddd8', '#8fa7a8', '#3f6670'],
    ['#e2d9c9', '#c2a987', '#7a5a45'],
    ['#d5dbdf', '#9fb0bf', '#4a617a'],
  ] as const)
  const docks = pen.random.integer(5, 6)
  const step = 5.2
  const office = 14
  const width = office + docks * step + 2
  const height = 12
  drawWall(pen, [0, 0, width, height], light, { depth: 1.8 })
  pen.rect([office, height * 0.62, width - office, height * 0.2], pen.paint(middle))
  pen.rect([office, 0, width - office, height * 0.42], pen.paint(dark))
  drawRibs(pen, office, width, height)
  drawWall(pen, [-0.4, 0, office, height - 2.4], '#ece6d9', { shadow: false })
  drawShopfront(pen, 0.4, office - 1.6, 3.6, { frame: '#33464c', bays: 8 })
  drawShopfront2(pen, 0.4, 4.8, office - 1.6, 3)
  pen.rect([-1, 3.75, office + 0.6, 0.35], pen.paint(dark))
  pen.shade(d`M${office - 0.4} ${height - 2.4}l1.4 -1.4V0h-1.4z`, 0.9)

  const dock = defineDock(pen, dark)
  const lorry = defineLorry(pen)
  for (let index = 0; index < docks; index++) {
    const x = office + 1.2 + index * step
    pen.use(dock, x, 0)
    if ((index * 5 + docks) % 7 < 3)
      pen.use(lorry, x + 0.35, 0, { fill: pen.paint(pen.random.pick(['#e9e2d3', '#c2694a', '#2f7f86', '#d8a24a'])) })
  }
  pen.rect([-0.5, height, width + 0.8, 0.4], darken(pen.paint(light), 0.15))
  drawRoofPanels(pen, office + 2, height + 0.3, width - office - 4, Math.floor((width - office) / 3.6))
  return { width, height: height + 1.4 }
}

function drawRibs(pen: Pen, left: number, width: number, height: number): void {
  let ribs = ''
  for (let x = left + 0.5; x < width; x += pen.isFine ? 0.5 : 1.6) ribs += d`M${x} 0V${height}`
  pen.line(ribs, pen.hour.shadow, 0.05, { opacity: 0.2 })
}

function drawShopfront2(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.raw(`<g transform="translate(0 ${y})">`)
  drawShopfront(pen, x, width, height, { frame: '#33464c', bays: 8 })
  pen.raw('</g>')
}

function defineDock(pen: Pen, dark: string): string {
  return pen.define(() => {
    pen.rect([0, 0, 3.6, 4.4], pen.paint('#2a3438'))
    pen.rect([0.3, 1.15, 3, 3], pen.paint('#cfd2ca'))
    pen.line('M.3 1.75h3M.3 2.35h3M.3 2.95h3M.3 3.55h3', pen.paint('#9aa09b'), 0.06)
    pen.rect([0.3, 0, 0.35, 1.1], pen.paint('#d8a24a'))
    pen.rect([2.95, 0, 0.35, 1.1], pen.paint('#d8a24a'))
    pen.rect([-0.2, 4.4, 4, 0.25], pen.paint(darken(dark, 0.2)))
    pen.shade('M-.2 4.4h4v-.5H.2z')
  })
}

/* Seen from behind, as it stands at the dock. The trailer takes its colour from whoever uses it. */
function defineLorry(pen: Pen): string {
  return pen.define(() => {
    pen.shade('M2.9 3.9l.7 -.7V0h-.7z')
    pen.raw('<rect x=".1" y=".9" width="2.8" height="3.1"/>')
    pen.line('M1.5 .95v3M.1 3.85h2.8', lighten(pen.hour.shadow, 0.2), 0.05, { opacity: 0.5 })
    pen.rect([0.1, 0.55, 2.8, 0.38], pen.paint('#30383b'))
    for (const x of [0.35, 2.05]) pen.rect([x, 0, 0.6, 0.75], pen.paint('#1e2528'))
    pen.rect([0.25, 0.62, 0.4, 0.18], '#c8553a')
    pen.rect([2.35, 0.62, 0.4, 0.18], '#c8553a')
  })
}
