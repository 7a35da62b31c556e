import type { Oklch } from './oklch.ts'

/** One colour in both themes. */
export interface ThemedColor {
  readonly light: Oklch
  readonly dark: Oklch
}

export type ThemeName = keyof ThemedColor

/** Custom properties on the site, MUI palette in the back office. Contrast pairs: `tokens.test.ts`. */
export const colors = {
  paper: { light: [0.974, 0.01, 86], dark: [0.228, 0.018, 218] },
  surface: { light: [0.992, 0.005, 88], dark: [0.266, 0.02, 218] },
  sunken: { light: [0.943, 0.014, 84], dark: [0.192, 0.016, 218] },
  earth: { light: [0.921, 0.021, 84], dark: [0.354, 0.028, 217] },

  // Three ink strengths. Hairlines are decoration; strong lines carry meaning (contrast 3).
  ink: { light: [0.255, 0.028, 222], dark: [0.948, 0.012, 88] },
  ink2: { light: [0.405, 0.024, 222], dark: [0.825, 0.014, 200] },
  ink3: { light: [0.485, 0.022, 222], dark: [0.755, 0.016, 205] },
  line: { light: [0.872, 0.016, 84], dark: [0.375, 0.022, 218] },
  lineStrong: { light: [0.585, 0.02, 200], dark: [0.64, 0.02, 212] },

  river: { light: [0.452, 0.076, 205], dark: [0.785, 0.078, 196] },
  riverHover: { light: [0.385, 0.065, 207], dark: [0.85, 0.066, 195] },
  onRiver: { light: [0.99, 0.006, 90], dark: [0.205, 0.03, 215] },
  riverWash: { light: [0.932, 0.026, 198], dark: [0.325, 0.038, 206] },
  riverInk: { light: [0.395, 0.068, 207], dark: [0.868, 0.066, 197] },

  // Warnings, lateness, refusals, possible losses.
  clay: { light: [0.52, 0.128, 40], dark: [0.745, 0.115, 47] },
  clayHover: { light: [0.45, 0.118, 39], dark: [0.81, 0.095, 52] },
  onClay: { light: [0.99, 0.006, 90], dark: [0.205, 0.03, 40] },
  clayWash: { light: [0.938, 0.03, 55], dark: [0.325, 0.05, 42] },
  clayInk: { light: [0.435, 0.112, 38], dark: [0.858, 0.075, 58] },

  // Grey before, blue while money moves, green when repaid (handbook rule 6.12).
  phaseGrey: { light: [0.545, 0.014, 240], dark: [0.7, 0.014, 230] },
  phaseGreyWash: { light: [0.918, 0.008, 230], dark: [0.315, 0.012, 230] },
  phaseGreyInk: { light: [0.39, 0.016, 240], dark: [0.87, 0.01, 230] },
  phaseBlue: { light: [0.52, 0.135, 256], dark: [0.72, 0.115, 252] },
  phaseBlueWash: { light: [0.926, 0.032, 250], dark: [0.31, 0.062, 256] },
  phaseBlueInk: { light: [0.395, 0.122, 258], dark: [0.868, 0.062, 248] },
  onPhaseBlue: { light: [0.99, 0.006, 90], dark: [0.205, 0.03, 250] },
  phaseGreen: { light: [0.53, 0.118, 150], dark: [0.745, 0.125, 152] },
  phaseGreenWash: { light: [0.93, 0.042, 150], dark: [0.305, 0.052, 154] },
  phaseGreenInk: { light: [0.385, 0.092, 152], dark: [0.868, 0.082, 152] },

  // Chart series, distinct in greyscale.
  series1: { light: [0.36, 0.062, 209], dark: [0.845, 0.075, 197] },
  series2: { light: [0.5, 0.082, 200], dark: [0.69, 0.088, 200] },
  series3: { light: [0.635, 0.08, 190], dark: [0.57, 0.078, 208] },
  series4: { light: [0.64, 0.115, 62], dark: [0.76, 0.105, 66] },
  series5: { light: [0.52, 0.128, 40], dark: [0.61, 0.125, 42] },

  // Dark in both themes, unlike the public site.
  officeBar: { light: [0.255, 0.028, 222], dark: [0.172, 0.014, 222] },
  onOfficeBar: { light: [0.974, 0.01, 86], dark: [0.948, 0.012, 88] },
  officeBarField: { light: [0.31, 0.028, 222], dark: [0.243, 0.017, 222] },
  officeBarLine: { light: [0.62, 0.02, 215], dark: [0.62, 0.02, 215] },
  officeBarHint: { light: [0.84, 0.012, 200], dark: [0.84, 0.012, 200] },
  officeBarWater: { light: [0.72, 0.085, 200], dark: [0.72, 0.085, 200] },

  // Snackbars are inverted: they use the other theme's colours.
  snackbarDone: { light: [0.8, 0.13, 152], dark: [0.5, 0.11, 152] },
  snackbarFailed: { light: [0.76, 0.118, 45], dark: [0.52, 0.128, 40] },
} as const satisfies Record<string, ThemedColor>

