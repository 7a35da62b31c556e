import { buildings, type ProjectKind } from '../buildings/index.ts'
import type { Extent } from '../buildings/building.ts'
import { mix } from '../core/color.ts'
import { hours } from '../core/hours.ts'
import { Pen } from '../core/pen.ts'
import { createRandom } from '../core/random.ts'
import { d } from '../core/svg.ts'
import { drawPeople } from '../parts/life.ts'
import { definePlant } from '../parts/plants.ts'
import { settings } from './settings.ts'

const SIZE = { width: 600, height: 400, ground: 330 } as const
const FIELDS = ['#cfe0df', '#f0dcc0', '#dfe3cc', '#e6d3cb', '#d6dde4'] as const

/** The picture of a type of project: one building before a disc of colour, on its line. 600 x 400. */
export function drawProjectType(kind: ProjectKind): string {
  const pen = new Pen(hours.morning, createRandom(`${kind}/type`), 'coarse')
  let extent: Extent = { width: 1, height: 1 }
  const building = pen.capture(() => {
    extent = buildings[kind](pen)
  })
  const scale = Math.min(380 / extent.width, 250 / extent.height, 18)
  const left = SIZE.width / scale / 2 - extent.width / 2
  const field = pen.random.pick(FIELDS)
  pen.rect([0, 0, SIZE.width, SIZE.height], '#f9f6ef')
  pen.path(d`M70 ${SIZE.ground}a230 230 0 0 1 460 0z`, field)
  pen.path(d`M120 ${SIZE.ground}a180 180 0 0 1 360 0z`, mix(field, '#ffffff', 0.35))
  pen.group(d`translate(${left * scale} ${SIZE.ground}) scale(${scale} ${-scale})`, () => {
    pen.raw(building)
    const { plants, plantHeight } = settings[kind]
    const plant = definePlant(pen, plants[0]!, Math.min(plantHeight[0], extent.height * 0.8))
    pen.use(plant, -4 - 20 / scale, 0)
    pen.use(plant, extent.width + 4 + 16 / scale, 0)
    drawPeople(pen, [-3, extent.width * 0.6, extent.width + 3])
  })
  pen.rect([30, SIZE.ground - 1.5, 540, 4], '#1f3138')
  pen.path(d`M262 ${SIZE.ground}l20 34h36l20 -34z`, '#2f7f86')
  pen.line(d`M30 ${SIZE.ground}H262l20 34h36l20 -34H570`, '#1f3138', 4)
  return pen.document(SIZE.width, SIZE.height)
}
