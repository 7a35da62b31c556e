import type { ReactNode } from 'react'
import { Box, Table } from '@mui/material'

/** A small table that scrolls by itself where it is wider than the page. */
export const ScrollTable = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // What scrolls must be reachable by the keyboard (WCAG 2.1.1).
  <Box component="section" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
    <Table>{children}</Table>
  </Box>
)
