import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { crown, planDoor, planWindow, wall } from '../parts/plan-symbols.ts'
import type { Plan } from './plan.ts'

const INK = '#1f323b'
const thin = { stroke: INK, 'stroke-width': 0.06 }

/* The shell all halls share: floor, wall, windows along both sides, columns on a grid. */
function drawShell(pen: Pen, width: number, height: number, floor: string, grid: number): void {
  pen.rect([0, 0, width, height], floor)
  wall(pen, d`M0 0H${width}V${height}H0z`, 0.5)
  for (let x = grid / 2 - 1.3; x + 2.6 < width; x += grid) {
    planWindow(pen, x, 0, 2.6)
    planWindow(pen, x, height, 2.6)
  }
  for (let x = grid; x < width - 1; x += grid)
    for (let y = grid; y < height - 1; y += grid) pen.rect([x - 0.25, y - 0.25, 0.5, 0.5], INK)
}

function gridStops(width: number, grid: number): number[] {
  return [...Array.from({ length: Math.ceil(width / grid) }, (_, index) => index * grid), width]
}

/** Stalls in two rings around the middle of the hall. */
export const marketPlan: Plan = (pen) => {
  const width = 36
  const height = 24
  drawShell(pen, width, height, '#f2e5cd', 6)
  const colors = ['#d99a7c', '#9fb8a4', '#e0c07e', '#8fb0b8', '#c9b08c']
  const stall = (x: number, y: number, w: number, h: number) => {
    pen.rect([x, y, w, h], pen.random.pick(colors), { ...thin, rx: 0.1 })
    pen.rect([x + 0.35, y + 0.35, w - 0.7, h - 0.7], '#fbf7ee', { ...thin, rx: 0.1 })
  }
  for (const y of [3.2, 8.2, 13.4, 18.4])
    for (let x = 3.2; x < width - 5; x += 5) if (Math.abs(x + 1.6 - width / 2) > 2.4) stall(x, y, 3.4, 2.4)
  pen.circle(width / 2, height / 2, 2, '#d3e1e4', thin)
  pen.circle(width / 2, height / 2, 0.8, '#fbf7ee', thin)
  for (const y of [0, height]) pen.rect([width / 2 - 2.2, y - 0.3, 4.4, 0.6], '#fbf7ee')
  planDoor(pen, width / 2 - 2, 0, 2, -1)
  planDoor(pen, width / 2 - 2, height, 2, 1)
  for (const x of [-2, width + 2]) for (const y of [4, 12, 20]) crown(pen, x, y, 1.3)
  return { width, height, stops: gridStops(width, 6) }
}

/** Racks in rows, aisles between them, docks with lorries along one side. */
export const storagePlan: Plan = (pen) => {
  const width = 62
  const height = 34
  const yard = 12.5
  pen.group(`translate(0 ${yard})`, () => drawStore(pen, width, height))
  return { width, height: height + yard, stops: gridStops(width, 12) }
}

function drawStore(pen: Pen, width: number, height: number): void {
  drawShell(pen, width, height, '#eee6d6', 12)
  for (let y = 9; y < height - 3; y += 3.4) {
    pen.rect([4, y, width - 18, 1.4], '#d9c29a', thin)
    let bays = ''
    for (let x = 6.8; x < width - 14; x += 2.8) bays += d`M${x} ${y}v1.4`
    pen.line(bays, INK, 0.06)
  }
  pen.rect([width - 11, 10, 11, height - 10], '#d8e3df')
  wall(pen, d`M${width - 11} 10V${height}M${width - 11} 10H${width}`, 0.24)
  for (let y = 12; y < height - 3; y += 4) pen.rect([width - 8.6, y, 6, 1.6], '#ecd9b8', thin)
  for (let x = 5; x < width - 8; x += 6.4) {
    pen.rect([x, -0.4, 3.4, 0.8], '#fbf7ee')
    if (pen.random.chance(0.6)) {
      pen.rect([x + 0.3, -9.2, 2.8, 8.6], pen.random.pick(['#e3d9c6', '#c98f6f', '#8fb0b0']), { ...thin, rx: 0.15 })
      pen.rect([x + 0.4, -12, 2.6, 2.5], '#7c8f94', { ...thin, rx: 0.4 })
    }
    pen.line(d`M${x - 1} -1V-12`, '#c9b78f', 0.14)
  }
}

