import { darken, lighten, mix, type Hex } from '../core/color.ts'
import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'

/* Everything here is drawn in the pixels of the picture, y downwards, before the buildings. */

/** The size of a project's pictures, and where its pavement lies. */
export const PICTURE = { width: 1200, height: 900, ground: 772 } as const

/** Sky with sun or moon, stars and thin clouds. */
export function drawSky(
  pen: Pen,
  { width, height, ground }: { width: number; height: number; ground: number } = PICTURE,
): void {
  const { hour, random } = pen
  pen.rect([0, 0, width, height], pen.gradient([...hour.sky].toReversed()))
  if (hour.hasStars) {
    for (let star = 0; star < 60; star++)
      pen.circle(random.between(0, width), random.between(0, ground * 0.6), random.between(0.8, 2), '#f4ecd8', {
        opacity: random.between(0.3, 0.9),
      })
  }
  const x = width * (random.chance(0.5) ? random.between(0.08, 0.24) : random.between(0.76, 0.92))
  const y = ground * (1 - hour.disc.height) + 40
  pen.circle(x, y, hour.disc.radius * 2.2, hour.disc.color, { opacity: 0.16 })
  pen.circle(x, y, hour.disc.radius, hour.disc.color, { opacity: 0.9 })
  for (let cloud = 0; cloud < 6; cloud++)
    drawCloud(pen, random.between(0, width), random.between(50, ground * 0.42), random.between(110, 300))
}

function drawCloud(pen: Pen, x: number, y: number, width: number): void {
  const thick = pen.random.between(5, 11)
  pen.rect([x - width / 2, y, width, thick], pen.hour.cloud, { rx: thick / 2, opacity: 0.55 })
  pen.rect([x - width * pen.random.between(0.1, 0.35), y + thick + 5, width * 0.5, thick * 0.6], pen.hour.cloud, {
    rx: 3,
    opacity: 0.42,
  })
}

/** A colour seen through air: the further away, the more of the horizon is in it. */
export function distant(pen: Pen, color: Hex, share: number): Hex {
  return mix(pen.leaf(color), pen.hour.sky.at(-1)!, share)
}

/** Rolling land: a soft outline from edge to edge. */
export function drawHills(pen: Pen, y: number, swing: number, color: Hex, width: number = PICTURE.width): void {
  const phase = pen.random.between(0, 6.28)
  const second = pen.random.between(0, 6.28)
  let crest = d`M0 ${PICTURE.height}`
  for (let x = 0; x <= width; x += 40) {
    crest += d`L${x} ${Math.round(y - swing * (Math.sin(x / 190 + phase) * 0.6 + Math.sin(x / 83 + second) * 0.25 + Math.sin(x / 420 + second) * 0.5))}`
  }
  pen.path(crest + d`L${width} ${PICTURE.height}z`, color)
}

/** A mountain range: peaks and saddles in turn, the flanks away from the light darker, snow where it is high. */
export function drawMountains(pen: Pen, y: number, height: number, color: Hex, hasSnow: boolean): void {
  const { random } = pen
  const ridge: [number, number][] = [[-120, y - height * 0.3]]
  for (let x = -60; x < PICTURE.width + 200; x += random.between(70, 150)) {
    const isPeak = ridge.length % 2 === 1
    ridge.push([Math.round(x), Math.round(y - height * (isPeak ? random.between(0.55, 1) : random.between(0.22, 0.5)))])
  }
  const outline = ridge.map(([x, top]) => d`L${x} ${top}`).join('')
  pen.path(d`M-120 ${PICTURE.height}${outline}V${PICTURE.height}z`, color)
  for (let index = 1; index + 1 < ridge.length; index += 2) {
    const [x, top] = ridge[index]!
    const [nextX, nextTop] = ridge[index + 1]!
    const fall = y - top
    pen.path(
      d`M${x} ${top}L${nextX} ${nextTop}L${nextX + 30} ${y + 60}L${x + 34} ${y + 60}L${x - 8} ${top + fall * 0.62}L${x + 16} ${top + fall * 0.34}z`,
      darken(color, 0.08),
    )
    if (!hasSnow || fall < height * 0.72) continue
    const slope = (nextX - x) / (nextTop - top)
    const snow = fall * 0.2
    const [beforeX, beforeTop] = ridge[index - 1]!
    const slopeBefore = (x - beforeX) / (beforeTop - top)
    pen.path(
      d`M${x} ${top}L${x - slopeBefore * snow} ${top + snow}l${slopeBefore * snow * 0.45} ${-snow * 0.25}l${slopeBefore * snow * 0.3} ${snow * 0.35}l${slope * snow * 0.3} ${-snow * 0.3}l${slope * snow * 0.35} ${snow * 0.2}L${x + slope * snow * 0.8} ${top + snow * 0.8}z`,
      lighten(color, 0.62),
    )
  }
}

/** The sea up to the horizon, with lines of light and a sail. */
export function drawSea(pen: Pen, horizon: number): void {
  const water = distant(pen, '#3f8a97', 0.12)
  pen.rect(
    [0, horizon, PICTURE.width, PICTURE.height - horizon],
    pen.gradient([darken(water, 0.06), lighten(water, 0.25)]),
  )
  let glints = ''
  for (let glint = 0; glint < 26; glint++)
    glints += d`M${Math.round(pen.random.between(0, 1180))} ${Math.round(horizon + pen.random.between(6, PICTURE.ground - horizon))}h${Math.round(pen.random.between(14, 70))}`
  pen.line(glints, lighten(water, 0.5), 2, { opacity: 0.55 })
  const sail = pen.random.between(150, 1050)
  pen.path(d`M${sail} ${horizon + 4}v-30l22 28z`, lighten(water, 0.85))
  pen.path(d`M${sail - 6} ${horizon + 4}h34l-7 7h-20z`, pen.leaf('#3a4a50'))
}

/** Silhouettes of a city, with a lit window here and there after dusk. */
export function drawSkyline(pen: Pen, ground: number, height: number, share: number): void {
  const color = distant(pen, '#59707c', share)
  let blocks = ''
  let lights = ''
  for (let x = -20; x < PICTURE.width;) {
    const width = Math.round(pen.random.between(48, 120))
    const top = Math.round(height * pen.random.between(0.35, 1))
    blocks += d`M${x} ${ground}v${-top}h${width}v${top}z`
    if (pen.random.chance(0.3)) blocks += d`M${x + width * 0.3} ${ground - top}v-22h${width * 0.4}v22z`
    for (let light = 0; pen.isDark && light < 7; light++)
      lights += d`M${Math.round(x + pen.random.between(6, width - 8))} ${Math.round(ground - pen.random.between(20, top - 8))}h4`
    x += width + Math.round(pen.random.between(-6, 26))
  }
  pen.path(blocks, color)
  if (lights) pen.line(lights, '#f3c987', 5, { opacity: 0.75 })
}

/** Fields in perspective-free bands: rows of vines or wheat. */
export function drawFields(pen: Pen, y: number): void {
  const colors = pen.random.chance(0.5) ? ['#b9b06c', '#8fa062', '#cdb878'] : ['#9aa667', '#c4b46f', '#7f9863']
  for (const [band, color] of colors.entries()) {
    const top = y + band * 34
    drawHills(pen, top, 14 + band * 5, distant(pen, color, 0.34 - band * 0.1))
    let rows = ''
    for (let x = -40; x < PICTURE.width; x += 22) rows += d`M${x + band * 9} ${top + 26}q16 12 12 40`
    pen.line(rows, distant(pen, '#5f6f42', 0.3), 3, { opacity: 0.3 })
  }
}
