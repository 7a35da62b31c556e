import { lighten } from '../core/color.ts'
import type { Box, Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { defineOpening, glass, put } from '../parts/openings.ts'
import { drawRoofPanels } from '../parts/roofs.ts'
import { drawWall, railing } from '../parts/walls.ts'
import type { Building } from './building.ts'

const FINS = ['#c7734f', '#d9b25f', '#6f9c94', '#8a7aa0'] as const

/** A school: a low front of brick and coloured fins, a stair tower with a clock, a gallery over the playground. */
export const school: Building = (pen) => {
  const brick = pen.random.pick(['#c98a68', '#d9c3a0', '#b87a5c'])
  const classes = pen.random.integer(4, 5)
  const classroom = 7.4
  const tower = 6
  const width = classes * classroom + tower
  const storey = 3.7
  const height = 2 * storey + 0.5
  const left = pen.random.integer(1, classes - 1) * classroom
  const start = (index: number) => index * classroom + (index * classroom >= left ? tower : 0)
  drawWall(pen, [0, 0, width, height], brick, { depth: 1.3 })
  for (let index = 0; index < classes; index++) {
    drawClassroom(pen, [start(index) + 0.5, storey + 0.4, classroom - 1, 2.6], index)
    drawGallery(pen, start(index), classroom, index)
  }
  pen.rect([0, storey - 0.15, width, 0.5], pen.paint('#e9e0cf'))
  pen.rect([-0.3, height, width + 0.6, 0.45], lighten(pen.paint('#e9e0cf'), 0.2))
  drawTower(pen, left, tower, height + 5.2)
  drawRoofPanels(
    pen,
    left + tower + 2,
    height + 0.35,
    Math.max(5, width - left - tower - 4),
    Math.max(2, Math.floor((width - left - tower - 4) / 4)),
  )
  return { width, height: height + 6 }
}

function drawClassroom(pen: Pen, [x, y, width, height]: Box, index: number): void {
  const { day, lamp } = glass(pen)
  pen.rect([x, y, width, height], pen.random.chance(pen.hour.litShare) ? lamp : day)
  pen.shade(d`M${x} ${y}v${height}h${width}v-.35H${x + 0.3}V${y}z`, 1.6)
  pen.line(
    d`M${x} ${y + height * 0.68}h${width}M${x + width / 4} ${y}v${height}M${x + width / 2} ${y}v${height}M${x + width * 0.75} ${y}v${height}`,
    pen.paint('#f2ece0'),
    0.08,
  )
  const fin = pen.paint(FINS[index % FINS.length]!)
  for (let along = 0; along < 4; along++) {
    pen.rect([x + (width / 4) * along - 0.1, y - 0.15, 0.28, height + 0.3], fin)
    if (pen.isFine) pen.shade(d`M${x + (width / 4) * along + 0.18} ${y}h.26v${height - 0.3}l-.26 .2z`, 0.8)
  }
}

function drawGallery(pen: Pen, x: number, width: number, index: number): void {
  const { day, lamp } = glass(pen)
  pen.rect([x + 0.3, 0, width - 0.6, 3.3], pen.isDark && index % 2 === 0 ? lamp : day)
  pen.shade(d`M${x + 0.3} 3.3h${width - 0.6}v-1.1H${x + 0.3}z`, 1.5)
  const door = defineOpening(pen, {
    width: 1,
    height: 2.3,
    columns: 1,
    rows: 2,
    sill: false,
    frame: FINS[index % FINS.length]!,
  })
  put(pen, door, x + 1.2, 0)
  put(pen, door, x + width - 2.2, 0)
  pen.line(d`M${x + width / 2} 0v3.3`, pen.paint('#e9e0cf'), 0.3)
  pen.rect([x + 2.6, 0, width - 5.2, 0.9], railing(pen))
}

function drawTower(pen: Pen, x: number, width: number, height: number): void {
  drawWall(pen, [x, 0, width, height], '#efe7d6', { depth: 1.2 })
  pen.shade(d`M${x + width} ${height}l1.1 -1.1V0h-1.1z`, 0.5)
  const { day, lamp } = glass(pen)
  pen.rect([x + 0.9, 0, width - 1.8, 7.6], pen.isDark ? lamp : day)
  pen.line(
    d`M${x + 0.9} 2.6h${width - 1.8}M${x + 0.9} 5.1h${width - 1.8}M${x + width / 2} 0v7.6`,
    pen.paint('#4a5f62'),
    0.1,
  )
  pen.line(d`M${x + 0.9} 2.6l${width - 1.8} 2.5`, pen.paint('#c7734f'), 0.22)
  pen.circle(x + width / 2, height - 2.2, 1.3, pen.paint('#2f4f58'))
  pen.circle(x + width / 2, height - 2.2, 1.1, pen.isDark ? '#fff0c8' : pen.paint('#fbf7ec'))
  pen.line(d`M${x + width / 2} ${height - 1.4}v-.8l.55 .35`, '#1f3138', 0.13)
  pen.rect([x - 0.25, height, width + 0.5, 0.35], pen.paint('#d8ccb5'))
}
