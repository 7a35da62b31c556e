import type { PaletteOptions } from '@mui/material/styles'
import { oklchToHex } from '../oklch.ts'
import { paletteOf, type BrandColors } from '../derive-colors.ts'
import type { ColorName, ThemeName } from '../tokens.ts'

/** Hex value of a token: MUI's colour manipulators cannot read `oklch()`. */
export type Tone = (name: ColorName) => string

export function tonesOf(theme: ThemeName, brand?: BrandColors): Tone {
  const palette = paletteOf(brand, theme)
  return (name) => oklchToHex(palette[name])
}

/** River is primary, clay warning; blue and green as in the phases. */
export function palette(theme: ThemeName, tone: Tone): PaletteOptions {
  return {
    mode: theme,
    contrastThreshold: 4.5,
    primary: {
      main: tone('river'),
      dark: tone('riverHover'),
      light: tone('riverWash'),
      contrastText: tone('onRiver'),
    },
    // react-admin uses `secondary` for its bar and toggles.
    secondary: {
      main: tone('ink2'),
      dark: tone('ink'),
      light: tone('ink3'),
      contrastText: tone('paper'),
    },
    error: {
      main: tone('clay'),
      dark: tone('clayHover'),
      light: tone('clayWash'),
      contrastText: tone('onClay'),
    },
    warning: {
      main: tone('clay'),
      dark: tone('clayHover'),
      light: tone('clayWash'),
      contrastText: tone('onClay'),
    },
    info: {
      main: tone('phaseBlue'),
      dark: tone('phaseBlueInk'),
      light: tone('phaseBlueWash'),
      contrastText: tone('onPhaseBlue'),
    },
    success: {
      main: tone('phaseGreen'),
      dark: tone('phaseGreenInk'),
      light: tone('phaseGreenWash'),
      contrastText: tone('surface'),
    },
    text: { primary: tone('ink'), secondary: tone('ink2'), disabled: tone('ink3') },
    background: { default: tone('paper'), paper: tone('surface') },
    divider: tone('line'),
    action: {
      active: tone('ink2'),
      hover: tone('sunken'),
      selected: tone('riverWash'),
      disabled: tone('ink3'),
      disabledBackground: tone('sunken'),
      focus: tone('riverWash'),
    },
  }
}

export function focusRing(color: string, offset = 2) {
  return { outline: `2px solid ${color}`, outlineOffset: offset }
}
