import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import {
  basin,
  bath,
  bed,
  crown,
  lift,
  planDesk,
  planDoor,
  planStairs,
  planWindow,
  sofa,
  table,
  toilet,
  wall,
} from '../parts/plan-symbols.ts'
import type { Plan } from './plan.ts'

/** Rooms on both sides of a corridor: a residence, a hotel, a home. */
export const roomsPlan: Plan = (pen) => {
  const count = pen.random.integer(5, 6)
  const room = { width: 3.8, depth: 6.2 }
  const corridor = 2
  const core = 5
  const coreAt = pen.random.integer(1, count - 1)
  const width = count * room.width + core
  const height = 2 * room.depth + corridor
  pen.rect([0, room.depth, width, corridor], '#efe4cf')
  const unit = pen.define(() => drawRoom(pen, room.width, room.depth))
  const stops = [0]
  let x = 0
  for (let index = 0; index <= count; index++) {
    if (index === coreAt) {
      drawCore(pen, x, core, room.depth, height)
      x += core
      stops.push(x - core, x)
    }
    if (index === count) break
    pen.use(unit, x, 0)
    pen.raw(`<use href="#${unit}" transform="translate(${x.toFixed(2)} ${height}) scale(1 -1)"/>`)
    x += room.width
  }
  stops.push(width)
  wall(pen, d`M0 0H${width}V${height}H0z`)
  planWindow(pen, 0, room.depth + 0.5, 1, true)
  planWindow(pen, width, room.depth + 0.5, 1, true)
  for (let left = 0, index = 0; index < count; index++) {
    if (index === coreAt) left += core
    planWindow(pen, left + 0.8, 0, 2.2)
    planWindow(pen, left + 0.8, height, 2.2)
    left += room.width
  }
  return { width, height, stops }
}

function drawRoom(pen: Pen, width: number, depth: number): void {
  pen.rect([0, 0, width, depth], pen.random.pick(['#e0e7dc', '#f0e0c4']))
  pen.rect([0, depth - 2.1, 1.9, 2.1], '#d3e1e4')
  bed(pen, width - 1.5, 1.2, 1.2)
  planDesk(pen, 0.3, 1.6, 1.3)
  bath(pen, 0.2, depth - 1.8)
  toilet(pen, 1.1, depth - 0.85)
  basin(pen, 1.05, depth - 1.75)
  wall(pen, d`M0 ${depth}H${width}M0 0V${depth}M${width} 0V${depth}`, 0.2)
  wall(pen, d`M0 ${depth - 2.1}H1.9V${depth}`, 0.12)
  planDoor(pen, width - 1.3, depth, 0.9, -1)
}

function drawCore(pen: Pen, x: number, width: number, depth: number, height: number): void {
  pen.rect([x, 0, width, height], '#e8decb')
  planStairs(pen, x + 0.8, 0.6, 2.4, 4)
  lift(pen, x + 0.6, height - 3, 1.6)
  lift(pen, x + 2.6, height - 3, 1.6)
  sofa(pen, x + 1.2, depth + 3.4, 2.2)
  wall(
    pen,
    d`M${x} 0V${depth}M${x + width} 0V${depth}M${x} ${height - depth}V${height}M${x + width} ${height - depth}V${height}`,
    0.22,
  )
}

/** One open floor around a core: islands of desks, rooms to meet, a corner to sit. */
export const officesPlan: Plan = (pen) => {
  const width = 34
  const height = 17
  pen.rect([0, 0, width, height], '#f1e3ca')
  const core = { x: width * 0.4, y: 5.4, width: 7.4, height: 6.2 }
  pen.rect([core.x, core.y, core.width, core.height], '#e4d9c3')
  const island = pen.define(() => {
    for (const [x, y] of [
      [0, 0],
      [1.5, 0],
      [0, 1.4],
      [1.5, 1.4],
    ] as const) {
      if (y === 0) planDesk(pen, x, y)
      else
        pen.raw(
          `<g transform="translate(${x} ${y - 0.1}) scale(1 -1)">${pen.capture(() => planDesk(pen, 0, -0.65))}</g>`,
        )
    }
  })
  for (let x = 2; x < width - 4; x += 5) {
    for (const y of [1.5, height - 3.6]) {
      const isMeeting = y > 5 && (x < 6 || x > width - 9)
      if (!isMeeting) pen.use(island, x, y)
    }
  }
  for (const x of [1.8, 6.8, width - 11.2, width - 6.2]) pen.use(island, x, 7.2)
  for (const [x, room] of [
    [0, '#d6e4e2'],
    [width - 7, '#e0e7d6'],
  ] as const) {
    pen.rect([x, height - 5, 7, 5], room)
    table(pen, [x + 2.1, height - 3, 2.8, 1.1], 4)
    pen.line(d`M${x} ${height - 5}h7M${x === 0 ? 7 : x} ${height - 5}v5`, '#1f323b', 0.09)
  }
  planStairs(pen, core.x + 0.6, core.y + 0.6, 2.2, 4.6)
  lift(pen, core.x + 3.4, core.y + 3.8)
  lift(pen, core.x + 5.3, core.y + 3.8)
  toilet(pen, core.x + 3.7, core.y + 0.6)
  toilet(pen, core.x + 5, core.y + 0.6)
  basin(pen, core.x + 6.2, core.y + 0.6)
  wall(pen, d`M${core.x} ${core.y}h${core.width}v${core.height}h${-core.width}z`, 0.34)
  wall(pen, d`M${core.x + 3.1} ${core.y}v${core.height}M${core.x + 3.1} ${core.y + 3.2}H${core.x + core.width}`, 0.18)
  planDoor(pen, core.x + 4, core.y + 3.2, 0.9, -1)
  drawFacade(pen, width, height)
  for (const x of [1, width - 1]) crown(pen, x, 5.4, 0.5)
  return { width, height, stops: [0, core.x, core.x + core.width, width] }
}

