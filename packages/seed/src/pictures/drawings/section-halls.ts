import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { drawCasks, drawRacks, drawStalls, drawWorkshop } from '../parts/furniture.ts'
import { drawPeople } from '../parts/life.ts'
import { CUT, type Anatomy } from './anatomy.ts'

/** One large room under its roof: market, store, workshop, cellar or stage. */
export function drawHallSection(pen: Pen, anatomy: Anatomy): void {
  const { depth, groundHeight: height, roof } = anatomy
  const air = pen.paint('#f3e6cf')
  pen.rect([0, 0, depth, height], air)
  if (roof === 'vault') drawVault(pen, depth, height, air)
  else if (roof === 'sawtooth') drawSawtooth(pen, depth, height, air)
  else drawTruss(pen, depth, height)
  drawContents(pen, anatomy)
  const glass = pen.gradient(pen.hour.glass)
  for (const x of [0, depth]) {
    pen.rect([x - 0.08, height * 0.45, 0.16, height * 0.35], glass)
    pen.line(d`M${x} 0v${height * 0.45}M${x} ${height}v${-height * 0.2}`, CUT, 0.5)
    pen.rect([x - 0.7, -1, 1.4, 1], CUT)
  }
  pen.line(d`M0 .02h${depth}`, CUT, 0.36)
}

function drawContents(pen: Pen, { inside, depth, groundHeight }: Anatomy): void {
  switch (inside) {
    case 'market':
      drawStalls(pen, 1.5, depth - 1)
      drawPeople(pen, [4.9, 5.6, 9.2, 13.8, 18])
      break
    case 'storage':
      drawRacks(pen, 7, depth - 4, groundHeight - 2.4)
      drawPeople(pen, [2.6, 5.4])
      break
    case 'cellar':
      drawCasks(pen, 1.5, depth * 0.46, 0.15)
      drawCasks(pen, depth * 0.56, depth - 1.5, 0.15)
      drawPeople(pen, [depth * 0.5, depth * 0.53])
      break
    case 'stage':
      drawAuditorium(pen, depth, groundHeight)
      break
    default:
      drawWorkshop(pen, 2, depth - 1)
      drawPeople(pen, [6, 11.4, 16.2, 24])
  }
}

function drawVault(pen: Pen, depth: number, height: number, air: string): void {
  const rise = depth * 0.26
  const arc = d`M0 ${height}C${depth * 0.06} ${height + rise * 1.3} ${depth * 0.94} ${height + rise * 1.3} ${depth} ${height}`
  pen.path(`${arc}z`, air)
  // The rib is a cubic curve, so its height and place at t follow from the four control points.
  const rib = (t: number) => ({
    x: depth * (0.18 * t * (1 - t) ** 2 + 2.82 * t ** 2 * (1 - t) + t ** 3),
    y: height + 3.9 * rise * t * (1 - t),
  })
  let web = ''
  for (let step = 1; step < 12; step++) {
    const { x, y } = rib(step / 12)
    web += step === 1 ? d`M${x} ${height}L${x} ${y}` : d`L${x} ${height}V${y}`
  }
  pen.line(web, pen.paint('#5d737a'), 0.09)
  pen.line(arc, CUT, 0.5)
  pen.line(d`M0 ${height}H${depth}`, CUT, 0.16)
}

function drawSawtooth(pen: Pen, depth: number, height: number, air: string): void {
  const teeth = 4
  const width = depth / teeth
  let cut = ''
  for (let tooth = 0; tooth < teeth; tooth++) {
    const x = tooth * width
    pen.path(d`M${x} ${height}v3.6L${x + width} ${height}z`, air)
    pen.rect([x - 0.07, height + 0.3, 0.16, 3], pen.gradient(pen.hour.glass))
    cut += d`M${x} ${height + 3.5}L${x + width} ${height}`
    pen.line(
      d`M${x + 0.2} ${height + 0.1}L${x + width * 0.4} ${height + 2}L${x + width * 0.6} ${height + 0.1}M${x} ${height + 0.1}h${width}`,
      pen.paint('#5d737a'),
      0.12,
    )
    if (tooth > 0) pen.line(d`M${x} 0V${height}`, CUT, 0.26)
  }
  pen.line(cut, CUT, 0.44)
}

