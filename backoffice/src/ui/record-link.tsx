import type { MouseEvent, ReactNode } from 'react'
import { Link as MuiLink } from '@mui/material'
import { Link } from 'react-admin'

interface Props {
  readonly to: string
  readonly children: ReactNode
}

/** Leads to a record. In a table its row leads there too: without stopping here, one would have to go back twice. */
export const RecordLink = ({ to, children }: Props) => (
  <MuiLink component={Link} to={to} onClick={(event: MouseEvent) => event.stopPropagation()} sx={{ fontWeight: 550 }}>
    {children}
  </MuiLink>
)
