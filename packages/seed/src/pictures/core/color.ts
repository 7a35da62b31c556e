/** A colour as `#rrggbb`. */
export type Hex = string

/** The colour that lies `share` (0 to 1) of the way from one to another. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const start = channels(from)
  const end = channels(to)
  return `#${start.map((value, index) => toHex(value + ((end[index] ?? 0) - value) * share)).join('')}`
}

/** Towards warm white. */
export function lighten(color: Hex, share: number): Hex {
  return mix(color, '#fffdf6', share)
}

/** Towards a cold, deep ink. */
export function darken(color: Hex, share: number): Hex {
  return mix(color, '#16242b', share)
}

function channels(color: Hex): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}

function toHex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}
