import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { defineOpening, put } from '../parts/openings.ts'
import { drawBushes } from '../parts/plants.ts'
import { drawStoneWall } from '../parts/ground.ts'
import { drawGableEdge, drawHippedRoof, drawStack } from '../parts/roofs.ts'
import { drawCourses, drawWall } from '../parts/walls.ts'
import type { Building } from './building.ts'

const TILE = '#bd7f58'

/** A stone farmhouse for rural tourism: a broad gable with a round portal, a watch tower, a barn with an arcade. */
export const farmhouse: Building = (pen) => {
  const stone = pen.random.pick(['#d2bd98', '#c9b8a0', '#d8c4a4'])
  const house = { left: 7, width: 15, wall: 8.2, rise: 3.2 }
  const barn = { left: 22, width: 17, wall: 5 }
  drawStoneWall(pen, -6, 0, 1.2)
  drawBarn(pen, barn.left, barn.width, barn.wall, stone)
  drawTower(pen, 0.6, 7, 12.6, stone)

  drawWall(pen, [house.left, 0, house.width, house.wall], stone, { depth: 1.2 })
  pen.polygon(
    [
      [house.left, house.wall],
      [house.left + house.width / 2, house.wall + house.rise],
      [house.left + house.width, house.wall],
    ],
    pen.paint(stone),
  )
  drawCourses(pen, [house.left, 0, house.width, house.wall], stone, 0.55, 46)
  const trim = '#e9dcc0'
  const window = defineOpening(pen, { width: 1.1, height: 1.5, surround: trim, shutters: '#5d6f4c', frame: '#5a4636' })
  const arch = defineOpening(pen, { width: 1, height: 1.7, arch: true, rows: 2, surround: trim, frame: '#5a4636' })
  for (const along of [2.2, 6.95, 11.7]) put(pen, window, house.left + along, 4.8)
  for (const along of [5.6, 7, 8.4]) put(pen, arch, house.left + along, 8.3)
  put(pen, window, house.left + 2.2, 1.3)
  put(pen, window, house.left + 11.7, 1.3)
  drawPortal(pen, house.left + house.width / 2)
  drawGableEdge(pen, [house.left, house.wall, house.width, house.rise], TILE, { over: 0.8, thickness: 0.42 })
  drawBushes(pen, [house.left + 0.4, 0, 4, 0.8], '#6a8a5e', '#b3527a')
  drawStoneWall(pen, barn.left + barn.width, barn.left + barn.width + 7, 1.2)
  return { width: barn.left + barn.width, height: 15 }
}

function drawBarn(pen: Pen, x: number, width: number, wall: number, stone: string): void {
  drawWall(pen, [x, 0, width, wall], stone, { depth: 1.2 })
  drawCourses(pen, [x, 0, width, wall], stone, 0.55, 30)
  const arcade = defineOpening(pen, {
    width: 2.8,
    height: 3.6,
    arch: true,
    columns: 3,
    rows: 2,
    surround: '#e2cfa8',
    sill: false,
    frame: '#5a4636',
    depth: 0.3,
  })
  for (let index = 0; index < 4; index++) put(pen, arcade, x + 1.2 + index * 4, 0)
  drawHippedRoof(pen, [x, wall, width, 2.2], TILE, { over: 0.5, step: 0.42 })
  drawStack(pen, x + width * 0.7, wall + 1.2, 2, stone)
}

function drawTower(pen: Pen, x: number, width: number, wall: number, stone: string): void {
  drawWall(pen, [x, 0, width, wall], stone, { depth: 1 })
  drawCourses(pen, [x, 0, width, wall], stone, 0.55, 34)
  const slit = defineOpening(pen, {
    width: 0.8,
    height: 1.6,
    columns: 1,
    rows: 2,
    surround: '#e9dcc0',
    frame: '#5a4636',
  })
  put(pen, slit, x + 1.6, 5)
  put(pen, slit, x + 4.2, 7.6)
  const gallery = defineOpening(pen, {
    width: 1.1,
    height: 1.8,
    arch: true,
    rows: 1,
    surround: '#e9dcc0',
    frame: '#5a4636',
  })
  for (let index = 0; index < 3; index++) put(pen, gallery, x + 0.85 + index * 2.1, 10)
  drawHippedRoof(pen, [x, wall, width, 1.9], TILE, { over: 0.5, step: 0.42 })
}

function drawPortal(pen: Pen, x: number): void {
  const radius = 1.5
  for (let stone = 0; stone <= 12; stone++) {
    const angle = (stone / 12) * Math.PI
    pen.line(
      d`M${x + Math.cos(angle) * radius} ${2 + Math.sin(angle) * radius}L${x + Math.cos(angle) * (radius + 0.75)} ${2 + Math.sin(angle) * (radius + 0.75)}`,
      pen.paint(stone % 2 ? '#ecdfc4' : '#ddcdaa'),
      0.46,
    )
  }
  pen.path(d`M${x - radius} 0V2a${radius} ${radius} 0 0 0 ${2 * radius} 0V0z`, pen.paint('#6f4e37'))
  pen.shade(
    d`M${x - radius} 0V2a${radius} ${radius} 0 0 0 ${2 * radius} 0h-.25a${radius - 0.25} ${radius - 0.25} 0 0 1 ${-2 * radius + 0.55} 0V0z`,
    1.2,
  )
  pen.line(d`M${x} 0V3.5M${x - 1.4} .9h2.8M${x - 1.4} 2h2.8`, pen.paint('#4a3325'), 0.07)
}
