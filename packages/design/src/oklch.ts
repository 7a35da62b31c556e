export type Oklch = readonly [lightness: number, chroma: number, hue: number]

type Triple = readonly [number, number, number]

/** Linear-light sRGB, channels nominally 0 to 1. Matrices: Björn Ottosson's Oklab, as in CSS Color 4, section 18. */
export function oklchToLinearSrgb([lightness, chroma, hue]: Oklch): Triple {
  const radians = (hue * Math.PI) / 180
  const a = chroma * Math.cos(radians)
  const b = chroma * Math.sin(radians)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** True if sRGB can show the colour without clipping. */
export function isInSrgb(color: Oklch, tolerance = 0.0005): boolean {
  return oklchToLinearSrgb(color).every((channel) => channel >= -tolerance && channel <= 1 + tolerance)
}

/** `#rrggbb`, for consumers that cannot read `oklch()`: MUI, SVG files, mails. */
export function oklchToHex(color: Oklch): string {
  return `#${oklchToBytes(color)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`
}

export function hexToOklch(hex: string): Oklch {
  const [red, green, blue] = [1, 3, 5].map((at) => decodeGamma(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    Math.hypot(a, b),
    ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  ]
}

/** WCAG 2.2 contrast ratio, 1 to 21, from the rounded bytes that a screen shows. */
export function contrast(one: Oklch, other: Oklch): number {
  const luminances = [relativeLuminance(one), relativeLuminance(other)]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

function oklchToBytes(color: Oklch): number[] {
  return oklchToLinearSrgb(color).map((channel) => Math.round(encodeGamma(Math.min(1, Math.max(0, channel))) * 255))
}

function relativeLuminance(color: Oklch): number {
  const [red = 0, green = 0, blue = 0] = oklchToBytes(color).map((byte) => decodeGamma(byte / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function encodeGamma(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
}

function decodeGamma(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
}
