import type { SxProps } from '@mui/material'

/** For a column that only wider screens show: at least a tablet, or a desk where the menu stays open beside the page. */
export const FROM = {
  tablet: { display: { xs: 'none', sm: 'table-cell' } },
  desk: { '@media (max-width: 68.74em)': { display: 'none' } },
} as const satisfies Record<string, SxProps>

export const WIDE = { minWidth: { sm: '13rem' } } as const satisfies SxProps