function drawTruss(pen: Pen, depth: number, height: number): void {
  const low = height - 1.7
  let web = ''
  for (let x = 0; x + 2.4 <= depth; x += 2.4) web += d`M${x} ${low}l1.2 1.6l1.2 -1.6`
  pen.line(web, pen.paint('#5d737a'), 0.1)
  pen.line(d`M0 ${low}H${depth}`, pen.paint('#48606a'), 0.18)
  pen.line(d`M-.6 ${height}H${depth + 0.6}`, CUT, 0.45)
}

function drawAuditorium(pen: Pen, depth: number, height: number): void {
  const stage = depth * 0.66
  pen.path(d`M0 3.6L${stage - 4} .2H0z`, pen.paint('#cdbb9c'))
  const seat = pen.define(() => pen.raw('<path d="M0 0h.5v.45h.12v.5h-.14v-.42H0z"/>'))
  for (let row = 0; row < 13; row++) pen.use(seat, 1.2 + row * 1.15, 3.5 - row * 0.235, { fill: pen.paint('#a8483e') })
  pen.line(d`M0 7.6L7 6.6M0 11L5.6 10.2`, CUT, 0.3)
  for (let row = 0; row < 4; row++) {
    pen.use(seat, 0.8 + row * 1.3, 7.6 - row * 0.19, { fill: pen.paint('#a8483e') })
    if (row < 3) pen.use(seat, 0.8 + row * 1.3, 11 - row * 0.19, { fill: pen.paint('#a8483e') })
  }
  pen.rect([stage, 0, depth - stage, 1.1], pen.paint('#a97f55'))
  pen.rect([stage + 1.5, 2.4, depth - stage - 2.2, height - 4], pen.paint('#8fb0b3'))
  pen.path(d`M${stage} ${height - 1}h1.6q-.9 -5 -.2 ${-(height - 3)}h-1.4z`, pen.paint('#9c3f38'))
  pen.line(d`M${stage} 1v${height}M${stage} 1.1h${depth - stage}`, CUT, 0.26)
  drawPeople(pen, [stage + 3.4, stage + 5.6], 1.1)
}

/** A row of panel tables on its ground: their angle, the cable in its trench, the rays of the noon sun. */
export function drawPanelSection(pen: Pen, edges: { left: number; right: number }, { depth }: Anatomy): void {
  const sun = { x: depth * 0.1, y: 13 }
  pen.circle(sun.x, sun.y, 1.5, pen.hour.disc.color)
  for (let x = 1; x < depth; x += 7.2) {
    pen.line(d`M${sun.x + 1} ${sun.y - 1.4}L${x + 2.2} 3.4`, pen.paint('#d8a24a'), 0.06, {
      'stroke-dasharray': '.5 .35',
    })
    pen.line(d`M${x + 1} -1.4V1.6M${x + 3.4} -1.4V2.7M${x + 1} 1l2.4 1.2`, CUT, 0.2)
    pen.line(d`M${x} .8L${x + 4.6} 3.3`, pen.paint('#2c4a5c'), 0.34)
    pen.line(d`M${x} 1L${x + 4.6} 3.5`, pen.paint('#9fc0c9'), 0.07)
  }
  pen.line(d`M${edges.left} -1.1H${depth + 2}`, pen.paint('#b5573a'), 0.16)
  pen.rect([depth + 2, -0.2, 4, 3], pen.paint('#e6dcc8'))
  pen.line(d`M${depth + 2} -.6v3.5h4v-3.5z`, CUT, 0.3)
  drawPeople(pen, [depth * 0.62, depth + 1])
}
