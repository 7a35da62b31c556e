import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { defineOpening, glass, put } from '../parts/openings.ts'
import { drawCornice, drawCourses, drawPlinth, drawWall } from '../parts/walls.ts'
import type { Building } from './building.ts'

const STONE = '#e9dcc4'

/** A market hall of iron and glass: one great fan of glass between two brick wings. */
export const marketHall: Building = (pen) => {
  const brick = pen.random.pick(['#a8604a', '#b4765a', '#8f5b4d'])
  const radius = 9
  const pier = 2.6
  const spring = 9.2
  const wing = pen.random.pick([9.5, 11])
  const middle = wing + pier + radius
  const width = 2 * middle
  drawWall(pen, [0, 0, width, 7.4], brick)
  drawCourses(pen, [0, 0, width, 7.4], brick, 0.5, 20)
  const arched = defineOpening(pen, {
    width: 2.4,
    height: 4.6,
    columns: 2,
    rows: 3,
    arch: true,
    surround: STONE,
    frame: '#2f4a50',
  })
  const count = Math.floor(wing / 4.4)
  for (const left of [0, width - wing]) {
    for (let index = 0; index < count; index++) put(pen, arched, left + (wing / count) * (index + 0.5) - 1.2, 1.3)
    drawCornice(pen, [left, 7.1, wing], STONE, 0.2)
  }
  drawPlinth(pen, 0, width, 0.9, '#8d8478')

  const outer = radius + pier
  pen.shade(d`M${middle + outer} ${spring}l1.2 -1.2V0h-1.2z`, 0.7)
  const front = d`M${middle - outer} 0V${spring}a${outer} ${outer} 0 0 0 ${2 * outer} 0V0z`
  pen.path(front, pen.paint(brick))
  pen.path(
    d`M${middle - outer - 0.3} ${spring}a${outer + 0.3} ${outer + 0.3} 0 0 0 ${2 * outer + 0.6} 0h-.9a${outer - 0.6} ${outer - 0.6} 0 0 1 ${-2 * outer + 1.2} 0z`,
    pen.paint(STONE),
  )
  for (const x of [middle - outer - 0.5, middle + radius - 0.1])
    pen.rect([x, spring - 0.5, pier + 0.6, 0.75], pen.paint(STONE))
  drawFan(pen, middle, spring, radius)
  return { width, height: spring + outer + 0.4 }
}

function drawFan(pen: Pen, middle: number, spring: number, radius: number): void {
  const { day, lamp } = glass(pen)
  const iron = pen.paint('#2b4f57')
  const fill = pen.isDark ? lamp : day
  pen.path(d`M${middle - radius} 0V${spring}a${radius} ${radius} 0 0 0 ${2 * radius} 0V0z`, fill)
  pen.shade(
    d`M${middle - radius} 0V${spring}a${radius} ${radius} 0 0 0 ${2 * radius} 0h-.5a${radius - 0.5} ${radius - 0.5} 0 0 1 ${-2 * radius + 1.1} 0V0z`,
    pen.isDark ? 0.8 : 1.3,
  )
  let ribs = ''
  for (let rib = 1; rib < 12; rib++) {
    const angle = (rib / 12) * Math.PI
    ribs += d`M${middle + Math.cos(angle) * 2.1} ${spring + Math.sin(angle) * 2.1}L${middle + Math.cos(angle) * radius} ${spring + Math.sin(angle) * radius}`
  }
  for (const ring of [2.1, 4.4, 6.7]) ribs += d`M${middle - ring} ${spring}a${ring} ${ring} 0 0 0 ${2 * ring} 0`
  let posts = ''
  for (let post = -5; post <= 5; post++) posts += d`M${middle + (post * radius) / 5.5} 3.9V${spring}`
  pen.line(ribs + posts, iron, 0.15)
  pen.rect([middle - radius, spring - 0.3, 2 * radius, 0.6], iron)
  pen.rect([middle - radius, 3.7, 2 * radius, 0.55], iron)
  for (let door = -2; door <= 2; door++) pen.rect([middle + (door * radius) / 2.3 - 0.22, 0, 0.45, 3.8], iron)
  pen.circle(middle, spring, 1.15, pen.paint(STONE))
  pen.circle(middle, spring, 0.9, pen.isDark ? '#fff3d2' : pen.paint('#faf4e6'))
  pen.line(d`M${middle} ${spring + 0.65}v-.65h.45`, '#1f3138', 0.11)
}
