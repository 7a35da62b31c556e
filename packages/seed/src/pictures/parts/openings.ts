import { darken, lighten, mix, type Hex } from '../core/color.ts'
import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'

/** A window or a door, defined once in its dark and its lit variants. Its origin is the lower left corner of the hole in the wall. */
export interface Opening {
  readonly dark: readonly string[]
  readonly lit: readonly string[]
}

export interface OpeningShape {
  readonly width: number
  readonly height: number
  /** Panes across and up. */
  readonly columns?: number
  readonly rows?: number
  readonly frame?: Hex
  /** Stone or plaster around the hole. */
  readonly surround?: Hex
  readonly sill?: Hex | false
  readonly shutters?: Hex
  readonly arch?: boolean
  /** How deep the glass lies in the wall, in metres. */
  readonly depth?: number
  /** Blinds that some of the windows have half drawn. */
  readonly blind?: Hex
}

/** Glass in daylight and glass with a lamp behind it. */
export function glass(pen: Pen): { day: string; lamp: string } {
  return { day: pen.gradient(pen.hour.glass), lamp: pen.gradient(['#ffe6ab', '#f4b862']) }
}

/** Defines a window. What a dark and a lit one share is drawn once. */
export function defineOpening(pen: Pen, shape: OpeningShape): Opening {
  const frame = pen.define(() => drawFrame(pen, shape))
  const { day, lamp } = glass(pen)
  const variant = (fill: string, blindShare: number, gleam: boolean) =>
    pen.define(() => {
      const { width, height, surround } = shape
      if (surround) pen.path(outline(shape, 0.15), pen.paint(surround))
      pen.path(outline(shape, 0), fill)
      if (gleam && pen.isFine && width > 0.7) {
        pen.path(d`M${width * 0.1} 0L${width * 0.62} ${height * 0.92}h${width * 0.2}L${width * 0.34} 0z`, '#fff', {
          opacity: 0.13,
        })
      }
      if (blindShare > 0 && shape.blind) {
        const drawn = height * blindShare
        pen.rect([0, height - drawn, width, drawn], pen.paint(shape.blind), { opacity: 0.92 })
      }
      pen.use(frame, 0, 0)
    })
  const hasBlinds = shape.blind !== undefined && pen.isFine && !shape.arch
  return {
    dark: hasBlinds ? [variant(day, 0, true), variant(day, 0.4, true), variant(day, 0, true)] : [variant(day, 0, true)],
    lit:
      pen.hour.litShare === 0
        ? []
        : hasBlinds
          ? [variant(lamp, 0, false), variant(lamp, 0.35, false)]
          : [variant(lamp, 0, false)],
  }
}

/** Puts an opening into the wall; the hour decides whether a lamp is on. */
export function put(pen: Pen, opening: Opening, x: number, y: number, litShare = pen.hour.litShare): void {
  // The dice are thrown even by day, so that the same street stands by day and by night.
  const isLit = pen.random.chance(litShare) && opening.lit.length > 0
  pen.use(pen.random.pick(isLit ? opening.lit : opening.dark), x, y)
}

function outline({ width, height, arch }: OpeningShape, margin: number): string {
  const radius = width / 2 + margin
  if (!arch) return d`M${-margin} 0h${width + 2 * margin}V${height + margin}h${-width - 2 * margin}z`
  return d`M${-margin} 0h${2 * radius}V${height - width / 2}a${radius} ${radius} 0 0 1 ${-2 * radius} 0z`
}

function drawFrame(pen: Pen, shape: OpeningShape): void {
  drawReveal(pen, shape)
  drawBars(pen, shape)
  if (shape.sill !== false) drawSill(pen, shape)
  if (shape.shutters) drawShutters(pen, shape, shape.shutters)
}

