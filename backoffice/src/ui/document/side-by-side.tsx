import type { ReactNode } from 'react'
import { Box } from '@mui/material'

/** A document and what it is compared with: beside each other where both fit. */
export const SideBySide = ({ document, children }: { readonly document: ReactNode; readonly children: ReactNode }) => (
  <Box sx={{ containerType: 'inline-size' }}>
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        '& > *': { minWidth: 0 },
        '@container (min-width: 27rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(10.5rem, 2fr)' },
      }}
    >
      {document}
      {children}
    </Box>
  </Box>
)
