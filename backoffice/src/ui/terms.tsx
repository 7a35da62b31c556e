import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** A list of terms and what they are, held by hairlines. */
export function Terms({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="dl" sx={{ margin: 0 }}>
      {children}
    </Box>
  )
}

export function Term({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        paddingBlock: 0.875,
        borderBlockEnd: '1px solid var(--line)',
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary', flex: 'none', maxWidth: '50%' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ margin: 0, fontWeight: 550, textAlign: 'end', overflowWrap: 'anywhere', minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  )
}
