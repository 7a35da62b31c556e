import { lighten } from '../core/color.ts'
import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { drawShopfront, glass } from '../parts/openings.ts'
import { drawBushes } from '../parts/plants.ts'
import { relief } from '../parts/walls.ts'
import type { Building } from './building.ts'

/** A home for the elderly: long white bands with a rounded end, sun blinds, a garden on the roof, a canopy to arrive under. */
export const clinic: Building = (pen) => {
  const blind = pen.random.pick(['#d9a15f', '#8fae9c', '#c98079'])
  const storeys = pen.random.integer(3, 4)
  const storey = 3.5
  const base = 4
  const width = pen.random.between(33, 39)
  const height = base + storeys * storey
  pen.castShadow(width, height, 1.4)
  drawShopfront(pen, 1.5, width - 5, base, { frame: '#56666a', bays: Math.round(width / 2.2) })
  for (let floor = 0; floor < storeys; floor++) drawStorey(pen, base + floor * storey, width, storey, blind)
  const white = pen.paint('#f4efe4')
  pen.path(d`M-.2 ${height}H${width - 3.4}a3.6 .5 0 0 0 3.6 .5V${height + 0.5}H-.2z`, lighten(white, 0.2))
  pen.group(d`translate(2 ${height + 0.5})`, () => drawBushes(pen, [0, 0, width * 0.55, 1.1], '#6d8c60'))
  pen.line(
    d`M${width * 0.68} ${height + 0.5}v2.7M${width * 0.9} ${height + 0.5}v2.7M${width * 0.65} ${height + 3.2}h${width * 0.28}`,
    pen.paint('#7a6148'),
    0.16,
  )
  drawCanopy(pen, width * 0.32)
  return { width, height: height + 3.4 }
}

function drawStorey(pen: Pen, y: number, width: number, storey: number, blind: string): void {
  const { day, lamp } = glass(pen)
  const white = pen.paint('#f4efe4')
  const radius = 3.4
  const band = (bottom: number, height: number, fill: string) =>
    pen.path(
      d`M0 ${bottom}H${width - radius}q${radius} 0 ${radius} ${height / 2}q0 ${height / 2} ${-radius} ${height / 2}H0z`,
      fill,
    )
  pen.rect([0, y + 1.2, width - 0.6, storey - 1.2], day)
  const room = 3.1
  for (let x = 0.4; x < width - room; x += room) {
    if (pen.random.chance(pen.hour.litShare)) pen.rect([x, y + 1.2, room - 0.2, storey - 1.3], lamp)
    if (pen.random.chance(0.42)) {
      const drop = pen.random.between(0.7, 1.3)
      pen.rect([x, y + storey - drop, room - 0.3, drop], pen.paint(blind))
    }
  }
  let posts = ''
  for (let x = 0.3; x < width - 1; x += room / 2) posts += d`M${x} ${y + 1.2}V${y + storey}`
  pen.line(posts, pen.paint('#e9e4d8'), 0.08)
  pen.shade(d`M0 ${y + storey}H${width - 0.5}v-.5H0z`, 1.4)
  band(y, 1.25, white)
  band(y, 1.25, relief(pen))
  pen.rect([0, y + 1.2, width - radius * 0.6, 0.09], lighten(white, 0.6))
  pen.shade(d`M${width - radius} ${y}q${radius} 0 ${radius} .62q0 .62 ${-radius} .62q1.6 -.5 1.6 -.62t-1.6 -.62z`, 0.7)
}

function drawCanopy(pen: Pen, x: number): void {
  pen.shade(d`M${x} 3.1h9l1 -.9h-9z`)
  pen.rect([x, 3.1, 9, 0.4], pen.paint('#4f7f7b'))
  pen.line(d`M${x + 0.7} 0v3.1M${x + 8.3} 0v3.1`, pen.paint('#39474a'), 0.18)
  pen.rect([x + 3.2, 0, 2.6, 2.7], pen.isDark ? '#ffe3a5' : pen.paint('#cfe0df'))
  pen.line(d`M${x + 4.5} 0v2.7M${x + 3.2} 0v2.7h2.6V0`, pen.paint('#39474a'), 0.1)
}
