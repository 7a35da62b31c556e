import type { ReactNode } from 'react'
import { Box, Typography } from '@mui/material'

export const FieldGrid = ({ title, children }: { readonly title?: string; readonly children: ReactNode }) => (
  <Box component="section" sx={{ marginBlockEnd: 3 }}>
    {title !== undefined && (
      <Typography component="h2" variant="subtitle1" sx={{ marginBlockEnd: 0.5 }}>
        {title}
      </Typography>
    )}
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
        columnGap: 2,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  </Box>
)

export const WideField = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>
)
