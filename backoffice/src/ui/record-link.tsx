import type { MouseEvent, ReactNode } from 'react'
import { Link as MuiLink } from '@mui/material'
import { Link } from 'react-admin'

/** A link to a record, in a row that the mouse may press anywhere. */
export const RecordLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <MuiLink component={Link} to={to} onClick={(event: MouseEvent) => event.stopPropagation()} sx={{ fontWeight: 550 }}>
    {children}
  </MuiLink>
)
