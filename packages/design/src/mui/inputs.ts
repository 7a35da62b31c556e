import type { MuiComponents } from './types.ts'
import type { Tone } from './palette.ts'

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
