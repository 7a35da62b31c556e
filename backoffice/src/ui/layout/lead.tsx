import type { ReactNode } from 'react'
import { Typography } from '@mui/material'

/** What a page is about, between its title and its content. */
export const Lead = ({ children }: { readonly children: ReactNode }) => (
  <Typography sx={{ color: 'text.secondary', maxWidth: '62ch', marginBlockEnd: 2 }}>{children}</Typography>
)