/* The shadow that the wall throws on the glass, from above and from the left. */
function drawReveal(pen: Pen, { width, height, arch, depth = 0.16 }: OpeningShape): void {
  if (!arch) {
    pen.shade(d`M0 0V${height}h${width}v${-depth}H${depth}V0z`, 1.7)
    return
  }
  const radius = width / 2
  const inner = radius - depth
  pen.shade(
    d`M0 0V${height - radius}a${radius} ${radius} 0 0 0 ${width} 0h${-depth}a${inner} ${inner} 0 0 1 ${-width + 2 * depth} 0V0z`,
    1.4,
  )
}

function drawBars(pen: Pen, { width, height, columns = 2, rows = 2, frame = '#f2ece0', arch }: OpeningShape): void {
  const spring = arch ? height - width / 2 : height
  let bars = arch ? d`M0 ${spring}h${width}` : d`M0 0h${width}V${height}H0z`
  for (let column = 1; column < columns; column++) bars += d`M${(width * column) / columns} 0V${height}`
  for (let row = 1; row < rows; row++) bars += d`M0 ${(spring * row) / rows}h${width}`
  pen.line(bars, pen.paint(frame), pen.isFine ? 0.06 : 0.09)
}

function drawSill(pen: Pen, { width, sill, surround }: OpeningShape): void {
  const stone = pen.paint(sill || surround || '#efe6d6')
  if (pen.isFine) pen.shade(d`M-.12 -.12h${width + 0.24}l.1 -.16h${-width - 0.24}z`)
  pen.rect([-0.14, -0.12, width + 0.28, 0.13], lighten(stone, 0.15))
}

function drawShutters(pen: Pen, { width, height }: OpeningShape, color: Hex): void {
  const leaf = width / 2
  for (const x of [-leaf - 0.03, width + 0.03]) {
    pen.rect([x, 0, leaf, height], pen.paint(color))
    if (!pen.isFine) continue
    pen.shade(d`M${x + leaf} 0h.09V${height - 0.1}l-.09 .1z`)
    let slats = ''
    for (let y = 0.18; y < height - 0.1; y += 0.19) slats += d`M${x + 0.07} ${y}h${leaf - 0.14}`
    pen.line(slats, mix(pen.paint(color), pen.hour.shadow, 0.35), 0.045)
  }
}

/** A shop front: glass in bays over a low base, a fascia, and perhaps an awning. */
export function drawShopfront(
  pen: Pen,
  x: number,
  width: number,
  height: number,
  {
    frame = '#2f4046',
    awning,
    bays = Math.max(2, Math.round(width / 1.4)),
  }: { frame?: Hex; awning?: Hex; bays?: number } = {},
): void {
  const { day, lamp } = glass(pen)
  const isLit = pen.random.chance(pen.hour.litShare) || pen.isDark
  pen.rect([x, 0.35, width, height - 0.35], isLit ? lamp : day)
  pen.rect([x, 0, width, 0.4], pen.paint(darken(frame, 0.1)))
  pen.shade(d`M${x} ${height}h${width}v-.3h${-width + 0.25}V.4h-.25z`, 1.4)
  let bars = ''
  for (let bay = 0; bay <= bays; bay++) bars += d`M${x + (width * bay) / bays} 0V${height}`
  bars += d`M${x} ${height * 0.78}h${width}`
  pen.line(bars, pen.paint(frame), 0.09)
  if (!awning) return
  const drop = 0.55
  pen.shade(d`M${x} ${height - 0.5}h${width}l.5 -.8h${-width}z`)
  pen.polygon(
    [
      [x - 0.1, height],
      [x + width + 0.1, height],
      [x + width + 0.25, height - drop],
      [x - 0.25, height - drop],
    ],
    pen.paint(awning),
  )
  if (!pen.isFine) return
  let stripes = ''
  for (let stripe = 0.3; stripe < width; stripe += 0.6) stripes += d`M${x + stripe} ${height}v${-drop}`
  pen.line(stripes, pen.paint('#f6eedd'), 0.26)
}
