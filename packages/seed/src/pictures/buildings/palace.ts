import type { Box, Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { defineOpening, put, type Opening } from '../parts/openings.ts'
import { drawHippedRoof } from '../parts/roofs.ts'
import { defineBalcony, drawBand, drawCornice, drawCourses, drawPlinth, drawWall } from '../parts/walls.ts'
import type { Building } from './building.ts'

const TRIM = '#eadfc6'

/** An old town palace: ashlar and plaster, a portal with a coat of arms, a gallery of arches under deep eaves, two corner towers. */
export const palace: Building = (pen) => {
  const wall = pen.random.pick(['#d9bd8e', '#cf9f7c', '#d8cdb6', '#c9a58f'])
  const bays = pen.random.pick([5, 7])
  const bay = 3.6
  const towerWidth = 5.4
  const front = bays * bay
  const width = front + 2 * towerWidth
  const height = 13
  drawWall(pen, [towerWidth, 0, front, height], wall, { shadow: false })
  drawCourses(pen, [towerWidth, 0, front, 4.6], '#cdb98f', 0.6, 30)
  const barred = defineOpening(pen, {
    width: 1.3,
    height: 1.7,
    columns: 5,
    rows: 3,
    surround: TRIM,
    frame: '#3a3a36',
    depth: 0.24,
  })
  const noble = defineOpening(pen, {
    width: 1.4,
    height: 2.9,
    columns: 2,
    rows: 4,
    surround: TRIM,
    sill: false,
    frame: '#5a4636',
    depth: 0.24,
    blind: '#e9dcc0',
  })
  const balcony = defineBalcony(pen, 2.5, { slab: TRIM })
  const middle = Math.floor(bays / 2)
  for (let column = 0; column < bays; column++) {
    const x = towerWidth + bay * (column + 0.5)
    if (column !== middle) put(pen, barred, x - 0.65, 1.7)
    put(pen, noble, x - 0.7, 5.3)
    pen.polygon(
      [
        [x - 1.15, 8.45],
        [x, 9.2],
        [x + 1.15, 8.45],
      ],
      pen.paint(TRIM),
    )
    pen.use(balcony, x - 1.25, 5.3)
  }
  drawBand(pen, [towerWidth, 4.6, front], TRIM, 0.3)
  drawGallery(pen, towerWidth, front, bays * 2)
  drawPortal(pen, towerWidth + bay * (middle + 0.5))
  drawHippedRoof(pen, [towerWidth, height, front, 1.5], '#b4754f', { over: 0.9, step: 0.42 })
  for (const x of [0, towerWidth + front]) drawTower(pen, [x, 0, towerWidth, 16], wall, { noble, barred, balcony })
  drawPlinth(pen, 0, width, 0.8, '#a99a7d')
  return { width, height: 18.4 }
}

function drawGallery(pen: Pen, x: number, width: number, arches: number): void {
  drawBand(pen, [x, 9.6, width], TRIM, 0.26)
  const arch = defineOpening(pen, {
    width: width / arches - 0.5,
    height: 2.4,
    arch: true,
    columns: 1,
    rows: 1,
    sill: false,
    frame: '#4a4038',
    depth: 0.3,
    surround: TRIM,
  })
  for (let index = 0; index < arches; index++)
    put(pen, arch, x + (width / arches) * index + 0.25, 10.1, pen.hour.litShare * 0.7)
  pen.shade(d`M${x} 13h${width}v-.8h${-width}z`, 1.1)
}

function drawPortal(pen: Pen, x: number): void {
  const stone = pen.paint(TRIM)
  pen.rect([x - 1.9, 0, 3.8, 4.9], stone)
  pen.path(d`M${x - 1.2} 0V2.4a1.2 1.2 0 0 0 2.4 0V0z`, pen.paint('#5d4332'))
  pen.shade(d`M${x - 1.2} 0V2.4a1.2 1.2 0 0 0 2.4 0h-.3a.9 .9 0 0 1 -1.8 0V0z`, 1.3)
  pen.line(d`M${x} 0v3.5M${x - 1.1} 1.1h2.2M${x - 1.1} 2.2h2.2`, pen.paint('#3d2c22'), 0.07)
  pen.path(d`M${x - 0.45} 4.65v-.5q0 -.4 .45 -.6q.45 .2 .45 .6v.5z`, pen.paint('#c0ad84'))
  for (const side of [-1.65, 1.4]) pen.rect([x + side, 0.3, 0.28, 4], pen.paint('#d6c7a4'))
}

function drawTower(
  pen: Pen,
  [x, , width, height]: Box,
  wall: string,
  { noble, barred, balcony }: { noble: Opening; barred: Opening; balcony: string },
): void {
  drawWall(pen, [x, 0, width, height], wall, { depth: 1.3 })
  if (x === 0) pen.shade(d`M${width} 12.9l.9 -.9V0h-.9z`, 0.6)
  drawCourses(pen, [x, 0, width, 4.6], '#cdb98f', 0.6, 8)
  put(pen, barred, x + width / 2 - 0.65, 1.7)
  put(pen, noble, x + width / 2 - 0.7, 5.3)
  pen.use(balcony, x + width / 2 - 1.25, 5.3)
  const arch = defineOpening(pen, {
    width: 1.2,
    height: 2.5,
    arch: true,
    columns: 2,
    rows: 1,
    surround: TRIM,
    frame: '#4a4038',
  })
  for (const along of [0.85, 3.3]) put(pen, arch, x + along, 11.6)
  drawBand(pen, [x, 4.6, width], TRIM, 0.3)
  drawBand(pen, [x, 10.6, width], TRIM, 0.26)
  drawCornice(pen, [x, height - 0.3, width], TRIM, 0.3, 0.4)
  drawHippedRoof(pen, [x, height + 0.15, width, 2], '#b4754f', { over: 0.6, step: 0.42 })
}
