import { mix } from '../core/color.ts'
import type { Box, Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'

const INK = '#1f323b'

/* The colour of the building that is meant: the river's, as on every screen. */
const SUBJECT = '#1f7a82'

/** The building itself: its roof in the river's colour, with its ridges and its shadow. Points in pixels around the middle. */
export function drawSubject(
  pen: Pen,
  [x, y, width, depth]: Box,
  roof: 'flat' | 'hipped' | 'rows' | 'court' = 'hipped',
): void {
  pen.path(d`M${x + 10} ${y + 12}h${width}v${depth}h${-width}z`, pen.hour.shadow, { opacity: 0.35 })
  pen.rect([x, y, width, depth], SUBJECT, { stroke: INK, 'stroke-width': 3 })
  const pale = mix(SUBJECT, '#ffffff', 0.55)
  if (roof === 'hipped') {
    const hip = Math.min(width, depth) / 2
    const isWide = width >= depth
    pen.line(
      isWide
        ? d`M${x} ${y}l${hip} ${hip}H${x + width - hip}l${hip} ${-hip}M${x} ${y + depth}l${hip} ${-hip}M${x + width - hip} ${y + hip}l${hip} ${hip}`
        : d`M${x} ${y}l${hip} ${hip}V${y + depth - hip}l${-hip} ${hip}M${x + width} ${y}l${-hip} ${hip}M${x + hip} ${y + depth - hip}l${hip} ${hip}`,
      pale,
      2.5,
    )
    pen.path(
      isWide
        ? d`M${x} ${y + depth}l${hip} ${-hip}H${x + width - hip}l${hip} ${hip}z`
        : d`M${x + width} ${y}l${-hip} ${hip}V${y + depth - hip}l${hip} ${hip}z`,
      INK,
      { opacity: 0.16 },
    )
  } else if (roof === 'rows') {
    let ridges = ''
    for (let along = 22; along < width - 6; along += 24) ridges += d`M${x + along} ${y + 2}v${depth - 4}`
    pen.line(ridges, pale, 3)
  } else if (roof === 'court') {
    pen.rect([x + width * 0.3, y + depth * 0.3, width * 0.4, depth * 0.4], '#cfdcb8', {
      stroke: INK,
      'stroke-width': 2,
    })
    pen.line(
      d`M${x} ${y}l${width * 0.3} ${depth * 0.3}M${x + width} ${y}l${-width * 0.3} ${depth * 0.3}M${x} ${y + depth}l${width * 0.3} ${-depth * 0.3}M${x + width} ${y + depth}l${-width * 0.3} ${-depth * 0.3}`,
      pale,
      2.5,
    )
  } else {
    pen.rect([x + 7, y + 7, width - 14, depth - 14], 'none', { stroke: pale, 'stroke-width': 2.5 })
    pen.rect([x + width * 0.4, y + depth * 0.35, 22, 18], pale)
    for (let panel = 0; panel < 4; panel++)
      pen.rect([x + 16 + panel * 15, y + depth - 28, 11, 16], INK, { opacity: 0.55 })
  }
}
