import { colors, oklchToHex } from '@cauce/design'
import { buildings, type ProjectKind } from '../buildings/index.ts'
import { lighten, mix } from '../core/color.ts'
import { hours } from '../core/hours.ts'
import { Pen } from '../core/pen.ts'
import { createRandom } from '../core/random.ts'
import { d } from '../core/svg.ts'
import { drawLamp, drawPeople } from '../parts/life.ts'
import { definePlant, type Plant } from '../parts/plants.ts'

/** The street by day for the light theme, by night for the dark one. */
export type StreetTime = 'day' | 'night'

/** Size of the street, and the height of its pavement from the upper edge, in pixels. */
export const STREET = { width: 1800, height: 640, ground: 556, scale: 8.5 } as const

/** The channel that cuts the street: the mark of the brand, 24 m wide and 8 m deep. In metres from the left edge. */
const CHANNEL = { left: 105, width: 24, slope: 6.6, depth: 8.2, water: 2.6 } as const

/* Each building with its left wall, in metres. The seed decides its colours and windows. */
const ROW: readonly (readonly [kind: ProjectKind, left: number, seed: string])[] = [
  ['seaside-houses', 3.2, 'es-migjorn'],
  ['townhouses', 37.5, 'barrio'],
  ['apartment-block', 80.5, 'ribera-5'],
  ['market-hall', 131.5, 'san-roque'],
  ['tower', 175, 'chamartin'],
]

/* Each plant is drawn once, 10 m tall, and scaled where it stands. */
const PLANTS: readonly (readonly [plant: Plant, left: number, height: number])[] = [
  ['pine', 1.6, 9],
  ['pine', 31.2, 10],
  ['cypress', 34.4, 11],
  ['cypress', 36.2, 8.6],
  ['broadleaf', 77.6, 8],
  ['palm', 100.4, 13],
  ['palm', 103, 9.6],
  ['broadleaf', 131, 9.5],
  ['broadleaf', 171.4, 9],
  ['broadleaf', 176, 7],
  ['broadleaf', 209.6, 7.5],
]

/** The long street of the home page: buildings on both sides of a channel, on no ground but the page's own. 1800 x 640. */
export function drawStreet(time: StreetTime): string {
  const theme = time === 'day' ? 'light' : 'dark'
  const tone = (name: keyof typeof colors) => oklchToHex(colors[name][theme])
  const pen = new Pen(hours[time === 'day' ? 'morning' : 'night'], createRandom('street'), 'coarse')
  pen.group(`translate(0 ${STREET.ground}) scale(${STREET.scale} ${-STREET.scale})`, () => {
    for (const [kind, left, seed] of ROW) pen.group(d`translate(${left} 0)`, () => drawSeeded(pen, kind, seed))
    const shapes = new Map<Plant, string>()
    for (const [plant, left, height] of PLANTS) {
      const shape = shapes.get(plant) ?? definePlant(pen, plant, 10)
      shapes.set(plant, shape)
      pen.use(shape, 0, 0, { transform: d`translate(${left} 0) scale(${height / 10})` })
    }
    for (const x of [33, 78.9, 130, 173.6]) drawLamp(pen, x)
    drawPeople(pen, [29, 35.6, 61, 79.4, 99.3, 129.6, 146, 153.4, 154.2, 186.5, 203])
    drawBed(pen, tone)
    drawBridge(pen, tone('ink'))
  })
  return pen.document(STREET.width, STREET.height)
}

/* A building's chance must not depend on what stands before it, or adding a tree would repaint the street. */
function drawSeeded(pen: Pen, kind: ProjectKind, seed: string): void {
  pen.withRandom(createRandom(seed), () => buildings[kind](pen))
}

/* The ground under the street, cut by the channel, in the colours of the page, which goes on below it. */
function drawBed(pen: Pen, tone: (name: 'earth' | 'ink' | 'river' | 'paper') => string): void {
  const right = STREET.width / STREET.scale
  const bottom = (STREET.height - STREET.ground) / STREET.scale
  const { left, width, slope, depth, water } = CHANNEL
  const bed = d`H${left}l${slope} ${-depth}h${width - 2 * slope}l${slope} ${depth}`
  pen.path(d`M0 0${bed}H${right}V${-bottom - 0.2}H0z`, tone('earth'))
  const hatch = pen.pattern(1.1, 1.1, () => pen.line('M-.1 -.1L1.2 1.2', tone('ink'), 0.1, { opacity: 0.4 }))
  pen.path(d`M0 0H${left - 0.4}l1.2 -1.5H0zM${left + width + 0.4} 0H${right}v-1.5H${left + width - 0.8}z`, hatch)
  const surface = (slope * water) / depth
  pen.path(
    d`M${left + surface} ${-water}H${left + width - surface}L${left + width - slope} ${-depth}H${left + slope}z`,
    pen.gradient([lighten(tone('river'), 0.12), mix(tone('river'), pen.hour.shadow, 0.25)]),
  )
  let ripples = ''
  for (const [x, y, length] of [
    [0.3, 3.7, 4],
    [0.55, 3.9, 3.4],
    [0.36, 5, 3],
    [0.5, 5.3, 4.4],
    [0.42, 6.5, 3.2],
  ] as const)
    ripples += d`M${left + width * x} ${-y}h${length}`
  pen.line(ripples, lighten(tone('river'), 0.55), 0.2, { opacity: 0.8, 'stroke-linecap': 'round' })
  pen.line(d`M0 0${bed}H${right}`, tone('ink'), 0.36)
}

function drawBridge(pen: Pen, ink: string): void {
  const left = CHANNEL.left + 0.6
  const span = CHANNEL.width - 1.2
  const rise = 3.4
  const deck = (lift: number) =>
    d`M${left} ${0.3 + lift}Q${left + span / 2} ${2 * rise + 0.3 + lift} ${left + span} ${0.3 + lift}`
  const height = (x: number) => 0.3 + 4 * rise * ((x - left) / span) * (1 - (x - left) / span)
  let posts = ''
  for (let x = left + 1.2; x < left + span - 1; x += 1.9) posts += d`M${x} ${height(x)}v1.1`
  pen.line(posts, ink, 0.12)
  pen.line(deck(1.1), ink, 0.16)
  for (const x of [left + span * 0.38, left + span * 0.44, left + span * 0.68]) drawPeople(pen, [x], height(x))
  pen.line(deck(0), ink, 0.34)
}

/** Where labels may be pinned: the middle of each building and its top, in percent of the picture, from the left and from the bottom. */
export function streetPins(): { kind: ProjectKind; left: number; bottom: number }[] {
  return ROW.map(([kind, start, seed]) => {
    const { width, height } = buildings[kind](new Pen(hours.morning, createRandom(seed), 'coarse'))
    const percent = (pixels: number, whole: number) => Math.round((pixels / whole) * 1000) / 10
    return {
      kind,
      left: percent((start + width / 2) * STREET.scale, STREET.width),
      bottom: percent(STREET.height - STREET.ground + height * STREET.scale, STREET.height),
    }
  })
}
