import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import {
  basin,
  bath,
  bed,
  crown,
  kitchenRun,
  lift,
  planDoor,
  planDoorUpright,
  planStairs,
  planWindow,
  sofa,
  table,
  toilet,
  wall,
} from '../parts/plan-symbols.ts'
import type { Plan } from './plan.ts'

const FLOOR = {
  living: '#f0e0c4',
  sleeping: '#e0e7dc',
  wet: '#d3e1e4',
  hall: '#fbf6ec',
  outside: '#e6e0cb',
  stone: '#e8decb',
} as const

/** Two flats mirrored on a stair, or four of them around it, each with a terrace. */
export const homesPlan: Plan = (pen) => {
  const flat = { width: pen.random.pick([9.5, 10.5]), depth: 12 }
  const core = 4
  const width = flat.width * 2 + core
  const isDouble = pen.random.chance(0.4)
  const height = isDouble ? flat.depth * 2 : flat.depth
  const home = pen.define(() => (pen.random.chance(0.5) ? drawFlat : drawOpenFlat)(pen, flat.width, flat.depth))
  pen.rect([flat.width, 0, core, height], FLOOR.stone)
  for (const [x, y, mirror] of [
    [0, 0, '1 1'],
    [width, 0, '-1 1'],
    [0, height, '1 -1'],
    [width, height, '-1 -1'],
  ] as const) {
    if (y === 0 || isDouble) pen.raw(`<use href="#${home}" transform="translate(${x} ${y}) scale(${mirror})"/>`)
  }
  drawLanding(pen, flat.width, core, height)
  for (const y of isDouble ? [5.9, height - 6.9] : [5.9]) {
    planDoorUpright(pen, flat.width, y, 0.95, -1)
    planDoorUpright(pen, flat.width + core, y, 0.95, 1)
  }
  return {
    width,
    height: isDouble ? height + 1.8 : height,
    stops: [0, flat.width * 0.45, flat.width, flat.width + core, width - flat.width * 0.45, width],
  }
}

function drawLanding(pen: Pen, x: number, width: number, height: number): void {
  planStairs(pen, x + 0.7, 0.8, 2.6, 4.4)
  lift(pen, x + 1.15, 7.6)
  if (height > 20) {
    lift(pen, x + 1.15, 12.2)
    planStairs(pen, x + 0.7, height - 5.2, 2.6, 4.4)
  }
  wall(pen, d`M${x} 0V${height}M${x + width} 0V${height}M${x} 0h${width}M${x} ${height}h${width}`, 0.34)
}

/* Living room to the street, a corridor, two bedrooms and a bath to the back. */
function drawFlat(pen: Pen, width: number, depth: number): void {
  const middle = width * 0.46
  pen.rect([0, 0, width, 5.4], FLOOR.living)
  pen.rect([0, 5.4, width, 1.5], FLOOR.hall)
  pen.rect([0, 6.9, middle, depth - 6.9], FLOOR.sleeping)
  pen.rect([middle, 6.9, width - middle, 2.2], FLOOR.wet)
  pen.rect([middle, 9.1, width - middle, depth - 9.1], FLOOR.sleeping)
  sofa(pen, 0.7, 1.2, 2.4)
  pen.rect([1.2, 2.6, 1.3, 0.7], '#fdfbf5', { stroke: '#1f323b', 'stroke-width': 0.045 })
  table(pen, [width * 0.48, 1.6, 1.9, 0.9], 3)
  kitchenRun(pen, width - 3.6, 4.5, 3.2)
  bed(pen, 1.4, depth - 2.6)
  bed(pen, middle + 1.4, depth - 2.5, width - middle > 5 ? 1.5 : 1)
  bath(pen, width - 1, 7.2)
  toilet(pen, middle + 0.5, 8.2)
  basin(pen, middle + 1.4, 8.5)
  crown(pen, 0.6, 4.7, 0.4)
  drawTerrace(pen, 0.6, width * 0.66)
  wall(pen, d`M0 0H${width}M0 0V${depth}H${width}`)
  wall(
    pen,
    d`M0 5.4h${width * 0.3}M${width * 0.42} 5.4H${width}M0 6.9H${width}M${middle} 6.9V${depth}M${middle} 9.1H${width}`,
    0.14,
  )
  planWindow(pen, width * 0.12, 0, 2.6)
  planWindow(pen, width * 0.56, 0, 2)
  planWindow(pen, 1, depth, 2)
  planWindow(pen, middle + 1.2, depth, 1.9)
  planDoor(pen, middle - 1.4, 6.9)
  planDoor(pen, middle + 0.4, 6.9)
}

