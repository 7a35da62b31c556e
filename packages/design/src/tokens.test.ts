import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, isInSrgb, oklchToHex, type Oklch } from './oklch.ts'
import { renderTokensCss } from './generate-tokens.ts'
import { contrastPairs, REQUIRED_CONTRAST } from './contrast-pairs.ts'
import { colors } from './tokens.ts'

const themes = ['light', 'dark'] as const

describe('tokens.css', () => {
  it('is what tokens.ts says: npm run generate', () => {
    // Ignores the formatter's line breaks and quotes.
    const words = (css: string) => css.replaceAll(/\s+/g, '').replaceAll("'", '"')
    const committed = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
    expect(words(committed)).toBe(words(renderTokensCss()))
  })
})

describe('OKLCH to sRGB', () => {
  it.each<{ color: Oklch; hex: string }>([
    { color: [1, 0, 0], hex: '#ffffff' },
    { color: [0, 0, 0], hex: '#000000' },
    { color: [0.62796, 0.25768, 29.234], hex: '#ff0000' },
    { color: [0.86644, 0.29483, 142.495], hex: '#00ff00' },
    { color: [0.45201, 0.31321, 264.052], hex: '#0000ff' },
    { color: [0.44027, 0.1603, 303.373], hex: '#663399' },
    // Out of sRGB: channels are clipped.
    { color: [0.86644, 0.4, 142.495], hex: '#00ff00' },
  ])('$color is $hex', ({ color, hex }) => {
    expect(oklchToHex(color)).toBe(hex)
  })

  it('measures black on white as 21', () => {
    expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 5)
  })

  it('shows every token without clipping', () => {
    const clipped = Object.entries(colors).filter(([, color]) => themes.some((theme) => !isInSrgb(color[theme])))
    expect(clipped).toEqual([])
  })
})

describe.each(themes)('contrast in the %s theme', (theme) => {
  it.each(contrastPairs)('$use $foreground on $ground', ({ use, foreground, ground }) => {
    expect(contrast(colors[foreground][theme], colors[ground][theme])).toBeGreaterThanOrEqual(REQUIRED_CONTRAST[use])
  })
})

describe('series of the charts', () => {
  it.each(themes)(
    'differ in lightness from their neighbours in the %s theme or in hue by a third of the circle',
    (theme) => {
      const series = [colors.series1, colors.series2, colors.series3, colors.series4, colors.series5].map(
        (color) => color[theme] as Oklch,
      )
      for (const [index, [lightness, , hue]] of series.slice(1).entries()) {
        const [before, , beforeHue] = series[index]!
        expect(Math.abs(lightness - before) >= 0.1 || Math.abs(hue - beforeHue) >= 120).toBe(true)
      }
    },
  )
})
