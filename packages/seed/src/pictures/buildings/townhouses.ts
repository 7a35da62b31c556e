import type { Pen } from '../core/pen.ts'
import { defineOpening, drawShopfront, put } from '../parts/openings.ts'
import { drawGableEdge, drawHippedRoof, drawStack } from '../parts/roofs.ts'
import { drawSteps } from '../parts/ground.ts'
import { defineBalcony, drawBand, drawCornice, drawWall } from '../parts/walls.ts'
import type { Building } from './building.ts'

const COLORS = ['#d98f6c', '#e2c07c', '#9db7a4', '#cfd4cd', '#c98079', '#a9bac6', '#e9ddc5'] as const

/** A terrace of narrow houses, each of its own colour, height and roof. */
export const townhouses: Building = (pen) => {
  const count = pen.random.integer(5, 6)
  const first = pen.random.integer(0, COLORS.length - 1)
  let x = 0
  let height = 0
  for (let index = 0; index < count; index++) {
    const width = pen.random.between(5.6, 7)
    const color = COLORS[(first + index * 3) % COLORS.length]!
    height = Math.max(height, drawHouse(pen, { x, width, color, index, isLast: index === count - 1 }))
    x += width
  }
  return { width: x, height }
}

interface House {
  readonly x: number
  readonly width: number
  readonly color: string
  readonly index: number
  /** Only the last one throws its shadow on nothing but the ground. */
  readonly isLast: boolean
}

/* Gives the height of the ridge. */
function drawHouse(pen: Pen, { x, width, color, index, isLast }: House): number {
  const floors = pen.random.integer(2, 3)
  const storey = 3.1
  const base = 3.6
  const wall = base + floors * storey
  const roof = (['gable', 'flat', 'tile'] as const)[(index + floors) % 3]!
  drawWall(pen, [x, 0, width, wall], color, { depth: 0.9, shadow: pen.isFine || isLast })
  const trim = '#f4ecdc'
  const window = defineOpening(pen, {
    width: 1.05,
    height: 1.85,
    rows: 3,
    surround: trim,
    shutters: index % 2 === 0 ? '#4c6a66' : undefined,
    blind: '#e6dac2',
  })
  const french = defineOpening(pen, { width: 1.1, height: 2.3, rows: 3, surround: trim, sill: false, depth: 0.2 })
  const balcony = defineBalcony(pen, 1.9)
  const columns = width > 6.3 && index % 2 === 1 ? 3 : 2
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      const left = x + (width / columns) * (column + 0.5) - 0.53
      const y = base + floor * storey
      if (floor === 0) {
        put(pen, french, left, y + 0.15)
        pen.use(balcony, left - 0.4, y + 0.15)
      } else put(pen, window, left, y + 0.7)
    }
  }
  drawBand(pen, [x, base - 0.25, width], trim, 0.22)
  if (pen.random.chance(0.45))
    drawShopfront(pen, x + 0.5, width - 1, 3, { awning: pen.random.pick(['#b5573a', '#2f6f78', '#8d9a55', undefined]) })
  else {
    const door = defineOpening(pen, {
      width: 1.15,
      height: 2.7,
      columns: 1,
      rows: 3,
      surround: trim,
      sill: false,
      frame: '#3a4f4c',
    })
    drawSteps(pen, x + 0.65, 1.3, 2, '#cbbfa8')
    put(pen, door, x + 0.72, 0.32)
    put(pen, window, x + width - 2, 1.1)
  }
  if (roof === 'gable') {
    pen.polygon(
      [
        [x, wall],
        [x + width / 2, wall + width * 0.42],
        [x + width, wall],
      ],
      pen.paint(color),
    )
    put(
      pen,
      defineOpening(pen, { width: 0.8, height: 1.1, arch: true, rows: 1, surround: trim }),
      x + width / 2 - 0.4,
      wall + 0.4,
    )
    drawGableEdge(pen, [x, wall, width, width * 0.42], '#6d4a3d', { over: 0.15, thickness: 0.3 })
    return wall + width * 0.42
  }
  drawStack(pen, x + width * 0.7, wall + 0.5, 2, '#b78264')
  if (roof === 'tile') drawHippedRoof(pen, [x + 0.2, wall, width - 0.4, 1.7], '#b9714f', { over: 0.35 })
  else drawCornice(pen, [x, wall - 0.2, width], trim, 0.12)
  return wall + 2.4
}
