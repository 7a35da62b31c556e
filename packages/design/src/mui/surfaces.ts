import { themedValues, type ThemeName, motion } from '../tokens.ts'
import type { MuiComponents } from './types.ts'
import { focusRing, type Tone } from './palette.ts'

export function surfaceComponents(tone: Tone, theme: ThemeName): MuiComponents {
  const hairline = `1px solid ${tone('line')}`
  const floating = { border: hairline, backgroundImage: 'none', boxShadow: themedValues['shadow-float'][theme] }
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderColor: tone('line') } },
    },
    MuiDialog: { styleOverrides: { paper: { ...floating, borderRadius: 8 } } },
    MuiDialogTitle: {
      styleOverrides: { root: { paddingBlockEnd: 8, fontSize: '1.125rem', fontWeight: 650 } },
    },
    MuiDialogActions: { styleOverrides: { root: { gap: 8, padding: '12px 24px 20px' } } },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: themedValues.scrim[theme] } },
      },
    },
    MuiMenu: { styleOverrides: { paper: floating } },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: 40, borderBlockEnd: hairline },
        indicator: {
          backgroundColor: tone('river'),
          '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          minWidth: 0,
          minHeight: 40,
          paddingInline: 4,
          marginInlineEnd: 20,
          color: tone('ink2'),
          fontWeight: 550,
          '&.Mui-selected': { color: tone('ink') },
          '&.Mui-focusVisible': focusRing(tone('ink'), -2),
        },
      },
    },
  }
}

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

export function tableComponents(tone: Tone): MuiComponents {
  return {
    MuiTable: { defaultProps: { size: 'small' } },
    MuiTableCell: {
      styleOverrides: {
        root: {
          borderColor: tone('line'),
          padding: '0.5rem 0.625rem',
          '&.MuiTableCell-paddingCheckbox': { padding: '0 0.25rem 0 0.5rem' },
        },
        head: {
          borderColor: tone('lineStrong'),
          backgroundColor: tone('paper'),
          color: tone('ink3'),
          fontSize: '0.8125rem',
          fontWeight: 600,
          lineHeight: 1.4,
          whiteSpace: 'nowrap',
        },
        footer: {
          borderBlockStart: `1px solid ${tone('lineStrong')}`,
          color: tone('ink'),
          fontWeight: 650,
        },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          '&.MuiTableRow-hover:hover': { backgroundColor: tone('sunken') },
          // react-admin marks selection by checkbox only.
          '&.Mui-selected, &.Mui-selected:hover, &:has(.MuiTableCell-paddingCheckbox input:checked)': {
            backgroundColor: tone('riverWash'),
            boxShadow: `inset 3px 0 0 ${tone('river')}`,
          },
        },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: '1.5rem', '&.Mui-active': { color: tone('ink') } } } },
    MuiTablePagination: { styleOverrides: { root: { borderBottom: 0, color: tone('ink2') } } },
  }
}
