import { darken } from '../core/color.ts'
import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { defineOpening, glass, put } from '../parts/openings.ts'
import { drawBand, drawCornice, drawCourses, drawPlinth, drawWall, relief } from '../parts/walls.ts'
import type { Building } from './building.ts'

const BRICKS = ['#b56a4c', '#a95f47', '#bd7a55'] as const
const STONE = '#e6d3b6'

/** An old mill: a brick office with a clock, a hall under a saw-tooth roof, a chimney. */
export const factory: Building = (pen) => {
  const brick = pen.random.pick(BRICKS)
  const teeth = pen.random.integer(3, 5)
  const office = { width: 13, height: 12.6 }
  const tooth = 7.2
  const hall = { left: office.width, width: teeth * tooth, height: 6.2 }
  const width = hall.left + hall.width

  drawChimney(pen, width + 1.1, brick)
  for (let index = 0; index < teeth; index++) drawTooth(pen, hall.left + index * tooth, hall.height, tooth, brick)
  drawWall(pen, [hall.left, 0, hall.width, hall.height], brick)
  drawCourses(pen, [hall.left, 0, hall.width, hall.height], brick, 0.5, 26)
  drawWall(pen, [0, 0, office.width, office.height], brick, { shadow: false })
  drawCourses(pen, [0, 0, office.width, office.height], brick, 0.5, 20)
  pen.shade(d`M${hall.left} ${office.height - 0.6}l2.2 ${-(office.height - hall.height + 1.2)}V0h-2.2z`, 0.9)
  drawBand(pen, [hall.left, hall.height - 0.15, hall.width], STONE, 0.3)

  const tall = defineOpening(pen, {
    width: 2.3,
    height: 3.9,
    columns: 4,
    rows: 5,
    frame: '#3a4a4c',
    surround: STONE,
    depth: 0.2,
  })
  for (let index = 0; index < teeth; index++)
    for (const along of [0.85, 4.05]) put(pen, tall, hall.left + index * tooth + along, 1.35)
  const arched = defineOpening(pen, {
    width: 1.5,
    height: 2.5,
    columns: 3,
    rows: 3,
    frame: '#3a4a4c',
    surround: STONE,
    arch: true,
  })
  for (let column = 0; column < 4; column++) {
    for (let floor = 0; floor < 3; floor++)
      if (floor > 0 || column !== 1) put(pen, arched, 1.05 + column * 3.15, 1.15 + floor * 4)
  }
  drawPlinth(pen, 0, width, 0.9, '#9d8f80')
  pen.path('M3.7 0V2.6a1.3 1.3 0 0 0 2.6 0V0z', pen.paint('#2f4f50'))
  pen.line('M5 0V3.9', pen.paint(STONE), 0.08)
  for (const y of [4.3, 8.3]) drawBand(pen, [0, y, office.width], STONE, 0.25)
  drawCornice(pen, [0, office.height - 0.3, office.width], STONE, 0.25)
  drawClock(pen, office.width / 2, office.height + 0.2, brick)
  return { width: width + 3.4, height: 27 }
}

function drawTooth(pen: Pen, x: number, y: number, width: number, brick: string): void {
  const { day, lamp } = glass(pen)
  pen.path(d`M${x} ${y}v3.9L${x + width} ${y}z`, pen.paint(brick))
  pen.path(d`M${x} ${y}v3.9L${x + width} ${y}z`, relief(pen))
  pen.path(d`M${x + 0.5} ${y + 0.5}v2.5l4.6 -2.5z`, pen.random.chance(pen.hour.litShare) ? lamp : day)
  pen.line(
    d`M${x + 1.7} ${y + 0.5}v1.85M${x + 2.9} ${y + 0.5}v1.2M${x + 4.1} ${y + 0.5}v.55M${x + 0.5} ${y + 1.7}h2.4`,
    pen.paint(STONE),
    0.1,
  )
  pen.line(d`M${x - 0.1} ${y + 3.9}L${x + width} ${y}`, pen.paint('#5c4a45'), 0.34)
}

function drawChimney(pen: Pen, x: number, brick: string): void {
  const color = pen.paint(brick)
  pen.path(d`M${x} 0L${x + 0.55} 27h1.5L${x + 2.6} 0z`, color)
  pen.shade(d`M${x + 1.6} 0L${x + 1.5} 27h.55L${x + 2.6} 0z`)
  pen.rect([x + 0.35, 26.8, 1.9, 0.8], darken(color, 0.25))
  pen.rect([x + 0.42, 25.4, 1.76, 0.26], pen.paint(STONE))
  pen.rect([x + 0.17, 8, 2.26, 0.28], pen.paint(STONE))
}

function drawClock(pen: Pen, x: number, y: number, brick: string): void {
  pen.path(d`M${x - 2.5} ${y}v1.4l2.5 1.1l2.5 -1.1v-1.4z`, pen.paint(brick))
  pen.line(d`M${x - 2.7} ${y + 1.35}l2.7 1.2l2.7 -1.2`, pen.paint(STONE), 0.22)
  pen.circle(x, y + 1, 0.62, pen.isDark ? '#ffe6ae' : pen.paint('#f4ead6'))
  pen.line(d`M${x} ${y + 1.45}v-.45l.28 -.18`, '#1f3138', 0.09)
}
