import type { ReactNode } from 'react'
import { Box } from '@mui/material'

/** Key figures in a row, each under its name. */
export const Figures = ({ children }: { readonly children: ReactNode }) => (
  <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem 2.5rem', margin: 0 }}>
    {children}
  </Box>
)

interface Props {
  readonly label: string
  readonly value: ReactNode
  readonly isMain?: boolean
}

export const Figure = ({ label, value, isMain = false }: Props) => (
  <Box>
    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {label}
    </Box>
    <Box
      component="dd"
      sx={{ margin: 0, fontFamily: 'var(--font-display)', fontSize: isMain ? '1.75rem' : '1.375rem', lineHeight: 1.3 }}
    >
      {value}
    </Box>
  </Box>
)
