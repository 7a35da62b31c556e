import { Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { formatCount } from '@cauce/format/quantities.ts'

/** How many records match, beside the heading. */
export function TotalNote() {
  const { total } = useListContext()
  return (
    <Typography component="output" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {total === undefined ? '' : formatCount(total)}
    </Typography>
  )
}
