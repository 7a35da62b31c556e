import { buildings, type ProjectKind } from '../buildings/index.ts'
import type { Extent } from '../buildings/building.ts'
import { hours, type HourName } from '../core/hours.ts'
import { Pen } from '../core/pen.ts'
import { createRandom } from '../core/random.ts'
import { d } from '../core/svg.ts'
import { drawGrass, drawGround, drawNeighbours } from '../parts/ground.ts'
import { distant, drawFields, drawHills, drawMountains, drawSea, drawSky, drawSkyline, PICTURE } from '../parts/land.ts'
import { drawBicycle, drawBirds, drawCar, drawLamp, drawPeople } from '../parts/life.ts'
import { definePlant } from '../parts/plants.ts'
import { settings, type Backdrop, type Setting } from './settings.ts'

/** Higher than this the building would touch the upper edge of a card, which crops the picture to 3:2. */
const TALLEST = 640

/** The front of a project's building, in its setting and its hour. 1200 x 900. */
export function drawElevation(name: string, kind: ProjectKind, hourName: HourName): string {
  const pen = new Pen(hours[hourName], createRandom(`${name}/${kind}/elevation`))
  const setting = settings[kind]
  let extent: Extent = { width: 1, height: 1 }
  const building = pen.capture(() => {
    extent = buildings[kind](pen)
  })
  const scale = Math.min((PICTURE.width * setting.span) / extent.width, TALLEST / extent.height, 36)
  const left = (PICTURE.width / scale - extent.width) * pen.random.between(0.42, 0.58)
  const backdrop = pen.random.pick(setting.backdrops)

  drawSky(pen)
  drawBackdrop(pen, backdrop)
  pen.group(d`translate(${left * scale} ${PICTURE.ground}) scale(${scale} ${-scale})`, () => {
    const edges = { left: -left - 1, right: PICTURE.width / scale - left + 1 }
    if (backdrop === 'city') drawStreet(pen, edges, extent, setting)
    pen.raw(building)
    if (setting.ground === 'grass') drawGrass(pen, edges.left, edges.right, scale)
    drawPlants(pen, edges, extent, setting)
    drawLife(pen, edges, extent, setting)
    drawGround(
      pen,
      edges,
      (PICTURE.height - PICTURE.ground) / scale + 1,
      scale,
      setting.ground === 'paving' ? {} : { paving: '#b9ae8a', earth: '#e3d6bb' },
    )
  })
  return pen.document(PICTURE.width, PICTURE.height)
}

interface Edges {
  readonly left: number
  readonly right: number
}

function drawBackdrop(pen: Pen, backdrop: Backdrop): void {
  const ground = PICTURE.ground
  switch (backdrop) {
    case 'sea':
      drawSea(pen, ground - pen.random.integer(90, 150))
      break
    case 'hills':
      drawHills(pen, ground - 190, 70, distant(pen, '#7d9690', 0.62))
      drawHills(pen, ground - 90, 44, distant(pen, '#7f9a78', 0.4))
      break
    case 'mountains':
      drawMountains(pen, ground - 110, 320, distant(pen, '#6f8ba0', 0.5), pen.random.chance(0.7))
      drawHills(pen, ground - 80, 40, distant(pen, '#7f9a78', 0.35))
      break
    case 'fields':
      drawHills(pen, ground - 200, 60, distant(pen, '#8a9a8e', 0.6))
      drawFields(pen, ground - 120)
      break
    case 'skyline':
      drawSkyline(pen, ground, 330, 0.72)
      drawSkyline(pen, ground, 210, 0.5)
      break
    case 'park':
      drawHills(pen, ground - 130, 50, distant(pen, '#84a08a', 0.55))
      drawCopse(pen, ground)
      break
    case 'city':
      drawSkyline(pen, ground, 260, 0.78)
  }
}

/* A line of trees far away, as one outline of round crowns. */
function drawCopse(pen: Pen, ground: number): void {
  let crowns = d`M-40 ${ground}`
  for (let x = -40; x < PICTURE.width + 40;) {
    const radius = pen.random.integer(30, 62)
    crowns += d`V${ground - 70}a${radius} ${radius} 0 0 1 ${radius * 1.7} 0`
    x += radius * 1.7
  }
  pen.path(`${crowns}V${ground}z`, distant(pen, '#6f9070', 0.38))
}

function drawStreet(pen: Pen, edges: Edges, extent: Extent, setting: Setting): void {
  const material = pen.random.pick(['#dccbb0', '#d3c4b4', '#cfc9b8'])
  const high = Math.min(extent.height * 0.78, 20)
  drawNeighbours(
    pen,
    [
      [edges.left, -edges.left - (setting.isUrban ? 0 : 4), high * pen.random.between(0.7, 1)],
      [extent.width, edges.right - extent.width, high * pen.random.between(0.6, 0.95)],
    ],
    material,
  )
}

function drawPlants(pen: Pen, edges: Edges, extent: Extent, setting: Setting): void {
  const plant = pen.random.pick(setting.plants)
  const [low, high] = setting.plantHeight
  const kinds = Array.from({ length: 2 }, () => definePlant(pen, plant, pen.random.between(low, high)))
  const isNarrow = plant === 'cypress' || plant === 'poplar'
  const margin = Math.min(-edges.left, edges.right - extent.width)
  const places = [-margin * 0.55, extent.width + margin * 0.55]
  if (margin > 8 || isNarrow) places.push(-margin * 0.55 - 2.4, extent.width + margin * 0.55 + 2.8)
  if (setting.hasTreesInFront)
    places.push(extent.width * pen.random.pick([pen.random.between(0.12, 0.3), pen.random.between(0.72, 0.9)]))
  for (const place of places) pen.use(pen.random.pick(kinds), place + pen.random.between(-0.8, 0.8), 0)
}

function drawLife(pen: Pen, edges: Edges, extent: Extent, { isUrban }: Setting): void {
  const crowd = isUrban ? pen.random.integer(5, 7) : pen.random.integer(3, 4)
  const places = Array.from({ length: crowd }, () =>
    pen.random.between(edges.left * 0.7, extent.width + (edges.right - extent.width) * 0.7),
  )
  const first = places[0]!
  places.push(first + 0.75) // two who walk together
  if (isUrban) {
    drawLamp(pen, edges.left * 0.3 - 0.4)
    drawLamp(pen, extent.width + (edges.right - extent.width) * 0.25)
    if (pen.random.chance(0.5)) drawBicycle(pen, pen.random.between(1, extent.width - 3))
    if (pen.random.chance(0.4)) drawCar(pen, edges.right - 6.5, pen.random.pick(['#5f7f86', '#a85c46', '#cfc7b4']))
  } else drawBirds(pen, extent.width * 0.7, extent.height + 4, 5, 1.1)
  drawPeople(pen, places)
}
