import { colors, oklchToHex } from '@cauce/design'
import { letteringLines } from '@cauce/design/lettering.server.ts'
import { buildings, projectKinds, type ProjectKind } from '../buildings/index.ts'
import type { Extent } from '../buildings/building.ts'
import { lighten, mix } from '../core/color.ts'
import { hourNames, hours } from '../core/hours.ts'
import { Pen } from '../core/pen.ts'
import { createRandom } from '../core/random.ts'
import { d } from '../core/svg.ts'
import { drawPeople } from '../parts/life.ts'
import { definePlant } from '../parts/plants.ts'

/** What a banner is drawn from. The sizes a promotion recommends are 900 x 125 and 375 x 125 (specification, section 9). */
export interface BannerOptions {
  readonly seed: string
  readonly width: number
  readonly height: number
  /** What it says, written on a plate of paper in the sky. */
  readonly title?: string
}

/** A strip for a promotion: a channel of water along the foot, a row of buildings on the right, quiet sky on the left for the title. */
export function drawBanner({ seed, width, height, title }: BannerOptions): string {
  const choice = createRandom(`${seed}/banner`)
  const pen = new Pen(hours[choice.pick(hourNames.filter((name) => name !== 'overcast'))], choice, 'coarse')
  const ground = height - 22
  pen.rect([0, 0, width, height], pen.gradient([...pen.hour.sky].toReversed()))
  pen.circle(width * 0.3, ground - 8, 46, pen.hour.disc.color, { opacity: 0.2 })
  pen.circle(width * 0.3, ground - 8, 22, pen.hour.disc.color, { opacity: 0.85 })
  for (let cloud = 0; cloud < 4; cloud++)
    pen.rect(
      [pen.random.between(0, width), pen.random.between(12, 46), pen.random.between(40, 120), 3],
      pen.hour.cloud,
      {
        rx: 1.5,
        opacity: 0.5,
      },
    )
  const scale = 3.6
  pen.group(d`translate(0 ${ground}) scale(${scale} ${-scale})`, () =>
    drawRow(pen, width / scale, (ground - 8) / scale, 0.5),
  )
  const water = mix('#2f7f86', pen.hour.tint, pen.hour.tintShare * 0.6)
  pen.rect([0, ground, width, height - ground], pen.gradient([lighten(water, 0.14), water]))
  let ripples = ''
  for (let ripple = 0; ripple < width / 24; ripple++)
    ripples += d`M${Math.round(pen.random.between(0, width))} ${Math.round(pen.random.between(ground + 6, height - 3))}h${Math.round(pen.random.between(8, 30))}`
  pen.line(ripples, lighten(water, 0.5), 1.2, { opacity: 0.6 })
  pen.rect([0, ground - 1, width, 2.4], '#1f3138')
  if (title !== undefined) drawTitle(pen, title, width, ground)
  return pen.document(width, height)
}

/* On the left half, where the sky is; large where there is room, and never more than three lines. */
function drawTitle(pen: Pen, title: string, width: number, ground: number): void {
  const [size, padding] = width > 600 ? [27, 20] : [17, 10]
  const lines = letteringLines(title, 'display', { size, width: width * 0.52 - 2 * padding, lines: 3 })
  const leading = size * 1.22
  const height = lines.length * leading + 1.3 * padding
  const top = (ground - height) / 2
  const widest = Math.max(...lines.map((line) => line.width))
  pen.rect([padding, top, widest + 2 * padding, height], oklchToHex(colors.paper.light), { rx: 3, opacity: 0.92 })
  for (const [index, { path }] of lines.entries())
    pen.path(path, oklchToHex(colors.ink.light), {
      transform: d`translate(${2 * padding} ${top + 0.65 * padding + (index + 0.8) * leading})`,
    })
}

/* Too flat or too grey to stand for anything on a strip of 125 pixels. */
const UNFIT: readonly ProjectKind[] = ['solar-farm', 'logistics-hall', 'tower']

/* Buildings that are low enough, each kind once, from the right edge towards the middle. */
function drawRow(pen: Pen, width: number, highest: number, start: number): void {
  const tree = definePlant(pen, 'broadleaf', 7)
  const kinds = projectKinds.filter((kind) => !UNFIT.includes(kind))
  const fewest = kinds.length - 3 // three buildings are a row, and stay below 30 KB
  let x = width - 5
  for (let tries = 0; tries < 14 && kinds.length > fewest && x > width * start; tries++) {
    const kind = pen.random.pick(kinds)
    let extent: Extent = { width: 0, height: 0 }
    const building = pen.capture(() => {
      extent = buildings[kind](pen)
    })
    if (extent.height > highest || x - extent.width < width * (start - 0.1)) continue
    kinds.splice(kinds.indexOf(kind), 1)
    x -= extent.width
    pen.group(d`translate(${x} 0)`, () => pen.raw(building))
    x -= 3.4
    pen.use(tree, x + 1.6, 0)
  }
  drawPeople(pen, [x - 2, x - 1.2, x - 6])
}
