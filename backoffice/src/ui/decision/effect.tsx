import { Box, Typography } from '@mui/material'
import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import type { ReactNode } from 'react'

interface Side {
  readonly label: string
  readonly value: ReactNode
}

/** What a decision about money does: before and after, side by side. */
export function Effect({ before, after }: { readonly before: Side; readonly after: Side }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        paddingInline: 2,
        paddingBlock: 1.25,
        borderRadius: '4px',
        backgroundColor: 'var(--sunken)',
      }}
    >
      <SideOfEffect side={before} />
      <ArrowForwardIcon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
      <SideOfEffect side={after} isEnd />
    </Box>
  )
}

const SideOfEffect = ({ side: { label, value }, isEnd = false }: { readonly side: Side; readonly isEnd?: boolean }) => (
  <Box sx={{ textAlign: isEnd ? 'end' : 'start', minWidth: 0 }}>
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Box component="p" sx={{ margin: 0, fontFamily: 'var(--font-display)', fontSize: '1.25rem', lineHeight: 1.3 }}>
      {value}
    </Box>
  </Box>
)
