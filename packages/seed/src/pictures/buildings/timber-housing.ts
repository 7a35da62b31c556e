import { darken, mix } from '../core/color.ts'
import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { defineOpening, drawShopfront, put } from '../parts/openings.ts'
import { drawGableEdge } from '../parts/roofs.ts'
import { defineBalcony, drawWall, relief } from '../parts/walls.ts'
import type { Building } from './building.ts'

const WOODS = ['#c69a6b', '#b98858', '#a98a6a', '#cfa97b'] as const

/** Housing of timber: gabled volumes dressed in slats over a glazed ground floor. */
export const timberHousing: Building = (pen) => {
  const volumes = pen.random.pick([
    [
      [14, 14, 3.6],
      [17.5, 12, 4.4],
    ],
    [
      [12, 11.4, 3.4],
      [12, 14.4, 3.4],
      [12, 11.4, 3.4],
    ],
  ] as const)
  let x = 0
  let height = 0
  const largest = volumes.reduce((sum, [width]) => sum + width, 0)
  for (const [index, [width, wall, rise]] of volumes.entries()) {
    drawVolume(pen, { x, width, wall, rise }, WOODS[(index + pen.random.integer(0, 1)) % WOODS.length]!)
    x += width
    height = Math.max(height, wall + rise)
  }
  return { width: largest, height }
}

/* The ground floor, of glass, below the slats. */
const BASE = 3.4

interface Volume {
  readonly x: number
  readonly width: number
  readonly wall: number
  readonly rise: number
}

function drawVolume(pen: Pen, volume: Volume, material: string): void {
  const { x, width, wall, rise } = volume
  const wood = pen.paint(material)
  pen.castShadow(x + width, wall, 1.5, 0.8)
  const outline = d`M${x} 0V${wall}l${width / 2} ${rise}l${width / 2} ${-rise}V0z`
  pen.path(outline, wood)
  drawSlats(pen, volume, wood)
  pen.path(outline, relief(pen))
  drawWall(pen, [x, 0, width, BASE], '#cfc7b8', { shadow: false })
  drawShopfront(pen, x + 0.8, width - 1.6, BASE - 0.5, { frame: '#39474a' })
  drawGableEdge(pen, [x, wall, width, rise], '#39474a', { thickness: 0.4 })

  const square = defineOpening(pen, {
    width: 1.6,
    height: 1.6,
    columns: 1,
    rows: 1,
    frame: '#2d3a3c',
    sill: false,
    depth: 0.3,
    blind: '#e9dfcb',
  })
  const tall = defineOpening(pen, {
    width: 0.9,
    height: 2.2,
    columns: 1,
    rows: 1,
    frame: '#2d3a3c',
    sill: false,
    depth: 0.28,
  })
  const balcony = defineBalcony(pen, 2.6, { slab: '#5b4a3a' })
  const columns = Math.floor((width - 1) / 2.8)
  const step = (width - 1.2) / columns
  for (let floor = 0; BASE + floor * 3 + 2.6 < wall + 0.4; floor++) {
    for (let column = 0; column < columns; column++) {
      const left = x + 0.9 + column * step
      const y = BASE + floor * 3
      if ((floor * 2 + column + Math.round(width)) % 3 === 0) {
        put(pen, tall, left, y + 0.2)
        put(pen, tall, left + 1.1, y + 0.2)
        pen.use(balcony, left - 0.3, y + 0.2)
      } else put(pen, square, left + ((floor * 5 + column * 3) % 4) * 0.12, y + 0.7)
    }
  }
  put(pen, square, x + width / 2 - 0.8, wall + 0.4)
}

function drawSlats(pen: Pen, { x, width, wall, rise }: Volume, wood: string): void {
  const top = (along: number) => wall + rise * (1 - Math.abs(along - width / 2) / (width / 2))
  let slats = ''
  for (let along = 0.24; along < width; along += pen.isFine ? 0.32 : 0.9)
    slats += d`M${x + along} ${BASE}V${top(along)}`
  pen.line(slats, mix(wood, darken(wood, 0.6), 0.6), 0.045, { opacity: 0.6 })
}