export type ColorName = keyof typeof colors

/** CSS text; the key is the custom property without dashes. */
export const scales = {
  // A Clarendon for headings and key figures, a grotesque for the rest.
  'font-display': '"Besley Variable", "Besley Fallback", Georgia, serif',
  'font-text': '"Hanken Grotesk Variable", "Hanken Grotesk Fallback", system-ui, sans-serif',
  'weight-display': '430',

  // Fixed for text, fluid from 320 to 1280 px for display.
  'text-xs': '0.8125rem',
  'text-sm': '0.875rem',
  'text-md': '1rem',
  'text-lg': '1.125rem',
  'text-xl': 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)',
  'text-2xl': 'clamp(1.4375rem, 1.3rem + 0.65vw, 1.8125rem)',
  'text-3xl': 'clamp(1.75rem, 1.45rem + 1.45vw, 2.5rem)',
  'text-4xl': 'clamp(2.125rem, 1.5rem + 2.9vw, 4rem)',
  'leading-tight': '1.08',
  'leading-snug': '1.28',
  'leading-text': '1.55',
  'tracking-display': '-0.022em',
  'tracking-figure': '-0.02em',

  // Steps of 4 px.
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.5rem',
  'space-6': '2rem',
  'space-7': '3rem',
  'space-8': '4rem',
  'space-9': '6rem',
  gutter: 'clamp(1rem, 0.4rem + 2.6vw, 3rem)',
  section: 'clamp(3.5rem, 2.2rem + 5vw, 7rem)',
  measure: '62ch',
  page: '75rem',

  // Only counts and avatars are round.
  'radius-1': '2px',
  'radius-2': '4px',
  'radius-3': '8px',
  'radius-round': '999px',

  // One height per row; targets are at least 24 px (WCAG 2.5.8).
  control: '2.75rem',
  'control-small': '2.25rem',
  target: '1.5rem',

  // Stacking order. Dialogs and popovers are in the top layer.
  'layer-sticky': '10',
  'layer-edge': '20',
  'layer-floating': '30',
  'layer-snackbar': '40',
  'layer-skip': '50',

  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const

/** Milliseconds: fast for colours, slow for movement; zero with `prefers-reduced-motion`. */
export const motion = { fast: 120, slow: 260 } as const

/** Per theme, not one opaque colour. */
export const themedValues = {
  // Shadows only for floating elements.
  'shadow-edge': {
    light: '0 -1px 0 oklch(0.872 0.016 84), 0 -12px 32px -12px oklch(0.25 0.03 222 / 0.18)',
    dark: '0 -1px 0 oklch(0.375 0.022 218), 0 -12px 32px -12px oklch(0 0 0 / 0.6)',
  },
  'shadow-float': {
    light: '0 1px 2px oklch(0.25 0.03 222 / 0.08), 0 20px 48px -16px oklch(0.25 0.03 222 / 0.28)',
    dark: '0 1px 2px oklch(0 0 0 / 0.4), 0 20px 48px -16px oklch(0 0 0 / 0.7)',
  },
  scrim: { light: 'oklch(0.25 0.028 222 / 0.46)', dark: 'oklch(0.1 0.01 222 / 0.66)' },
  // The dark theme dims pictures.
  'picture-filter': { light: 'none', dark: 'brightness(0.86) saturate(0.94)' },
} as const satisfies Record<string, Record<ThemeName, string>>