/** A mill to be used again: studios along one side, benches and looms under the saw-tooth. */
export const workshopPlan: Plan = (pen) => {
  const width = 42
  const height = 26
  drawShell(pen, width, height, '#f1e1cb', 7)
  pen.rect([0, 0, 10.5, height], '#e2e6da')
  wall(pen, d`M10.5 0V${height}`, 0.4)
  for (let y = 6.5; y < height; y += 6.5) wall(pen, d`M0 ${y}H10.5`, 0.2)
  for (let y = 1.6; y < height; y += 6.5) {
    pen.rect([1.4, y, 3.6, 1.4], '#ecd9b8', thin)
    pen.rect([1.4, y + 2.4, 5.4, 1], '#fbf7ee', thin)
    pen.rect([10.3, y + 1.6, 0.4, 1.6], '#fbf7ee')
  }
  for (let x = 13; x < width - 3; x += 4.7) {
    for (let y = 2.4; y < height - 3; y += 5.2) {
      pen.rect([x, y, 3, 1.7], pen.random.pick(['#b9cac4', '#dcb99a', '#c3c9cf']), { ...thin, rx: 0.12 })
      pen.circle(x + 2.2, y + 0.85, 0.55, '#fbf7ee', thin)
    }
  }
  for (let tooth = 10.5; tooth < width; tooth += 7.9)
    pen.line(d`M${tooth} 0V${height}`, INK, 0.06, { 'stroke-dasharray': '.6 .4' })
  pen.circle(width + 2.4, 4, 1.4, '#c98f6f', { stroke: INK, 'stroke-width': 0.4 })
  return { width, height, stops: [0, 10.5, 17.5, 24.5, 31.5, 38.5, width] }
}

/** Vats, casks on their cradles, a room to taste. */
export const cellarPlan: Plan = (pen) => {
  const width = 40
  const height = 22
  drawShell(pen, width, height, '#efdfc2', 10)
  const cask = pen.define(() => {
    pen.rect([0, 0, 1.6, 0.95], '#c39765', { ...thin, rx: 0.4 })
    pen.line('M.4 0v.95M1.2 0v.95', INK, 0.05)
  })
  for (let x = 2; x < 25; x += 2.3)
    for (let y = 2; y < 13; y += 1.25) if (Math.floor((y - 2) / 1.25) % 3 !== 2) pen.use(cask, x, y)
  for (let x = 3.6; x < 25; x += 4.4) {
    pen.circle(x, 17.6, 1.7, '#c9d6d6', thin)
    pen.circle(x, 17.6, 0.5, '#fbf7ee', thin)
  }
  pen.rect([28, 0, 12, height], '#e3e7d8')
  wall(pen, d`M28 0V9M28 12V${height}M28 11H40`, 0.3)
  pen.rect([30.5, 4, 6.6, 1.4], '#ecd9b8', { ...thin, rx: 0.1 })
  for (let x = 31; x < 37; x += 1.1) for (const y of [3.2, 5.7]) pen.circle(x, y + 0.25, 0.3, '#fbf7ee', thin)
  pen.rect([30, 18.6, 8, 1], '#fbf7ee', thin)
  planDoor(pen, 33, 0, 1.6, -1)
  for (let x = 2; x < 38; x += 5.2) crown(pen, x, -2.6, 0.9, '#a9b77e')
  return { width, height, stops: gridStops(width, 10) }
}

