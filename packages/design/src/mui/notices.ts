import { motion } from '../tokens.ts'
import type { MuiComponents } from './types.ts'
import type { Tone } from './palette.ts'

export function noticeComponents(tone: Tone): MuiComponents {
  return {
    MuiTooltip: {
      styleOverrides: {
        tooltip: {
          borderRadius: 4,
          backgroundColor: tone('ink'),
          color: tone('paper'),
          fontSize: '0.8125rem',
          fontWeight: 500,
          transitionDuration: `${motion.fast}ms`,
        },
        arrow: { color: tone('ink') },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          borderRadius: 0,
          borderInlineStart: '3px solid currentColor',
          alignItems: 'center',
        },
      },
      variants: [
        {
          props: { severity: 'error' },
          style: { backgroundColor: tone('clayWash'), color: tone('clayInk') },
        },
        {
          props: { severity: 'warning' },
          style: { backgroundColor: tone('clayWash'), color: tone('clayInk') },
        },
        {
          props: { severity: 'info' },
          style: { backgroundColor: tone('phaseBlueWash'), color: tone('phaseBlueInk') },
        },
        {
          props: { severity: 'success' },
          style: { backgroundColor: tone('phaseGreenWash'), color: tone('phaseGreenInk') },
        },
      ],
    },
    MuiSnackbarContent: {
      styleOverrides: {
        root: { borderRadius: 4, backgroundColor: tone('ink'), color: tone('paper') },
      },
    },
    MuiLinearProgress: { styleOverrides: { root: { height: 4, backgroundColor: tone('sunken') } } },
  }
}
