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
        root: { height: '1.75rem', fontWeight: 550 },
        outlined: { borderColor: tone('lineStrong'), backgroundColor: 'transparent' },
        sizeSmall: { height: '1.5rem' },
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

export function inputComponents(tone: Tone): MuiComponents {
  return {
    MuiTextField: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    },
    MuiAutocomplete: { defaultProps: { fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: tone('surface'),
          '&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: tone('ink2'),
          },
          '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: tone('ink'),
            borderWidth: 2,
          },
        },
        notchedOutline: { borderColor: tone('lineStrong') },
        input: { '&::placeholder': { color: tone('ink3'), opacity: 1 } },
      },
    },
    MuiInputLabel: {
      styleOverrides: {
        root: { color: tone('ink2'), '&.Mui-focused:not(.Mui-error)': { color: tone('ink') } },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          marginInline: 0,
          color: tone('ink3'),
          '&.Mui-error': { color: tone('clayInk'), fontWeight: 550 },
        },
      },
    },
    MuiFormLabel: { styleOverrides: { root: { '&.Mui-error': { color: tone('clayInk') } } } },
    // The focus ring lies around the box and leaves the label free.
    MuiCheckbox: {
      styleOverrides: { root: { color: tone('lineStrong'), '&.Mui-focusVisible': { outlineOffset: -8 } } },
    },
    MuiRadio: { styleOverrides: { root: { color: tone('lineStrong') } } },
  }
}
