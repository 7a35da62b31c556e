import { darken, lighten, mix, type Hex } from '../core/color.ts'
import type { Box, Pen, Span } from '../core/pen.ts'
import { d } from '../core/svg.ts'

/** A wall: its colour, the light that slides over it, and the shadow it casts to the right. */
export function drawWall(
  pen: Pen,
  [x, y, width, height]: Box,
  material: Hex,
  { depth = 1.2, shadow = true }: { depth?: number; shadow?: boolean } = {},
): void {
  if (shadow && y === 0) pen.castShadow(x + width, height, Math.min(depth, height))
  pen.rect([x, y, width, height], pen.paint(material))
  if (pen.isFine) pen.rect([x, y, width, height], relief(pen))
}

/** The light that falls from the upper left over anything large. */
export function relief(pen: Pen): string {
  const bright = pen.isDark ? '/.05' : '/.2'
  return pen.gradient([`#fff${bright}`, '#fff/0', `${pen.hour.shadow}/.14`], true)
}

/** Courses of brick or stone: horizontal lines, with now and then a piece of its own tone. */
export function drawCourses(pen: Pen, [x, y, width, height]: Box, material: Hex, step = 0.5, stones = 0): void {
  if (!pen.isFine) return
  let courses = ''
  for (let up = step; up < height; up += step) courses += d`M${x} ${y + up}h${width}`
  const joint = darken(pen.paint(material), 0.3)
  pen.line(courses, joint, 0.035, { opacity: 0.4 })
  let pale = ''
  for (let stone = 0; stone < stones; stone++) {
    const row = Math.floor(pen.random.next() * (height / step))
    pale += d`M${x + pen.random.next() * (width - 0.9)} ${y + (row + 0.5) * step}h${pen.random.between(0.4, 0.9)}`
  }
  if (pale)
    pen.line(pale, mix(pen.paint(material), pen.random.chance(0.5) ? '#fff6e2' : joint, 0.25), step * 0.8, {
      opacity: 0.5,
    })
}

/** A cornice: a band that sticks out, with its shadow under it. */
export function drawCornice(pen: Pen, [x, y, width]: Span, material: Hex, out = 0.35, height = 0.4): void {
  pen.shade(d`M${x} ${y}h${width}v${-height * 1.1}h${-width + 0.3}z`, 1.1)
  pen.rect([x - out, y, width + 2 * out, height], pen.paint(material))
  pen.rect([x - out - 0.12, y + height, width + 2 * out + 0.24, 0.14], lighten(pen.paint(material), 0.35))
}

/** A string course: a thin band between two storeys. */
export function drawBand(pen: Pen, [x, y, width]: Span, material: Hex, height = 0.22): void {
  if (pen.isFine) pen.shade(d`M${x} ${y}h${width}v-.14h${-width}z`, 0.9)
  pen.rect([x, y, width, height], pen.paint(material))
}

/** The base of a building, where rain splashes. */
export function drawPlinth(pen: Pen, x: number, width: number, height: number, material: Hex): void {
  pen.rect([x, 0, width, height], pen.paint(material))
  pen.rect([x, height - 0.08, width, 0.1], lighten(pen.paint(material), 0.25))
}

/** A balcony with a slab, a railing (iron bars, or solid) and the shadow it throws down the wall. Origin: left end, floor level. */
export function defineBalcony(
  pen: Pen,
  width: number,
  {
    slab = '#e9dfcd',
    solid,
    iron = '#2a363a',
    height = 1,
  }: { slab?: Hex; solid?: Hex; iron?: Hex; height?: number } = {},
): string {
  return pen.define(() => {
    pen.shade(d`M0 -.16h${width}l.55 -.62h${-width}z`, 1.1)
    if (solid) {
      pen.rect([0, 0, width, height], pen.paint(solid))
      pen.rect([0, height, width, 0.08], lighten(pen.paint(solid), 0.35))
    } else {
      pen.rect([0, 0, width, height], railing(pen, iron))
      pen.rect([-0.03, height, width + 0.06, 0.08], pen.paint(iron))
    }
    pen.rect([-0.05, -0.17, width + 0.1, 0.18], pen.paint(slab))
  })
}

/** Iron bars, every 13 centimetres. */
export function railing(pen: Pen, iron: Hex = '#2a363a'): string {
  if (!pen.isFine) return pen.gradient([`${pen.paint(iron)}/.5`, `${pen.paint(iron)}/.5`])
  return pen.pattern(0.13, 2, () => pen.line('M.065 0v2', pen.paint(iron), 0.035))
}

/** A balustrade of stone: short posts under a rail. */
export function drawBalustrade(pen: Pen, x: number, y: number, width: number, material: Hex): void {
  const stone = pen.paint(material)
  let posts = ''
  for (let along = 0.3; along < width; along += pen.isFine ? 0.42 : 1) posts += d`M${x + along} ${y}v.75`
  pen.line(posts, stone, 0.17)
  pen.rect([x - 0.1, y + 0.72, width + 0.2, 0.2], lighten(stone, 0.2))
  pen.rect([x - 0.1, y - 0.05, width + 0.2, 0.14], stone)
}
