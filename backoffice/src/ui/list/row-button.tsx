import type { ReactNode } from 'react'
import { Link } from '@mui/material'

interface Props {
  readonly onClick: () => void
  readonly children: ReactNode
}

/** What opens a row from the keyboard; the mouse may press anywhere in it. */
export const RowButton = ({ onClick, children }: Props) => (
  <Link
    component="button"
    type="button"
    onClick={(event) => {
      event.stopPropagation()
      onClick()
    }}
    sx={{ font: 'inherit', textAlign: 'start', whiteSpace: 'nowrap' }}
  >
    {children}
  </Link>
)
