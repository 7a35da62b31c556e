import type { ReactNode } from 'react'
import { Box } from '@mui/material'

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** A native control behind a button of ours: the mouse uses the button, keyboard and screen reader use the control itself. */
export const hiddenUntilFocus = {
  ...visuallyHidden,
  '&:focus-visible': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
} as const

export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <Box component="span" sx={visuallyHidden}>
    {children}
  </Box>
)
