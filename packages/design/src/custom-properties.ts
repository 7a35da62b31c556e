import type { Oklch } from './oklch.ts'
import type { ThemedColor } from './tokens.ts'

/** `phaseGreyWash` becomes `--phase-grey-wash`, `ink2` becomes `--ink-2`. */
export function customProperty(name: string): string {
  return `--${name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}`
}

export const propertyOf = (name: string, { light, dark }: ThemedColor): string =>
  `${customProperty(name)}: light-dark(${oklch(light)}, ${oklch(dark)});`

function oklch([lightness, chroma, hue]: Oklch): string {
  return `oklch(${lightness} ${chroma} ${hue})`
}
