import type { ReactNode } from 'react'
import { Box } from '@mui/material'

interface Props {
  readonly summary: string
  readonly children: ReactNode
}

export const Folded = ({ summary, children }: Props) => (
  <Box component="details" sx={{ marginBlockStart: 1 }}>
    <Box
      component="summary"
      sx={{ cursor: 'pointer', color: 'text.secondary', '&:focus-visible': { outline: '2px solid var(--focus)' } }}
    >
      {summary}
    </Box>
    {children}
  </Box>
)
