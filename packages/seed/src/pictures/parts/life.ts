import type { Hex } from '../core/color.ts'
import { darken } from '../core/color.ts'
import type { Pen } from '../core/pen.ts'

const COATS: readonly Hex[] = ['#b5573a', '#2f6f78', '#d8a24a', '#46545a', '#7a4a5c', '#e6ddcc', '#5f7f5a']
const SKINS: readonly Hex[] = ['#8a5f48', '#c79a7c', '#6b4634', '#dcb395']

/** People for scale, at these places along the pavement. */
export function drawPeople(pen: Pen, places: readonly number[], y = 0): void {
  for (const x of places) {
    const pose = pen.random.integer(0, 3)
    const coat = pen.leaf(pen.random.pick(COATS))
    pen.use(definePerson(pen, pose), x, y, { fill: coat, color: darken(coat, 0.5) })
  }
}

/* 1.70 m tall. The coat takes `fill` and the legs `color` from whoever uses the pose. */
function definePerson(pen: Pen, pose: number): string {
  const skin = pen.leaf(SKINS[pose % SKINS.length]!)
  return pen.define(() => {
    const legs =
      pose % 2 === 0 ? 'M-.17 .8L-.24 0h.13L0 .55 .13 0h.13L.17 .8z' : 'M-.16 .8L-.15 0h.13L0 .6 .04 0h.13L.16 .8z'
    pen.path(legs, 'currentColor')
    pen.raw('<path d="M-.2 .72L-.22 1.25q.22 .3 .44 0L.2 .72z"/>')
    if (pose === 1)
      pen.raw('<path d="M.2 1.2l.14 -.5h.1L.3 1.3z"/><rect x=".28" y=".42" width=".3" height=".34" rx=".04"/>')
    if (pose === 3) pen.raw('<path d="M-.22 1.25q-.2 -.25 -.12 -.55l.1 .02q-.03 .2 .1 .4z"/>')
    pen.circle(0, 1.56, 0.13, skin)
    if (pose === 2) pen.raw('<path d="M-.15 1.57a.15 .15 0 0 1 .3 0l.02 .02v-.34h-.1v.2z" fill="currentColor"/>')
  })
}

/** A bicycle leaning against nothing, as bicycles do. */
export function drawBicycle(pen: Pen, x: number): void {
  const frame = pen.paint('#3a5a62')
  pen.use(
    pen.define(() => {
      pen.line(
        'M.35 .35m-.33 0a.33 .33 0 1 0 .66 0a.33 .33 0 1 0-.66 0M1.4 .35m-.33 0a.33 .33 0 1 0 .66 0a.33 .33 0 1 0-.66 0',
        pen.paint('#2b3438'),
        0.05,
      )
      pen.line('M.35 .35l.3 .5h.6L.85 .35zM.65 .85l-.05 .12M1.4 .35l-.18 .62h.22', frame, 0.06)
    }),
    x,
    0,
  )
}

/** A street lamp, lit after dusk. */
export function drawLamp(pen: Pen, x: number): void {
  const iron = pen.paint('#2a363a')
  pen.use(
    pen.define(() => {
      pen.line('M0 0V4.3q0 .3 .3 .3h.5', iron, 0.09)
      if (pen.isDark) pen.path('M.55 4.5L-.5 0h3.1L1.4 4.5z', pen.gradient(['#ffe3a0/.28', '#ffe3a0/0']))
      pen.rect([0.55, 4.46, 0.65, 0.14], pen.isDark ? '#ffe3a0' : iron)
    }),
    x,
    0,
  )
}

/** A parked car seen from its side. */
export function drawCar(pen: Pen, x: number, body: Hex = '#5f7f86', y = 0): void {
  pen.raw(`<g transform="translate(${x} ${y})">`)
  pen.path(
    'M.1 .35V.75Q.15 .95 .5 1L1.1 1.45Q1.25 1.52 1.5 1.52H2.8Q3.1 1.5 3.4 1.05L4 .95Q4.25 .9 4.25 .6V.35z',
    pen.paint(body),
  )
  pen.path('M.95 1.02L1.35 1.38H2V1.02zM2.15 1.02V1.38h.65q.15 0 .35 -.36z', pen.gradient(pen.hour.glass))
  for (const wheel of [0.95, 3.3]) {
    pen.circle(wheel, 0.34, 0.34, pen.paint('#242c30'))
    pen.circle(wheel, 0.34, 0.15, pen.paint('#9aa3a4'))
  }
  pen.raw('</g>')
}

/** Gulls or swallows, high up. */
export function drawBirds(pen: Pen, x: number, y: number, count: number, size: number): void {
  let wings = ''
  for (let bird = 0; bird < count; bird++) {
    const left = x + pen.random.between(-1, 1) * size * 9
    const up = y + pen.random.between(-1, 1) * size * 4
    const span = size * pen.random.between(0.6, 1)
    wings += `M${left.toFixed(1)} ${up.toFixed(1)}q${(span / 2).toFixed(1)} ${(-span * 0.5).toFixed(1)} ${span.toFixed(1)} 0q${(span / 2).toFixed(1)} ${(-span * 0.5).toFixed(1)} ${span.toFixed(1)} 0`
  }
  pen.line(wings, pen.leaf('#3d4d54'), size * 0.12, { 'stroke-linecap': 'round' })
}
