import type { ReactNode } from 'react'
import { Box } from '@mui/material'
import CheckIcon from '@mui/icons-material/Check'
import CloseIcon from '@mui/icons-material/Close'

const LOOK = {
  agrees: { color: 'success.main', Icon: CheckIcon },
  similar: { color: 'warning.main', Icon: undefined },
  absent: { color: 'error.main', Icon: CloseIcon },
} as const

/** The result of a comparison in words, with a sign and a colour beside them. */
export function Sign({ look, children }: { readonly look: keyof typeof LOOK; readonly children: ReactNode }) {
  const { color, Icon } = LOOK[look]
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color, fontWeight: 650 }}>
      {Icon && <Icon aria-hidden sx={{ fontSize: '1rem' }} />}
      {children}
    </Box>
  )
}
