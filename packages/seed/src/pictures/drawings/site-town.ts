import { darken, lighten } from '../core/color.ts'
import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { defineMapTree, drawMapRoof, drawMapRoofs, drawMapWater, drawRoad } from '../parts/map-symbols.ts'
import { drawSubject } from './subject.ts'

const ROOF = '#d8c8b0'

/** The chessboard of a nineteenth century extension: chamfered blocks around courts, trees along every street. */
export function drawGrid(pen: Pen): void {
  const block = 236
  const step = block + 62
  const blocks = Array.from({ length: 4 }, () => defineBlock(pen, block))
  const square = pen.define(() => drawSquare(pen, 0, 0, block))
  const tree = defineMapTree(pen, 11)
  const trees = pen.define(() => {
    for (let along = 30; along < block; along += 44) {
      pen.use(tree, along, -17)
      pen.use(tree, -17, along)
    }
  })
  for (let row = -1; row < 5; row++) {
    for (let column = -1; column < 6; column++) {
      const isSubject = row === 2 && column === 2
      const shape = pen.random.chance(0.1) && !isSubject ? square : pen.random.pick(blocks)
      pen.use(shape, -220 + column * step, -190 + row * step)
      pen.use(trees, -220 + column * step, -190 + row * step)
    }
  }
  drawSubject(pen, [-220 + 2 * step + pen.random.pick([38, 96]), -190 + 2 * step, 104, 72], 'flat')
  if (pen.random.chance(0.6)) drawMapWater(pen, 'M-300 860q400 -60 800 10t900 -20V1300H-300z')
}

function defineBlock(pen: Pen, size: number): string {
  const cut = 38
  const court = 74
  const inner = size - 2 * court
  const outline = d`M${cut} 0H${size - cut}l${cut} ${cut}V${size - cut}l${-cut} ${cut}H${cut}l${-cut} ${-cut}V${cut}z`
  const color = lighten(ROOF, pen.random.next() * 0.25)
  const tree = defineMapTree(pen, 15)
  return pen.define(() => {
    pen.path(outline, pen.hour.shadow, { opacity: 0.26, transform: 'translate(8 10)' })
    pen.path(outline, color)
    pen.rect([court, court, inner, inner], '#cfdcb8')
    pen.path(d`M${court} ${court}h${inner}v14h${14 - inner}v${inner - 14}h-14z`, pen.hour.shadow, { opacity: 0.3 })
    let parcels = ''
    for (let along = cut + 12; along < size - cut; along += pen.random.between(26, 44))
      parcels += d`M${along} 0v${court}M${along} ${size}v${-court}M0 ${along}h${court}M${size} ${along}h${-court}`
    pen.line(parcels, darken(color, 0.3), 1.6, { opacity: 0.6 })
    for (let count = 0; count < 3; count++)
      pen.use(tree, size * pen.random.between(0.4, 0.6), size * pen.random.between(0.42, 0.6))
  })
}

function drawSquare(pen: Pen, x: number, y: number, size: number): void {
  pen.rect([x, y, size, size], '#d3dfbf', { rx: 20 })
  pen.line(d`M${x} ${y}l${size} ${size}M${x + size} ${y}l${-size} ${size}`, '#efe6d4', 14)
  pen.circle(x + size / 2, y + size / 2, 34, '#efe6d4')
  pen.circle(x + size / 2, y + size / 2, 18, '#2f7f86')
  const tree = defineMapTree(pen, 20)
  for (const [dx, dy] of [
    [0.2, 0.5],
    [0.8, 0.5],
    [0.5, 0.18],
    [0.5, 0.82],
    [0.32, 0.66],
    [0.68, 0.34],
  ] as const)
    pen.use(tree, x + size * dx, y + size * dy)
}

/** An old town: narrow lanes between small houses of all sizes, a square before the one that is meant. */
export function drawOldTown(pen: Pen): void {
  const colors = ['#cf9f7c', '#d8ae8a', '#c48f6d', '#ddbb9a']
  const subject = { x: 560, y: 400, width: 120, depth: 84 }
  const roofs: Parameters<typeof drawMapRoofs>[1][number][] = []
  for (let row = 0, y = -140; y < 1040; row++) {
    const depth = pen.random.between(74, 112)
    for (let x = -260 + pen.random.between(0, 60), house = 1; x < 1440; house++) {
      const width = pen.random.between(52, 108)
      const top = y + Math.sin(x / 160 + row) * 26
      const isClear =
        x + width > subject.x - 24 &&
        x < subject.x + subject.width + 24 &&
        top + depth > subject.y - 26 &&
        top < subject.y + subject.depth + 70
      if (!isClear) roofs.push({ x, y: top, width, depth, color: pen.random.pick(colors) })
      x += width + (house % 4 === 0 ? 22 : 1)
    }
    y += depth + (row % 2 === 0 ? 8 : pen.random.between(24, 34))
  }
  drawMapRoofs(pen, roofs)
  drawSubject(pen, [subject.x, subject.y, subject.width, subject.depth], 'court')
  const tree = defineMapTree(pen, 13)
  for (let along = 0; along < 4; along++) pen.use(tree, subject.x + 8 + along * 36, subject.y + subject.depth + 38)
}

/** An industrial district: large sheds on their plots, a railway, a canal. */
export function drawIndustry(pen: Pen): void {
  drawMapWater(pen, 'M-300 742H1500V842H-300z')
  pen.line('M-300 770H1500M-300 806H1500', '#7fb6b8', 2, { opacity: 0.6 })
  drawRoad(pen, 'M-300 300H1500M420 -200V700M920 -200V1200', 50)
  pen.line('M-300 690H1500M-300 704H1500', '#5c5146', 3)
  pen.line('M-300 697H1500', '#8a7a66', 24, { 'stroke-dasharray': '4 12', opacity: 0.7 })
  const sheds = [
    [-180, 40, 250, 200],
    [110, 60, 260, 180],
    [480, 20, 200, 240],
    [720, 70, 150, 150],
    [990, 20, 300, 220],
    [-160, 380, 260, 220],
    [150, 370, 220, 250],
    [990, 380, 290, 240],
    [700, 400, 170, 220],
  ] as const
  for (const [x, y, width, depth] of sheds) {
    const color = pen.random.pick(['#c9c4b8', '#d5c7ae', '#bdc3c2', '#cfae94'])
    drawMapRoof(pen, [x, y, width, depth], color, true)
    let ridges = ''
    for (let along = 26; along < width; along += 30) ridges += d`M${x + along} ${y + 4}v${depth - 8}`
    pen.line(ridges, darken(color, 0.2), 2)
  }
  drawSubject(pen, [478, 386, 172, 210], 'rows')
  const tree = defineMapTree(pen, 13)
  for (let x = -180; x < 1400; x += 52) pen.use(tree, x, 724)
  for (let y = 360; y < 660; y += 52) pen.use(tree, 458, y)
}
