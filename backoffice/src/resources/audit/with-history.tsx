import type { ReactNode } from 'react'
import { Box } from '@mui/material'
import { RecordHistory } from './record-history.tsx'

interface Props {
  readonly filter: { readonly userId: string } | { readonly recordId: string }
  readonly children: ReactNode
}

/** A record with the history of who did what at its side. */
export const WithHistory = ({ filter, children }: Props) => (
  <Box sx={{ display: 'flex', flexDirection: { xs: 'column', xl: 'row' }, gap: { xl: 4 }, minWidth: 0 }}>
    <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>{children}</Box>
    <RecordHistory filter={filter} />
  </Box>
)
