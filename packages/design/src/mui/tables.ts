import type { MuiComponents } from './types.ts'
import type { Tone } from './palette.ts'

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
