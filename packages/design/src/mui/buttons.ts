import type { MuiComponents } from './types.ts'
import type { Tone } from './palette.ts'

export function buttonComponents(tone: Tone): MuiComponents {
  return {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 36, paddingInline: 14 },
        sizeSmall: { minHeight: 30, paddingInline: 10 },
        text: { color: tone('riverInk'), '&:hover': { backgroundColor: tone('riverWash') } },
        outlined: {
          borderColor: tone('lineStrong'),
          color: tone('ink'),
          '&:hover': { borderColor: tone('ink'), backgroundColor: tone('sunken') },
        },
      },
      variants: [
        {
          props: { variant: 'outlined', color: 'error' },
          style: {
            borderColor: tone('clay'),
            color: tone('clayInk'),
            '&:hover': { borderColor: tone('clay'), backgroundColor: tone('clayWash') },
          },
        },
        {
          props: { variant: 'text', color: 'error' },
          style: { color: tone('clayInk'), '&:hover': { backgroundColor: tone('clayWash') } },
        },
      ],
    },
    MuiIconButton: {
      styleOverrides: {
        root: { borderRadius: 4, '&:hover': { backgroundColor: tone('sunken') } },
        sizeSmall: { minWidth: 30, minHeight: 30 },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          borderColor: tone('lineStrong'),
          color: tone('ink2'),
          '&.Mui-selected': { backgroundColor: tone('riverWash'), color: tone('riverInk') },
        },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: { height: 28, fontWeight: 550 },
        outlined: { borderColor: tone('lineStrong'), backgroundColor: 'transparent' },
        sizeSmall: { height: 24 },
      },
      variants: [
        {
          props: { variant: 'filled', color: 'primary' },
          // A selected clickable chip keeps its contrast on hover.
          style: {
            '&, &.MuiChip-clickable:hover, &.Mui-focusVisible': {
              backgroundColor: tone('riverWash'),
              color: tone('riverInk'),
            },
          },
        },
      ],
    },
  }
}
