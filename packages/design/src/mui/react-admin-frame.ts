import { focusRing, type Tone } from './palette.ts'
import { root, type ReactAdminComponents } from './types.ts'

/** react-admin takes 3em off, which is less than the bar, so that each page scrolls. */
const BELOW_BAR = 'calc(100vh - 48px)'

export function reactAdminFrame(tone: Tone): ReactAdminComponents {
  const hairline = `1px solid ${tone('line')}`
  return {
    RaAppBar: root({
      backgroundColor: tone('officeBar'),
      backgroundImage: 'none',
      color: tone('onOfficeBar'),
      borderBlockEnd: hairline,
      boxShadow: 'none',
      '& a': { color: 'inherit' },
      '& .MuiIconButton-root:hover, & .MuiButton-root:hover': {
        backgroundColor: tone('officeBarField'),
      },
      '& .Mui-focusVisible, & :focus-visible': focusRing(tone('onOfficeBar')),
      '& .RaAppBar-toolbar': { minHeight: 48, gap: 8 },
      '& .MuiOutlinedInput-root': { backgroundColor: tone('officeBarField'), color: 'inherit' },
      '& .MuiOutlinedInput-notchedOutline': { borderColor: tone('officeBarLine') },
      '& .MuiOutlinedInput-root:hover .MuiOutlinedInput-notchedOutline, & .MuiOutlinedInput-root.Mui-focused .MuiOutlinedInput-notchedOutline':
        {
          borderColor: `${tone('onOfficeBar')} !important`,
        },
      '& input::placeholder, & .MuiInputAdornment-root': {
        color: tone('officeBarHint'),
        opacity: 1,
      },
    }),
    RaLayout: root({
      '& .RaLayout-appFrame': { marginBlockStart: 48 },
      '& .RaLayout-content': { backgroundColor: tone('paper') },
    }),
    RaSidebar: root({
      borderInlineEnd: hairline,
      height: BELOW_BAR,
      '& .RaSidebar-fixed': { backgroundColor: tone('paper'), height: BELOW_BAR },
      '& .MuiPaper-root': { backgroundColor: tone('paper') },
    }),
    RaMenu: root({ marginBlockStart: 8 }),
    RaMenuItemLink: root({
      minHeight: 36,
      paddingInline: '13px 16px',
      borderInlineStart: '3px solid transparent',
      color: tone('ink2'),
      fontWeight: 550,
      // Names wrap with wider text spacing (WCAG 1.4.12).
      whiteSpace: 'normal',
      '& .RaMenuItemLink-icon': { minWidth: 32, color: 'inherit' },
      '&:hover': { backgroundColor: tone('sunken'), color: tone('ink') },
      '&.Mui-focusVisible': focusRing(tone('ink'), -2),
      '&.RaMenuItemLink-active': {
        borderColor: tone('river'),
        backgroundColor: tone('riverWash'),
        color: tone('riverInk'),
      },
      '@media (forced-colors: active)': {
        borderColor: 'Canvas',
        '&.RaMenuItemLink-active': { borderColor: 'Highlight' },
      },
    }),
  }
}
