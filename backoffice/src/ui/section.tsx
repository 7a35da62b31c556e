import { useId, type ReactNode } from 'react'
import { Box, Typography } from '@mui/material'

interface Props {
  readonly title: string
  /** What may be done in it. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A part of a page under its own heading. */
export function Section({ title, actions, children }: Props) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          marginBlockEnd: 0.5,
        }}
      >
        <Typography component="h2" variant="subtitle1" id={id}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </Box>
  )
}
