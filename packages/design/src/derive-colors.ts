import { contrastPairs, REQUIRED_CONTRAST, type ContrastPair } from './contrast-pairs.ts'
import { contrast, hexToOklch, isInSrgb, oklchToHex, type Oklch } from './oklch.ts'
import { colors, type ColorName, type ThemedColor, type ThemeName } from './tokens.ts'

/** Those of the brand, in the order in which they are settled: later ones must suit earlier ones. */
const DERIVED = [
  'riverWash',
  'river',
  'riverHover',
  'onRiver',
  'riverInk',
  'officeBarWater',
] as const satisfies readonly ColorName[]

export type BrandColors = Readonly<Record<(typeof DERIVED)[number], ThemedColor>>
type Palette = Readonly<Record<ColorName, Oklch>>

const THEMES = ['light', 'dark'] as const
const STEP = 0.005

/**
 * Both themes from one `#rrggbb`: the hue and the strength of the brand at the lightness of the tokens, which gives way where a
 * pair would miss its contrast (WCAG 2.2, 1.4.3 and 1.4.11). Light pages have the colour itself, if `shortfallOf` finds none.
 */
export function deriveColors(hex: string): BrandColors {
  const [light, dark] = THEMES.map((theme) => deriveTheme(hexToOklch(hex), theme)) as [Palette, Palette]
  return Object.fromEntries(DERIVED.map((name) => [name, { light: light[name], dark: dark[name] }])) as BrandColors
}

export interface Shortfall extends ContrastPair {
  readonly ratio: number
  readonly required: number
  /** `#rrggbb` of the same hue that has enough. */
  readonly nearest: string
}

export function shortfallOf(hex: string): Shortfall | undefined {
  const chosen = hexToOklch(hex)
  const derived = deriveTheme(chosen, 'light')
  const nearest = oklchToHex(derived.river)
  if (nearest === hex) return undefined
  const own = { ...derived, river: chosen }
  const [worst] = contrastPairs
    .filter(({ foreground, ground }) => foreground === 'river' || ground === 'river')
    .map((pair) => ({ ...pair, required: REQUIRED_CONTRAST[pair.use], ratio: ratioOf(own, pair), nearest }))
    .toSorted((one, other) => one.ratio / one.required - other.ratio / other.required)
  return worst!
}

export const ratioOf = (palette: Palette, { foreground, ground }: ContrastPair): number =>
  contrast(palette[foreground], palette[ground])

/** Of one theme, with the brand's own in their place. */
export const paletteOf = (brand: BrandColors | undefined, theme: ThemeName): Palette =>
  Object.fromEntries(Object.entries({ ...colors, ...brand }).map(([name, color]) => [name, color[theme]])) as Palette

function deriveTheme(chosen: Oklch, theme: ThemeName): Palette {
  const palette: Record<ColorName, Oklch> = { ...paletteOf(undefined, theme) }
  const [, strength, hue] = chosen
  const [, ownChroma, ownHue] = colors.river[theme]
  for (const [place, name] of DERIVED.entries()) {
    const [lightness, chroma, tokenHue] = palette[name]
    const isOwn = name === 'river' && theme === 'light'
    // What is written on the colour stays near white or black.
    const shade = name === 'onRiver' ? chroma : chroma * Math.min(2, strength / ownChroma)
    const wanted: Oklch = isOwn ? chosen : [lightness, shade, (hue + tokenHue - ownHue + 360) % 360]
    const later = new Set<string>(DERIVED.slice(place + 1))
    const pairs = contrastPairs.filter(
      ({ foreground, ground }) =>
        (foreground === name && !later.has(ground)) || (ground === name && !later.has(foreground)),
    )
    palette[name] = settled(wanted, (color) =>
      pairs.every((pair) => ratioOf({ ...palette, [name]: color }, pair) >= REQUIRED_CONTRAST[pair.use]),
    )
  }
  return palette
}

/** The nearest lightness that suits, or the colour as it is. */
function settled(color: Oklch, suits: (color: Oklch) => boolean): Oklch {
  for (let distance = 0; distance <= 1; distance += STEP)
    for (const lightness of [color[0] - distance, color[0] + distance]) {
      if (lightness < 0 || lightness > 1) continue
      const shown = shownOf([lightness, color[1], color[2]])
      if (suits(shown)) return shown
    }
  return shownOf(color)
}

/** Less colourful, until sRGB can show it. */
function shownOf([lightness, chroma, hue]: Oklch): Oklch {
  let shown = chroma
  while (shown > 0 && !isInSrgb([lightness, shown, hue])) shown = Math.max(0, shown - 0.004)
  return [round(lightness), round(shown), round(hue)]
}

const round = (value: number) => Math.round(value * 10_000) / 10_000
