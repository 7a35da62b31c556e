import type { ProjectKind } from '../buildings/index.ts'
import { mix } from '../core/color.ts'
import { drawingHour, type HourName } from '../core/hours.ts'
import { Pen } from '../core/pen.ts'
import { createRandom } from '../core/random.ts'
import { d } from '../core/svg.ts'
import { PICTURE } from '../parts/land.ts'
import { anatomies, type Anatomy } from './anatomy.ts'
import { drawCoast, drawCountry, drawPark } from './site-open.ts'
import { drawGrid, drawIndustry, drawOldTown } from './site-town.ts'

const INK = '#1f323b'

const surroundings: Readonly<Record<Anatomy['site'], (pen: Pen) => void>> = {
  grid: drawGrid,
  'old-town': drawOldTown,
  coast: drawCoast,
  park: drawPark,
  industry: drawIndustry,
  country: drawCountry,
}

/** Where the building stands, from above: its surroundings, the north and a scale. 1200 x 900. */
export function drawSite(name: string, kind: ProjectKind, hourName: HourName): string {
  const pen = new Pen(drawingHour(hourName), createRandom(`${name}/${kind}/site`))
  pen.rect([0, 0, PICTURE.width, PICTURE.height], mix('#efe7d8', pen.hour.sky.at(-1)!, 0.25))
  pen.group(d`rotate(${pen.random.between(-22, 22)} 600 450)`, () => surroundings[anatomies[kind].site](pen))
  drawNorth(pen)
  return pen.document(PICTURE.width, PICTURE.height)
}

function drawNorth(pen: Pen): void {
  pen.circle(80, 816, 36, '#fbf7ee')
  pen.circle(80, 816, 36, 'none', { stroke: INK, 'stroke-width': 2.5 })
  pen.path('M80 788l13 44l-13 -9l-13 9z', INK)
  pen.path('M80 788v35l-13 9z', '#fbf7ee', { stroke: INK, 'stroke-width': 2 })
  pen.rect([140, 810, 180, 12], '#fbf7ee')
  pen.rect([140, 810, 60, 12], INK)
  pen.rect([260, 810, 60, 12], INK)
  pen.rect([140, 810, 180, 12], 'none', { stroke: INK, 'stroke-width': 2.5 })
}
