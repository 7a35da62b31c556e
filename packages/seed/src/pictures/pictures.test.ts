import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  drawBanner,
  drawProject,
  drawProjectType,
  drawShare,
  drawStreet,
  hourNames,
  projectKinds,
  streetPins,
} from './index.ts'

/* The demonstration has 24 projects; every kind is drawn at several hours, so that chance has its say. */
const projects = projectKinds.flatMap((kind, index) =>
  [0, 3, 5].map((shift) => ({
    name: `proyecto-${index}-${shift}`,
    kind,
    hour: hourNames[(index + shift) % hourNames.length]!,
  })),
)

const LIMIT_BYTES = 30 * 1024

/** Fails with a sentence when the markup is not one well-formed SVG document without text or outside references. */
function problemsOf(svg: string): string[] {
  const problems: string[] = []
  const open: string[] = []
  for (const { 0: tag, 1: closing, 2: name } of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g)) {
    if (closing) {
      if (open.pop() !== name) problems.push(`${tag} closes something else`)
    } else if (!tag.endsWith('/>')) open.push(name!)
  }
  if (open.length > 0) problems.push(`never closed: ${open.join(', ')}`)
  if (svg.replaceAll(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '') !== '')
    problems.push('there is something outside of the tags')
  if (/NaN|undefined|Infinity/.test(svg)) problems.push('a number is missing')
  if (/<(text|script|image|style|foreignObject)\b|(?:href|src)="(?!#)|url\((?!#)/.test(svg))
    problems.push('it has text, scripts or outside references')
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)
  if (new Set(ids).size !== ids.length) problems.push('an id stands twice')
  const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map((match) => match[1]!)
  problems.push(...used.filter((id) => !ids.includes(id)).map((id) => `#${id} does not exist`))
  return problems
}

describe('pictures of a project', () => {
  it.each(projects)('of $kind at $hour are well-formed and below 30 KB', (project) => {
    for (const [drawing, svg] of Object.entries(drawProject(project))) {
      expect(problemsOf(svg), drawing).toEqual([])
      expect(Buffer.byteLength(svg), drawing).toBeLessThan(LIMIT_BYTES)
      expect(svg, drawing).toContain('viewBox="0 0 1200 900"')
    }
  })

  it.each(projectKinds)('of %s are the same for the same name and others for another', (kind) => {
    const first = drawProject({ name: 'uno', kind, hour: 'noon' })
    expect(drawProject({ name: 'uno', kind, hour: 'noon' })).toEqual(first)
    expect(drawProject({ name: 'dos', kind, hour: 'noon' }).elevation).not.toBe(first.elevation)
    expect(drawProject({ name: 'uno', kind, hour: 'dusk' }).elevation).not.toBe(first.elevation)
  })

  it('are of at least fourteen kinds, no two alike', () => {
    expect(projectKinds.length).toBeGreaterThanOrEqual(14)
    const fronts = projectKinds.map((kind) => drawProject({ name: 'uno', kind, hour: 'noon' }).elevation)
    expect(new Set(fronts).size).toBe(projectKinds.length)
  })

  it('can be turned into pixels', async () => {
    const { elevation } = drawProject({ name: 'uno', kind: 'market-hall', hour: 'night' })
    const { width, height, channels } = (
      await sharp(Buffer.from(elevation)).raw().toBuffer({ resolveWithObject: true })
    ).info
    expect([width, height, channels]).toEqual([1200, 900, 4])
  })
})

describe('the street', () => {
  it.each(['day', 'night'] as const)('by %s is well-formed and below 30 KB', (time) => {
    const svg = drawStreet(time)
    expect(problemsOf(svg)).toEqual([])
    expect(Buffer.byteLength(svg)).toBeLessThan(LIMIT_BYTES)
    expect(svg).toContain('viewBox="0 0 1800 640"')
    expect(drawStreet(time)).toBe(svg)
  })

  it("names a place for each building's label, inside of the picture", () => {
    for (const { left, bottom } of streetPins()) {
      expect(left).toBeGreaterThan(0)
      expect(left).toBeLessThan(100)
      expect(bottom).toBeLessThanOrEqual(97)
    }
  })

  it.each(['day', 'night'] as const)('by %s is the one that the site shows (else run npm run generate)', (time) => {
    const shown = readFileSync(new URL(`../../../../site/src/assets/street-${time}.svg`, import.meta.url), 'utf8')
    expect(shown).toBe(drawStreet(time))
  })
})

describe('other pictures', () => {
  it.each(['verano', 'otoño', 'gestores', 'a', 'b', 'c', 'd'])(
    'the banners of %s are well-formed and below 30 KB',
    (seed) => {
      for (const width of [900, 375]) {
        const svg = drawBanner({ seed, width, height: 125 })
        expect(problemsOf(svg)).toEqual([])
        expect(Buffer.byteLength(svg)).toBeLessThan(LIMIT_BYTES)
        expect(drawBanner({ seed, width, height: 125 })).toBe(svg)
      }
    },
  )

  it.each([900, 375])(
    'a banner of %i pixels says its title in outlines, because a fresh machine has no fonts',
    (width) => {
      const title = 'Torre Chamartín Norte: reserve sitio antes de la apertura'
      const svg = drawBanner({ seed: title, width, height: 125, title })
      expect(problemsOf(svg)).toEqual([])
      expect(svg).not.toContain('<text')
      expect(svg.length).toBeGreaterThan(drawBanner({ seed: title, width, height: 125 }).length + 10_000)
    },
  )

  it('the picture for sharing is well-formed and carries the name in outlines', () => {
    expect(problemsOf(drawShare())).toEqual([])
    expect(drawShare()).toContain('viewBox="0 0 1200 630"')
    expect(drawShare()).not.toContain('<text')
  })

  it.each(projectKinds)('the type %s is well-formed and below 30 KB', (kind) => {
    const svg = drawProjectType(kind)
    expect(problemsOf(svg)).toEqual([])
    expect(Buffer.byteLength(svg)).toBeLessThan(LIMIT_BYTES)
  })
})
