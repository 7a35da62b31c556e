import { describe, expect, it } from 'vitest'
import { contrastPairs, REQUIRED_CONTRAST } from './contrast-pairs.ts'
import { deriveColors, paletteOf, ratioOf, shortfallOf } from './derive-colors.ts'
import { hexToOklch, oklchToHex } from './oklch.ts'

/** 216 colours at even steps through the cube of sRGB, its corners included. */
const STEPS = ['00', '33', '66', '99', 'cc', 'ff']
const HEXES = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)))

describe('the colours of a brand', () => {
  it.each(['light', 'dark'] as const)('reach every contrast in the %s theme, whatever was chosen', (theme) => {
    const missed = HEXES.flatMap((hex) => {
      const palette = paletteOf(deriveColors(hex), theme)
      return contrastPairs
        .filter((pair) => ratioOf(palette, pair) < REQUIRED_CONTRAST[pair.use])
        .map(({ foreground, ground }) => `${hex}: ${foreground} on ${ground}`)
    })
    expect(missed).toEqual([])
  })

  it('are used on light pages as they were chosen, or refused with the nearest that is taken', () => {
    const faults = HEXES.filter((hex) => {
      const shortfall = shortfallOf(hex)
      if (shortfall === undefined) return oklchToHex(deriveColors(hex).river.light) !== hex
      return shortfall.ratio >= shortfall.required || shortfallOf(shortfall.nearest) !== undefined
    })
    expect(faults).toEqual([])
  })

  it('come back from their bytes', () => {
    for (const hex of HEXES) expect(oklchToHex(hexToOklch(hex))).toBe(hex)
  })
})
