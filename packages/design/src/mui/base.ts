import type { MuiComponents } from './types.ts'
import { focusRing, type Tone } from './palette.ts'

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