/* One room from front to back, kitchen in the middle, bedrooms along the side. */
function drawOpenFlat(pen: Pen, width: number, depth: number): void {
  const side = width * 0.42
  pen.rect([0, 0, side, depth], FLOOR.sleeping)
  pen.rect([side, 0, width - side, depth], FLOOR.living)
  pen.rect([0, 4.4, side, 2.6], FLOOR.wet)
  bed(pen, 1.1, 1.2)
  bed(pen, 1.1, depth - 2.6)
  bath(pen, 0.35, 5.1)
  toilet(pen, 2.4, 6)
  basin(pen, 1.4, 6.35)
  sofa(pen, side + 0.9, 1.1, 2.6)
  kitchenRun(pen, side + 0.3, 5.4, width - side - 2.2)
  table(pen, [side + 1, depth - 3, 2.4, 1], 4)
  crown(pen, width - 0.9, depth - 0.8, 0.42)
  drawTerrace(pen, side + 0.2, width - side - 1)
  wall(pen, d`M0 0H${width}M0 0V${depth}H${width}`)
  wall(pen, d`M${side} 0V3.2M${side} 4.2V7M${side} 7.9V${depth}M0 4.4H${side}M0 7H${side}`, 0.14)
  planWindow(pen, 0.9, 0, 2)
  planWindow(pen, side + 0.6, 0, width - side - 1.4)
  planWindow(pen, 0.9, depth, 2)
  planWindow(pen, side + 1.2, depth, 2.6)
  planDoorUpright(pen, side, 3.3, 0.85, -1)
  planDoorUpright(pen, side, 7, 0.85, -1)
}

function drawTerrace(pen: Pen, x: number, width: number): void {
  pen.rect([x, -1.7, width, 1.6], FLOOR.outside)
  let boards = ''
  for (let along = 0.3; along < width; along += 0.3) boards += d`M${x + along} -1.7v1.6`
  pen.line(boards, '#b9ab8b', 0.03)
  pen.line(d`M${x} -.1v-1.6h${width}v1.6`, '#1f323b', 0.08)
  crown(pen, x + 0.5, -1.2, 0.32)
  crown(pen, x + width - 0.5, -1.2, 0.32)
}

/** Three houses side by side, each with its stair, its kitchen and its garden. */
export const housesPlan: Plan = (pen) => {
  const count = pen.random.integer(2, 3)
  const width = count === 2 ? 8 : 6.4
  const depth = 9.6
  const house = pen.define(() => drawHouse(pen, width, depth))
  for (let index = 0; index < count; index++) {
    const mirrored = index % 2 === 1
    pen.raw(
      `<use href="#${house}" transform="translate(${mirrored ? (index + 1) * width : index * width} 4)${mirrored ? ' scale(-1 1)' : ''}"/>`,
    )
  }
  wall(
    pen,
    d`M0 4H${count * width}V${4 + depth}H0z` +
      Array.from({ length: count - 1 }, (_, index) => d`M${(index + 1) * width} 4v${depth}`).join(''),
  )
  for (let index = 0; index < count; index++) {
    planWindow(pen, index * width + 0.8, 4, width * 0.5)
    planWindow(pen, index * width + 0.8, 4 + depth, 1.6)
    planDoor(pen, index * width + width - 1.8, 4 + depth, 1, -1)
  }
  return {
    width: count * width,
    height: depth + 4,
    stops: Array.from({ length: count + 1 }, (_, index) => index * width),
  }
}

function drawHouse(pen: Pen, width: number, depth: number): void {
  pen.rect([0, -4, width, 4], '#d5dfbf')
  pen.rect([0.4, -1.8, width - 0.8, 1.7], FLOOR.outside)
  table(pen, [1.2, -1.3, 1.6, 0.8], 2)
  crown(pen, width - 1.6, -2.8, 1)
  crown(pen, 1, -3.2, 0.55)
  crown(pen, width * 0.5, -3.4, 0.4, '#c98f86')
  pen.line(d`M0 -4H${width}M0 -4V0M${width} -4V0`, '#8b9a78', 0.12)
  pen.rect([0, 0, width, 5.2], FLOOR.living)
  pen.rect([0, 5.2, width, depth - 5.2], FLOOR.hall)
  pen.rect([0, 7.2, 2.6, depth - 7.2], FLOOR.wet)
  sofa(pen, 0.6, 3.9, 2.2)
  table(pen, [width - 2.8, 1.4, 1.9, 0.9], 3)
  kitchenRun(pen, 0.3, 5.5, 2.9)
  planStairs(pen, width - 1.5, 5, 1.1, 3)
  toilet(pen, 0.5, depth - 1)
  basin(pen, 1.5, depth - 0.8)
  wall(pen, d`M0 7.2H2.6V${depth}`, 0.14)
}
