import type { ProjectKind } from '../buildings/index.ts'
import { lighten, mix } from '../core/color.ts'
import { drawingHour, type HourName } from '../core/hours.ts'
import { Pen } from '../core/pen.ts'
import { createRandom } from '../core/random.ts'
import { d } from '../core/svg.ts'
import { drawCasks, furnish } from '../parts/furniture.ts'
import { PICTURE } from '../parts/land.ts'
import { drawCar, drawPeople } from '../parts/life.ts'
import { definePlant } from '../parts/plants.ts'
import { anatomies, CUT, type Anatomy } from './anatomy.ts'
import { drawHallSection, drawPanelSection } from './section-halls.ts'
import { settings } from './settings.ts'

const BASEMENT = 3

/** The building cut from the street to the back: structure in ink, rooms in use, the ground it stands in. 1200 x 900. */
export function drawSection(name: string, kind: ProjectKind, hourName: HourName): string {
  const pen = new Pen(drawingHour(hourName), createRandom(`${name}/${kind}/section`))
  const anatomy = anatomies[kind]
  const height =
    anatomy.groundHeight +
    (anatomy.storeys - 1) * anatomy.storeyHeight +
    (anatomy.roof === 'flat' ? 1 : anatomy.depth * 0.28)
  const below = anatomy.basement === 'none' ? 1 : BASEMENT + 0.8
  const ground = anatomy.basement === 'none' ? 720 : 664
  const scale = Math.min(
    (PICTURE.width * 0.74) / anatomy.depth,
    (ground - 90) / height,
    (PICTURE.height - ground - 20) / below,
    44,
  )
  const left = (PICTURE.width / scale - anatomy.depth) * 0.46
  const edges = { left: -left - 1, right: PICTURE.width / scale - left + 1 }

  pen.rect([0, 0, PICTURE.width, PICTURE.height], mix(pen.hour.sky.at(-1)!, pen.hour.sky[0]!, 0.22))
  pen.group(d`translate(${left * scale} ${ground}) scale(${scale} ${-scale})`, () => {
    drawEarth(pen, edges, (PICTURE.height - ground) / scale + 1, scale)
    drawSurroundings(pen, kind, anatomy, edges)
    if (anatomy.inside === 'panels') drawPanelSection(pen, edges, anatomy)
    else if (anatomy.storeys === 1) drawHallSection(pen, anatomy)
    else drawStoreys(pen, anatomy)
    if (anatomy.basement !== 'none') drawBasement(pen, anatomy)
    if (anatomy.inside !== 'panels') drawLevels(pen, anatomy, scale)
  })
  return pen.document(PICTURE.width, PICTURE.height)
}

function drawEarth(pen: Pen, { left, right }: { left: number; right: number }, depth: number, scale: number): void {
  const pixel = 1 / scale
  const soil = pen.paint('#dccfb6')
  pen.rect([left, -depth, right - left, depth], pen.gradient([lighten(soil, 0.2), soil]))
  const hatch = pen.pattern(11 * pixel, 11 * pixel, () =>
    pen.line(d`M${-pixel} ${-pixel}L${12 * pixel} ${12 * pixel}`, CUT, pixel, { opacity: 0.22 }),
  )
  pen.rect([left, -depth, right - left, depth], hatch)
  let strata = ''
  for (const share of [0.45, 0.72])
    strata += d`M${left} ${-depth * share}q${(right - left) / 4} ${depth * 0.08} ${(right - left) / 2} 0t${(right - left) / 2} 0`
  pen.line(strata, CUT, pixel * 1.2, {
    opacity: 0.25,
    'stroke-dasharray': `${(14 * pixel).toFixed(2)} ${(8 * pixel).toFixed(2)}`,
  })
  pen.rect([left, -1.5 * pixel, right - left, 3.5 * pixel], CUT)
}

