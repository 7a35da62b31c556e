import type { ReactNode } from 'react'
import { Box } from '@mui/material'

interface Props {
  readonly document: ReactNode
  readonly isNarrow?: boolean
  readonly children: ReactNode
}

export const SideBySide = ({ document, isNarrow = false, children }: Props) => (
  <Box sx={{ containerType: 'inline-size' }}>
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        '& > *': { minWidth: 0 },
        ...(isNarrow
          ? { '@container (min-width: 36rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(min-content, 2fr)' } }
          : { '@container (min-width: 27rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(10.5rem, 2fr)' } }),
      }}
    >
      {document}
      {children}
    </Box>
  </Box>
)
