import type { Box, Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { drawPeople } from './life.ts'
import type { Inside } from '../drawings/anatomy.ts'

/* Rooms seen from the side. Each furnishes a room of a width and a height with its floor at y. */

type Furnish = (pen: Pen, x: number, y: number, width: number, height: number) => void

const WOOD = '#b98a5e'
const DARK = '#4a5a60'

/** Furnishes a room for what happens in the building. */
export function furnish(pen: Pen, inside: Inside, [x, y, width, height]: Box): void {
  if (width > 6.4) {
    furnish(pen, inside, [x, y, width / 2, height])
    furnish(pen, inside, [x + width / 2, y, width / 2, height])
    return
  }
  const choices = ROOMS[inside] ?? [shelves]
  pen.random.pick(choices)(pen, x, y, width, height)
  if (pen.random.chance(0.35)) drawPeople(pen, [x + pen.random.between(0.6, Math.max(0.7, width - 0.6))], y)
}

function pendant(pen: Pen, x: number, y: number, height: number): void {
  pen.line(d`M${x} ${y + height}v-.7`, pen.paint(DARK), 0.04)
  pen.path(d`M${x - 0.3} ${y + height - 0.95}h.6l-.18 .26h-.24z`, pen.isDark ? '#ffd98f' : pen.paint('#d8a24a'))
}

const living: Furnish = (pen, x, y, width, height) => {
  const color = pen.paint(pen.random.pick(['#c27a58', '#6f9c94', '#d2b06a']))
  pen.rect([x + 0.4, y, 2, 0.42], color, { rx: 0.08 })
  pen.rect([x + 0.3, y, 0.3, 0.78], color, { rx: 0.1 })
  pen.rect([x + 2.7, y + 0.32, 0.9, 0.06], pen.paint(WOOD))
  pen.line(d`M${x + 2.8} ${y}v.32M${x + 3.5} ${y}v.32`, pen.paint(WOOD), 0.05)
  if (width > 4.4) {
    pen.rect([x + width - 0.7, y, 0.4, 0.5], pen.paint('#b5694a'))
    pen.circle(x + width - 0.5, y + 0.85, 0.42, pen.leaf('#6a8a5e'))
  }
  pendant(pen, x + width * 0.55, y, height)
}

const dining: Furnish = (pen, x, y, width, height) => {
  const middle = x + width / 2
  pen.rect([middle - 0.9, y + 0.7, 1.8, 0.07], pen.paint(WOOD))
  pen.line(
    d`M${middle - 0.7} ${y}v.7M${middle + 0.7} ${y}v.7M${middle - 1.25} ${y}v.95M${middle - 1.25} ${y + 0.45}h.35v-.45M${middle + 1.25} ${y}v.95M${middle + 1.25} ${y + 0.45}h-.35v-.45`,
    pen.paint(DARK),
    0.06,
  )
  pendant(pen, middle, y, height)
}

const kitchen: Furnish = (pen, x, y, width) => {
  const run = Math.min(width - 0.6, 3)
  pen.rect([x + 0.3, y, run, 0.88], pen.paint('#f3ece0'))
  pen.rect([x + 0.25, y + 0.88, run + 0.1, 0.07], pen.paint('#7c8a8c'))
  pen.rect([x + 0.3, y + 1.5, run, 0.6], pen.paint('#8fb0a8'))
  pen.line(
    d`M${x + 0.3 + run / 3} ${y}v.88M${x + 0.3 + (run * 2) / 3} ${y}v.88M${x + 0.3 + run / 2} ${y + 1.5}v.6`,
    pen.paint(DARK),
    0.03,
  )
}

const bedroom: Furnish = (pen, x, y, width) => {
  pen.rect([x + 0.3, y + 0.18, 2.1, 0.3], pen.paint('#f6f0e4'), { rx: 0.06 })
  pen.rect([x + 0.8, y + 0.3, 1.6, 0.24], pen.paint(pen.random.pick(['#9fb7bd', '#c98f6f', '#b9c29a'])), { rx: 0.06 })
  pen.rect([x + 0.22, y, 0.1, 0.95], pen.paint(WOOD))
  if (width > 3.6) pen.rect([x + width - 1.2, y, 0.9, 2.1], pen.paint('#d9c8a6'))
  pen.rect([x + width * 0.5, y + 1.3, 0.7, 0.5], pen.paint('#c2694a'))
}

const desk: Furnish = (pen, x, y, width) => {
  for (let left = x + 0.5; left + 1.6 < x + width; left += 2.5) {
    pen.rect([left, y + 0.72, 1.5, 0.06], pen.paint(WOOD))
    pen.line(
      d`M${left + 0.1} ${y}v.72M${left + 1.4} ${y}v.72M${left + 1.15} ${y}v.95M${left + 1.15} ${y + 0.45}h-.4v-.45`,
      pen.paint(DARK),
      0.05,
    )
    pen.rect([left + 0.2, y + 0.86, 0.5, 0.36], pen.isDark ? '#bfe0e2' : pen.paint('#5c7f88'))
  }
}

const shelves: Furnish = (pen, x, y, width, height) => {
  const top = Math.min(2.4, height - 0.4)
  for (let left = x + 0.4; left + 1.4 < x + width; left += 2.6) {
    pen.rect([left, y, 1.4, top], pen.paint('#d9c8a6'))
    for (let shelf = 0.15; shelf < top - 0.3; shelf += 0.55)
      pen.rect(
        [left + 0.1, y + shelf, pen.random.between(0.5, 1.2), 0.34],
        pen.paint(pen.random.pick(['#c27a58', '#6f9c94', '#d2b06a', '#7c8a8c'])),
      )
  }
}

const board: Furnish = (pen, x, y, width, height) => {
  pen.rect([x + 0.5, y + 0.9, 2.2, 1.2], pen.paint('#3f5f58'))
  pen.line(d`M${x + 0.8} ${y + 1.7}h1M${x + 0.8} ${y + 1.4}h1.5`, '#f3ece0', 0.05)
  if (width > 5) desk(pen, x + 3, y, width - 3, height)
}

const ROOMS: Partial<Record<Inside, readonly Furnish[]>> = {
  homes: [living, dining, kitchen, bedroom],
  houses: [living, dining, kitchen, bedroom],
  rooms: [bedroom, bedroom, living, desk],
  offices: [desk, desk, dining],
  classrooms: [board, desk, shelves],
}

/** Stalls of a market under their awnings. */
export function drawStalls(pen: Pen, left: number, right: number): void {
  for (let x = left; x + 3 < right; x += 4.4) {
    const color = pen.paint(pen.random.pick(['#c2694a', '#2f7f86', '#d2a24a', '#7f9663']))
    pen.rect([x, 0, 3, 0.95], pen.paint('#e9dcc2'))
    pen.line(d`M${x + 0.1} 0v2.6M${x + 2.9} 0v2.6`, pen.paint(DARK), 0.08)
    pen.path(d`M${x - 0.3} 2.5h3.6l-.4 .6h-2.8z`, color)
    for (let fruit = 0; fruit < 7; fruit++)
      pen.circle(
        x + 0.4 + fruit * 0.37,
        1.08,
        0.15,
        pen.paint(pen.random.pick(['#d9843f', '#b9483a', '#8aa05a', '#e0b94f'])),
      )
  }
}

/** Racks with pallets, as high as the hall allows. */
export function drawRacks(pen: Pen, left: number, right: number, height: number): void {
  for (let x = left; x + 2.7 < right; x += 4.6) {
    for (let level = 0; level + 1.7 < height; level += 1.9) {
      pen.rect([x, level + 1.72, 2.7, 0.12], pen.paint('#c2694a'))
      drawPallet(pen, x + 0.15, level + 0.05)
      drawPallet(pen, x + 1.45, level + 0.05)
    }
    pen.line(d`M${x} 0V${height}M${x + 2.7} 0V${height}`, pen.paint('#35566a'), 0.12)
  }
}

/* Now and then a place is free. */
function drawPallet(pen: Pen, x: number, y: number): void {
  if (pen.random.chance(0.18)) return
  const color = pen.paint(pen.random.pick(['#c9a877', '#b98f62', '#d8c39b', '#8fa3a6']))
  pen.rect([x, y, 1.1, pen.random.between(0.9, 1.45)], color)
}

/** Casks lying in two tiers. */
export function drawCasks(pen: Pen, left: number, right: number, y: number): void {
  const cask = pen.define(() => {
    pen.circle(0.6, 0.6, 0.6, pen.paint('#94693f'))
    pen.circle(0.6, 0.6, 0.45, pen.paint('#c0935f'))
    pen.line('M.3 .35v.5M.6 .17v.86M.9 .35v.5', pen.paint('#86603e'), 0.05)
  })
  for (let x = left; x + 1.3 < right; x += 1.3) {
    pen.use(cask, x, y)
    if (x + 2.6 < right) pen.use(cask, x + 0.65, y + 1.08)
  }
}

/** Machines and benches of a workshop. */
export function drawWorkshop(pen: Pen, left: number, right: number): void {
  for (let x = left; x + 3.4 < right; x += 5) {
    const body = pen.paint(pen.random.pick(['#6f8f8a', '#c2895c', '#7c8a92']))
    pen.rect([x, 0, 3, 1.1], body)
    pen.rect([x + 0.4, 1.1, 1, 1], body)
    pen.circle(x + 2.2, 1.5, 0.55, pen.paint(DARK))
    pen.circle(x + 2.2, 1.5, 0.22, pen.paint('#d9c8a6'))
    pen.line(d`M${x + 2.2} 2V5.4`, pen.paint(DARK), 0.05)
  }
}