function drawSurroundings(
  pen: Pen,
  kind: ProjectKind,
  { depth, inside }: Anatomy,
  edges: { left: number; right: number },
): void {
  const { plants, plantHeight } = settings[kind]
  const plant = definePlant(pen, pen.random.pick(plants), pen.random.between(plantHeight[0], plantHeight[1]))
  pen.use(plant, edges.left * 0.56, 0)
  if (inside !== 'panels') pen.use(plant, depth + (edges.right - depth) * 0.62, 0)
  drawPeople(pen, [edges.left * 0.3, depth + (edges.right - depth) * 0.25, depth + (edges.right - depth) * 0.25 + 0.8])
}

function drawStoreys(pen: Pen, anatomy: Anatomy): void {
  const { depth, storeys, groundHeight, storeyHeight, inside } = anatomy
  const core = { left: depth * 0.4, width: inside === 'rooms' || inside === 'classrooms' ? 2.6 : 3 }
  const rooms = ['#f0dcbd', '#ecd2b0', '#f6e9d3', '#dfe3d3', '#d9e3e2']
  let floor = 0
  for (let storey = 0; storey < storeys; storey++) {
    const height = storey === 0 ? groundHeight : storeyHeight
    for (const [from, to] of [
      [0, core.left],
      [core.left + core.width, depth],
    ] as const)
      pen.rect([from, floor, to - from, height], pen.paint(pen.random.pick(rooms)))
    furnishStorey(pen, anatomy, storey, { y: floor + 0.2, height: height - 0.5, core })
    drawFront(pen, anatomy, floor, height, storey)
    floor += height
  }
  drawStairs(pen, core, anatomy)
  let slabs = ''
  let level = 0
  for (let storey = 0; storey < storeys; storey++) {
    slabs += d`M0 ${level + 0.05}h${depth}`
    level += storey === 0 ? groundHeight : storeyHeight
  }
  pen.line(slabs, CUT, 0.32)
  pen.line(d`M${core.left} 0V${level}M${core.left + core.width} 0V${level}`, CUT, 0.16)
  drawRoof(pen, anatomy, level)
}

function furnishStorey(
  pen: Pen,
  { depth, inside }: Anatomy,
  storey: number,
  { y, height, core }: { y: number; height: number; core: { left: number; width: number } },
): void {
  const right = core.left + core.width
  if (inside === 'rooms' || inside === 'classrooms') {
    furnish(pen, storey === 0 ? 'offices' : inside, [0.4, y, core.left - 0.5, height])
    furnish(pen, storey === 0 ? 'homes' : inside, [right + 0.2, y, depth - right - 0.6, height])
    return
  }
  const middle = right + (depth - right) * 0.52
  furnish(pen, inside, [0.4, y, core.left - 0.5, height])
  furnish(pen, inside, [right + 0.2, y, middle - right - 0.3, height])
  if (depth - middle > 3 && inside !== 'offices') {
    furnish(pen, inside, [middle + 0.15, y, depth - middle - 0.5, height])
    pen.line(d`M${middle} ${y}V${y + height - 0.9}`, CUT, 0.09)
  }
}

/* The two fronts: wall above and below the glass, a balcony towards the street. */
function drawFront(pen: Pen, { depth, inside }: Anatomy, floor: number, height: number, storey: number): void {
  const glass = pen.gradient(pen.hour.glass)
  for (const x of [0, depth]) {
    const isOpen = storey === 0 || inside === 'offices'
    pen.rect([x - 0.06, floor, 0.12, height], glass)
    pen.line(d`M${x} ${floor}v${isOpen ? 0.3 : 1}M${x} ${floor + height}v${-0.55}`, CUT, 0.32)
  }
  if (storey === 0 || inside === 'offices' || inside === 'classrooms') return
  pen.line(d`M-1.3 ${floor}H0`, CUT, 0.2)
  pen.line(d`M-1.25 ${floor}v1.05`, CUT, 0.06)
}

