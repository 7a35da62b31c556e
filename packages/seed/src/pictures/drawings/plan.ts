import type { ProjectKind } from '../buildings/index.ts'
import { drawingHour, type HourName } from '../core/hours.ts'
import { mix } from '../core/color.ts'
import { Pen } from '../core/pen.ts'
import { createRandom } from '../core/random.ts'
import { d } from '../core/svg.ts'
import { PICTURE } from '../parts/land.ts'
import { dimension } from '../parts/plan-symbols.ts'
import { anatomies, type Inside } from './anatomy.ts'
import { cellarPlan, marketPlan, panelPlan, stagePlan, storagePlan, workshopPlan } from './plan-halls.ts'
import { homesPlan, housesPlan } from './plan-homes.ts'
import { classroomsPlan, officesPlan, roomsPlan } from './plan-rooms.ts'

/** What a plan takes up, and where its dimension line is slashed. In metres, from its lower left corner. */
export interface PlanExtent {
  readonly width: number
  readonly height: number
  readonly stops: readonly number[]
}

/** Draws a floor with its lower left corner at the origin. */
export type Plan = (pen: Pen) => PlanExtent

const plans: Readonly<Record<Inside, Plan>> = {
  homes: homesPlan,
  houses: housesPlan,
  rooms: roomsPlan,
  offices: officesPlan,
  classrooms: classroomsPlan,
  market: marketPlan,
  storage: storagePlan,
  workshop: workshopPlan,
  cellar: cellarPlan,
  stage: stagePlan,
  panels: panelPlan,
}

/** A floor of the building from above, on squared paper. 1200 x 900. */
export function drawPlan(name: string, kind: ProjectKind, hourName: HourName): string {
  const pen = new Pen(drawingHour(hourName), createRandom(`${name}/${kind}/plan`))
  let extent: PlanExtent = { width: 1, height: 1, stops: [] }
  const plan = pen.capture(() => {
    extent = plans[anatomies[kind].inside](pen)
  })
  const scale = Math.min(940 / extent.width, 620 / extent.height)
  const left = (PICTURE.width - extent.width * scale) / 2
  const bottom = (PICTURE.height + extent.height * scale) / 2 + 24

  const paper = mix('#f5ecdd', pen.hour.sky.at(-1)!, 0.3)
  pen.rect([0, 0, PICTURE.width, PICTURE.height], paper)
  const squares = pen.pattern(40, 40, () => pen.line('M0 .5H40M.5 0V40', mix(paper, '#8a7a60', 0.22), 1))
  pen.rect([0, 0, PICTURE.width, PICTURE.height], squares)
  pen.group(d`translate(${left} ${bottom}) scale(${scale} ${-scale})`, () => {
    pen.raw(plan)
    dimension(pen, extent.height + 52 / scale, extent.stops)
  })
  return pen.document(PICTURE.width, PICTURE.height)
}