/** An auditorium: rows of seats that bend towards the stage. */
export const stagePlan: Plan = (pen) => {
  pen.group('translate(8 0)', () => drawAuditorium(pen, 40, 26))
  return { width: 48, height: 26, stops: [2, 8, 35, 48] }
}

function drawAuditorium(pen: Pen, width: number, height: number): void {
  pen.rect([0, 0, width, height], '#efe0c8')
  pen.rect([27, 0, 13, height], '#dcc6a0')
  pen.path(d`M27 5q-2.4 8 0 16z`, '#dcc6a0')
  const centre = { x: 33, y: height / 2 }
  for (let row = 0; row < 9; row++) {
    const radius = 9 + row * 1.75
    let seats = ''
    const spread = 0.82
    const count = Math.floor((2 * spread * radius) / 0.95)
    for (let seat = 0; seat <= count; seat++) {
      if (Math.abs(seat - count / 2) < 0.8) continue
      const angle = Math.PI - spread + (2 * spread * seat) / count
      const y = centre.y + Math.sin(angle) * radius
      if (y > 1.6 && y < height - 1.6) seats += d`M${centre.x + Math.cos(angle) * radius - 0.3} ${y - 0.3}h.6v.6h-.6z`
    }
    pen.path(seats, '#b5574a', { stroke: '#fbf3e4', 'stroke-width': 0.06 })
  }
  pen.rect([-6, 5, 6, 16], '#e4e2d2')
  pen.rect([29.6, 4.6, 9, 16.8], '#e9dcc0', { ...thin, 'stroke-dasharray': '.4 .3' })
  wall(pen, d`M0 0H${width}V${height}H0zM-6 5V21M-6 5H0M-6 21H0M27 0V5M27 21V${height}`, 0.5)
  for (const y of [7, 11.4, 15.8]) pen.rect([-0.4, y, 0.8, 2.6], '#fbf7ee')
  for (let y = 5.6; y < 21; y += 3.7) pen.circle(-7.4, y + 0.8, 0.5, INK)
}

/** Rows of tables, service tracks, the inverter house, the fence with its hedge. */
export const panelPlan: Plan = (pen) => {
  const width = 90
  const height = 58
  pen.rect([-3, -3, width + 6, height + 6], '#d5dcb6')
  pen.path(d`M40 -3h6v${height + 6}h-6z`, '#e6d9b8')
  pen.path(d`M-3 27h${width + 6}v4.400h${-width - 6}z`, '#e6d9b8')
  const table = pen.define(() => {
    pen.rect([0.7, -0.9, 11.4, 3.2], INK, { opacity: 0.18 })
    pen.rect([0, 0, 11.4, 3.2], '#35586d', { stroke: '#e3ecec', 'stroke-width': 0.14 })
    let cells = 'M0 1.6h11.4'
    for (let x = 1.14; x < 11.4; x += 1.14) cells += d`M${x} 0v3.2`
    pen.line(cells, '#9fbac4', 0.1)
  })
  for (let y = 2; y < height - 4; y += 6) {
    if (y > 22 && y < 32) continue
    for (const x of [1.5, 13.7, 25.9, 48.5, 60.7, 72.9]) if (!(x > 70 && y < 14)) pen.use(table, x, y)
  }
  pen.rect([75, 3, 9, 6], '#f1e6cf', { stroke: INK, 'stroke-width': 0.5 })
  pen.line(d`M79 9V29M43 29H79`, '#b5573a', 0.4, { 'stroke-dasharray': '1.6 1' })
  pen.line(d`M-2 -2H${width + 2}V${height + 2}H-2z`, INK, 0.3, { 'stroke-dasharray': '1.2 .8' })
  for (let x = 0; x < width; x += 6.5)
    crown(pen, x + pen.random.between(-1, 1), height + 3.4, pen.random.between(1.4, 2.3))
  for (let y = 2; y < height; y += 8) crown(pen, -4.4, y, pen.random.between(1.3, 2.1))
  return { width, height, stops: [0, 40, 46, width] }
}
