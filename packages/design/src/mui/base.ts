import type { MuiComponents } from './types.ts'
import { focusRing, type Tone } from './palette.ts'
import type { ThemeOptions } from '@mui/material/styles'
import { scales } from '../tokens.ts'

export function baseComponents(tone: Tone): MuiComponents {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'tabular-nums lining-nums' },
        a: { color: tone('riverInk') },
        '::selection': { background: tone('riverWash'), color: tone('riverInk') },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing(tone('ink')) } },
    },
    MuiLink: {
      styleOverrides: {
        root: { color: tone('riverInk'), '&:focus-visible': focusRing(tone('ink')) },
      },
    },
  }
}

const display = {
  // A brand may set them in another face.
  fontFamily: 'var(--font-display)',
  fontWeight: 'var(--weight-display)',
  letterSpacing: scales['tracking-display'],
}
const heading = {
  fontFamily: scales['font-text'],
  fontWeight: 650,
  letterSpacing: 0,
  lineHeight: 1.3,
}

export const typography: ThemeOptions['typography'] = {
  fontFamily: scales['font-text'],
  fontSize: 14,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: { ...display, fontSize: '2.5rem', lineHeight: 1.1 },
  h2: { ...display, fontSize: '2rem', lineHeight: 1.15 },
  h3: { ...display, fontSize: '1.5rem', lineHeight: 1.25 },
  h4: { ...heading, fontSize: '1.25rem' },
  h5: { ...heading, fontSize: '1.125rem' },
  h6: { ...heading, fontSize: '1rem' },
  subtitle1: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  subtitle2: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
  body1: { fontSize: '0.875rem', lineHeight: 1.5 },
  body2: { fontSize: '0.875rem', lineHeight: 1.45 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
  overline: {
    fontSize: '0.8125rem',
    fontWeight: 600,
    letterSpacing: 0,
    lineHeight: 1.4,
    textTransform: 'none',
  },
  button: { fontWeight: 600, letterSpacing: 0, lineHeight: 1.2, textTransform: 'none' },
}