function drawStairs(
  pen: Pen,
  core: { left: number; width: number },
  { storeys, groundHeight, storeyHeight }: Anatomy,
): void {
  let flights = ''
  let floor = 0.2
  pen.rect([core.left, 0, core.width, groundHeight + (storeys - 1) * storeyHeight], pen.paint('#f8f3e8'), {
    opacity: 0.9,
  })
  for (let storey = 0; storey < storeys - 1; storey++) {
    const height = storey === 0 ? groundHeight : storeyHeight
    const steps = 8
    const run = (core.width - 0.9) / steps
    flights += d`M${core.left + 0.45} ${floor}`
    for (let step = 0; step < steps; step++) flights += d`v${height / 2 / steps}h${run}`
    flights += d`h.3`
    flights += d`M${core.left + core.width - 0.45} ${floor + height / 2}`
    for (let step = 0; step < steps; step++) flights += d`v${height / 2 / steps}h${-run}`
    floor += height
  }
  pen.line(flights, CUT, 0.08)
}

function drawRoof(pen: Pen, { depth, roof }: Anatomy, level: number): void {
  if (roof === 'gable' || roof === 'mansard') {
    const rise = depth * (roof === 'gable' ? 0.26 : 0.22)
    const shape =
      roof === 'gable'
        ? d`M-.7 ${level}L${depth / 2} ${level + rise}L${depth + 0.7} ${level}`
        : d`M-.3 ${level}L1 ${level + rise * 0.85}L${depth / 2} ${level + rise}L${depth - 1} ${level + rise * 0.85}L${depth + 0.3} ${level}`
    pen.path(`${shape}z`, pen.paint('#f3e8d4'))
    pen.line(
      d`M${depth * 0.3} ${level}v${rise * 0.58}M${depth * 0.7} ${level}v${rise * 0.58}M${depth * 0.24} ${level + rise * 0.5}H${depth * 0.76}`,
      pen.paint('#a97f55'),
      0.2,
    )
    pen.line(shape, CUT, 0.4)
    pen.line(d`M0 ${level + 0.05}h${depth}`, CUT, 0.32)
    return
  }
  pen.line(d`M0 ${level + 0.1}h${depth}`, CUT, 0.42)
  pen.line(d`M0 ${level}v1M${depth} ${level}v1`, CUT, 0.3)
  pen.rect([depth * 0.4, level + 0.3, 3, 2.3], pen.paint('#e2d8c4'))
  pen.line(d`M${depth * 0.4} ${level}v2.5h3V${level}`, CUT, 0.22)
  drawPeople(pen, [depth * 0.2], level + 0.3)
  for (let panel = 0; panel < 3; panel++)
    pen.line(d`M${depth * 0.72 + panel * 1.3} ${level + 0.4}l.9 .6`, pen.paint('#2c4a5c'), 0.14)
}

function drawBasement(pen: Pen, { depth, basement, inside }: Anatomy): void {
  pen.rect([0, -BASEMENT, depth, BASEMENT], pen.paint('#e6ddcb'))
  if (basement === 'cars') {
    for (const [index, body] of ['#5f7f86', '#a85c46', '#cfc7b4'].entries())
      if (2 + index * 5.2 + 4.4 < depth) drawCar(pen, 0.9 + index * ((depth - 5.4) / 2), body, -BASEMENT + 0.16)
  } else if (inside === 'cellar') drawCasks(pen, 0.6, depth - 0.6, -BASEMENT + 0.16)
  else furnish(pen, 'storage', [0.4, -BASEMENT + 0.16, depth - 0.8, BASEMENT - 0.4])
  pen.line(d`M0 0V${-BASEMENT}H${depth}V0M0 .05h${depth}`, CUT, 0.36)
  for (const x of [0, depth / 2, depth]) pen.rect([x - 0.6, -BASEMENT - 0.7, 1.2, 0.7], CUT)
}

/* Marks of level beside the building: a line and a triangle for each floor, without words. */
function drawLevels(pen: Pen, { depth, storeys, groundHeight, storeyHeight }: Anatomy, scale: number): void {
  const pixel = 1 / scale
  let marks = ''
  for (let storey = 0; storey <= storeys; storey++) {
    const y = storey === 0 ? 0 : groundHeight + (storey - 1) * storeyHeight
    marks += d`M${depth + 16 * pixel} ${y}h${34 * pixel}m${-17 * pixel} 0l${-5 * pixel} ${8 * pixel}h${10 * pixel}z`
  }
  pen.line(marks, CUT, 1.2 * pixel, { opacity: 0.7 })
}
