import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { defineOpening, put, type Opening } from '../parts/openings.ts'
import { drawBushes } from '../parts/plants.ts'
import { drawGableEdge, drawHippedRoof } from '../parts/roofs.ts'
import { drawStoneWall } from '../parts/ground.ts'
import { drawWall } from '../parts/walls.ts'
import type { Building } from './building.ts'

const LIME = '#fbf7ee'
const TILE = '#c98a62'

/** White houses by the sea: three or four low volumes, blue shutters, a pergola with bougainvillea, dry-stone walls. */
export const seasideHouses: Building = (pen) => {
  const blue = pen.random.pick(['#4f8a92', '#5b7f6a', '#3f7396'])
  const openings = {
    window: defineOpening(pen, { width: 0.95, height: 1.3, shutters: blue, frame: '#ffffff' }),
    door: defineOpening(pen, { width: 1.1, height: 2.2, rows: 1, sill: false, frame: blue, surround: '#e9d9bd' }),
    arch: defineOpening(pen, {
      width: 1.9,
      height: 2.6,
      arch: true,
      rows: 1,
      sill: false,
      frame: blue,
      surround: '#e9d9bd',
    }),
  }
  const order = pen.random.chance(0.5)
    ? (['tile', 'gable', 'flat', 'tile'] as const)
    : (['gable', 'tile', 'flat', 'gable'] as const)
  let x = 0
  let height = 0
  drawStoneWall(pen, -7, 0, 1.1)
  for (const [index, roof] of order.entries()) {
    if (index > 0) {
      const gap = pen.random.between(0.2, 1.8)
      drawStoneWall(pen, x, x + gap, 1.1)
      if (roof === 'flat') drawPergola(pen, x - 1.4)
      x += gap
    }
    const size = drawHouse(pen, x, roof, openings)
    x += size.width
    height = Math.max(height, size.height)
  }
  drawStoneWall(pen, x, x + 8, 1.1)
  return { width: x, height }
}

function drawHouse(
  pen: Pen,
  x: number,
  roof: 'tile' | 'gable' | 'flat',
  { window, door, arch }: Record<'window' | 'door' | 'arch', Opening>,
): { width: number; height: number } {
  const width = roof === 'flat' ? 6.4 : pen.random.between(5.8, 7.6)
  const height = roof === 'flat' ? 3.4 : pen.random.between(5.7, 6.4)
  drawWall(pen, [x, 0, width, height], LIME, { depth: 1.1 })
  if (roof === 'gable') {
    pen.polygon(
      [
        [x, height],
        [x + width / 2, height + 2],
        [x + width, height],
      ],
      pen.paint(LIME),
    )
    drawGableEdge(pen, [x, height, width, 2], TILE, { thickness: 0.28, over: 0.45 })
    pen.circle(x + width / 2, height + 0.5, 0.32, pen.paint('#8fb0b3'))
  } else if (roof === 'tile') drawHippedRoof(pen, [x, height, width, 1.5], TILE)
  else pen.rect([x - 0.1, height - 0.1, width + 0.2, 0.3], pen.paint('#ece3d0'))
  if (roof === 'flat') {
    put(pen, arch, x + 0.8, 0)
    put(pen, arch, x + 3.6, 0)
  } else {
    const isArched = pen.random.chance(0.5)
    put(pen, window, x + width * 0.2, height - 2.2)
    put(pen, window, x + width * 0.64, height - 2.2)
    put(pen, isArched ? arch : door, x + width * 0.17, 0)
    put(pen, window, x + width * 0.64, 0.95)
    drawBushes(pen, [x + width * 0.55, 0, width * 0.35, 0.5], '#6a8a5e', '#d8a24a')
  }
  return { width, height: height + (roof === 'flat' ? 0 : 2) }
}

function drawPergola(pen: Pen, x: number): void {
  pen.line(d`M${x} 2.8h3.2M${x + 0.4} 2.8V0M${x + 2.8} 2.8V0`, pen.paint('#7a6148'), 0.14)
  pen.raw(`<g transform="translate(${x.toFixed(2)} 2.7)">`)
  drawBushes(pen, [0, 0, 3.2, 0.62], '#6a8a5e', '#b3527a')
  pen.raw('</g>')
}