/* A curtain of glass between round columns. */
function drawFacade(pen: Pen, width: number, height: number): void {
  pen.line(d`M0 0H${width}V${height}H0z`, '#1f323b', 0.3)
  pen.line(d`M0 0H${width}V${height}H0z`, '#bcd3d6', 0.12)
  let mullions = ''
  for (let x = 0; x <= width; x += 1.7) mullions += d`M${x} -.2v.4M${x} ${height - 0.2}v.4`
  pen.line(mullions, '#1f323b', 0.14)
  for (let x = 0.9; x < width; x += 8.05) for (const y of [0.9, height - 0.9]) pen.circle(x, y, 0.3, '#1f323b')
}

/** Classrooms along a gallery, a court with trees before them. */
export const classroomsPlan: Plan = (pen) => {
  const count = 4
  const room = { width: 7.6, depth: 7 }
  const court = 7
  const gallery = 2.6
  const width = count * room.width
  const height = court + gallery + room.depth
  pen.rect([0, 0, width, court], '#dfe3c9')
  pen.rect([0, court, width, gallery], '#efe4cf')
  for (const [x, y, radius] of [
    [4, 3.4, 1.7],
    [14.5, 2.6, 1.3],
    [24.5, 3.8, 1.9],
    [28.6, 1.8, 0.9],
  ] as const)
    crown(pen, x, y, radius)
  pen.rect([8, 1.2, 4.4, 3.2], '#eadcae', { rx: 0.4, stroke: '#b9a877', 'stroke-width': 0.1 })
  pen.line('M17.4 1.6h4.4v4.2h-4.4zM17.4 3h4.4M17.4 4.4h4.4M19.6 3v1.4', '#fdfbf5', 0.14)
  const top = court + gallery
  const colors = ['#f0dfc0', '#dbe6dd', '#f0d9cc', '#dde4e8']
  const desks = pen.define(() => {
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++) planDesk(pen, 0.9 + column * 2.05, 1.3 + row * 1.5, 1.4)
    pen.rect([2.2, room.depth - 0.32, 3.2, 0.14], '#3f5f58')
    pen.rect([0.8, room.depth - 1.1, 1.2, 0.6], '#ecd9b8', { stroke: '#1f323b', 'stroke-width': 0.045 })
  })
  for (let index = 0; index < count; index++) {
    pen.rect([index * room.width, top, room.width, room.depth], colors[index]!)
    pen.use(desks, index * room.width, top)
  }
  wall(pen, d`M0 ${top}H${width}V${height}H0z`)
  wall(
    pen,
    Array.from({ length: count - 1 }, (_, index) => d`M${(index + 1) * room.width} ${top}V${height}`).join(''),
    0.2,
  )
  for (let index = 0; index < count; index++) {
    planWindow(pen, index * room.width + 0.9, height, 5.8)
    planWindow(pen, index * room.width + 2.6, top, 4)
    planDoor(pen, index * room.width + 0.8, top, 0.95, 1)
    pen.circle(index * room.width + 0.2, court + 0.1, 0.2, '#1f323b')
  }
  pen.line(d`M0 ${court}H${width}`, '#1f323b', 0.05, { 'stroke-dasharray': '.3 .2' })
  return { width, height, stops: Array.from({ length: count + 1 }, (_, index) => index * room.width) }
}
