import { mix, type Hex } from './color.ts'
import type { Hour } from './hours.ts'
import type { Random } from './random.ts'
import { attributes, d, number, type Extra } from './svg.ts'

/** How closely one looks: `fine` for a picture of its own, `coarse` where a building is one of many. */
export type Detail = 'fine' | 'coarse'

/** A point in metres; y grows upwards from the pavement. */
export type Point = readonly [x: number, y: number]

/** A rectangle by its lower left corner. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** A horizontal length: its left end and how far it goes. */
export type Span = readonly [x: number, y: number, width: number]

/**
 * Draws in metres with y upwards, in the light of one hour. What is drawn again and again is defined once and used by name,
 * which keeps a picture of two hundred windows small.
 */
export class Pen {
  readonly hour: Hour
  random: Random
  readonly detail: Detail
  private readonly definitions = new Map<string, string>()
  private output: string[] = []

  constructor(hour: Hour, random: Random, detail: Detail = 'fine') {
    this.hour = hour
    this.random = random
    this.detail = detail
  }

  get isFine(): boolean {
    return this.detail === 'fine'
  }

  /** A material in the light of the hour. */
  paint(material: Hex): Hex {
    return mix(material, this.hour.tint, this.hour.tintShare)
  }

  /** A leaf in the light of the hour. */
  leaf(material: Hex): Hex {
    return mix(material, this.hour.tint, this.hour.leafShare)
  }

  get isDark(): boolean {
    return this.hour.litShare > 0.3
  }

  raw(markup: string): void {
    this.output.push(markup)
  }

  rect([x, y, width, height]: Box, fill: string, extra: Extra = {}): void {
    // A path says the same in fewer letters; only round corners need a rectangle.
    if (extra.rx === undefined) this.path(d`M${x} ${y}h${width}v${height}h${-width}z`, fill, extra)
    else
      this.raw(
        `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" fill="${fill}"${attributes(extra)}/>`,
      )
  }

  path(data: string, fill: string, extra: Extra = {}): void {
    this.raw(`<path d="${data}" fill="${fill}"${attributes(extra)}/>`)
  }

  polygon(points: readonly Point[], fill: string, extra: Extra = {}): void {
    this.path(`M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}z`, fill, extra)
  }

  line(data: string, color: string, width: number, extra: Extra = {}): void {
    this.raw(`<path d="${data}" fill="none" stroke="${color}" stroke-width="${number(width)}"${attributes(extra)}/>`)
  }

  circle(x: number, y: number, radius: number, fill: string, extra: Extra = {}): void {
    this.raw(`<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${fill}"${attributes(extra)}/>`)
  }

  /** A shadow: a shape in the hour's shadow colour. Strength 1 is what the open sky leaves. */
  shade(data: string, strength = 1): void {
    const opacity = Math.min(0.85, this.hour.shadowOpacity * strength)
    this.path(
      data,
      this.hour.shadow +
        Math.round(opacity * 255)
          .toString(16)
          .padStart(2, '0'),
    )
  }

  /** The shadow a body casts to its right at 45 degrees, because light falls from the upper left. */
  castShadow(right: number, top: number, depth: number, strength = 0.7): void {
    this.shade(d`M${right} ${top}l${depth} ${-depth}V0h${-depth}z`, strength)
  }

  use(id: string, x: number, y: number, extra: Extra = {}): void {
    this.raw(`<use href="#${id}"${attributes({ x: x || undefined, y: y || undefined, ...extra })}/>`)
  }

  /** Draws something once and gives the name to `use` it by. The same drawing gets the same name. */
  define(draw: () => void): string {
    const markup = this.capture(draw)
    return this.register(markup, (id) => `<g id="${id}">${markup}</g>`)
  }

  /** A gradient from the top down, or along the light when `slanted`. Gives what to fill with. */
  gradient(stops: readonly string[], slanted = false): string {
    const direction = slanted ? 'x1="0" y1="1" x2="1" y2="0"' : 'x1="0" y1="1" x2="0" y2="0"'
    const steps = stops.map((stop, index) => {
      const [color, opacity] = stop.split('/')
      const transparency = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${number(index / (stops.length - 1))}" stop-color="${color}"${transparency}/>`
    })
    const content = steps.join('')
    return `url(#${this.register(direction + content, (id) => `<linearGradient id="${id}" ${direction}>${content}</linearGradient>`)})`
  }

  /** A pattern that repeats every `width` by `height` metres. Gives what to fill with. */
  pattern(width: number, height: number, draw: () => void): string {
    const markup = this.capture(draw)
    const size = `width="${number(width)}" height="${number(height)}"`
    return `url(#${this.register(size + markup, (id) => `<pattern id="${id}" ${size} patternUnits="userSpaceOnUse">${markup}</pattern>`)})`
  }

  /** A shape that hides what is outside of it. Gives the value of `clip-path`. */
  clip(draw: () => void): string {
    const markup = this.capture(draw)
    return `url(#${this.register(`clip${markup}`, (id) => `<clipPath id="${id}">${markup}</clipPath>`)})`
  }

  /** What `draw` puts on paper, without putting it there. */
  capture(draw: () => void): string {
    const before = this.output
    this.output = []
    draw()
    const markup = this.output.join('')
    this.output = before
    return markup
  }

  group(transform: string, draw: () => void): void {
    this.raw(`<g transform="${transform}">${this.capture(draw)}</g>`)
  }

  /** Draws with another source of chance, so that what is drawn does not depend on what came before it. */
  withRandom(random: Random, draw: () => void): void {
    const before = this.random
    this.random = random
    draw()
    this.random = before
  }

  /** The finished document. */
  document(width: number, height: number): string {
    const drawing = this.output.join('')
    const content = `<defs>${this.definitionsFor(drawing).join('')}</defs>${drawing}`
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${this.isFine ? content : shorten(content)}</svg>`
  }

  /* Only what the drawing refers to, directly or through another definition. A later definition may use an earlier one, never the reverse. */
  private definitionsFor(drawing: string): string[] {
    const references = (markup: string) => [...markup.matchAll(/#(i[0-9a-z]+)["')]/g)].map((match) => match[1]!)
    const wanted = new Set(references(drawing))
    const kept: string[] = []
    for (const definition of [...this.definitions.values()].toReversed()) {
      if (!wanted.has(/id="([^"]+)"/.exec(definition)![1]!)) continue
      for (const id of references(definition)) wanted.add(id)
      kept.unshift(definition)
    }
    return kept
  }

  private register(key: string, markup: (id: string) => string): string {
    const known = this.definitions.get(key)
    if (known !== undefined) return /id="([^"]+)"/.exec(known)![1]!
    const id = `i${this.definitions.size.toString(36)}`
    this.definitions.set(key, markup(id))
    return id
  }
}

/* Seen from afar, five centimetres are less than half a pixel: ten metres and more keep one decimal. */
function shorten(markup: string): string {
  return markup.replaceAll(/\b\d{2,}\.\d\d\b/g, (value) => String(Number(Number(value).toFixed(1))))
}
