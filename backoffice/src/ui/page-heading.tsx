import { useEffect, type ReactNode } from 'react'
import { Box, Typography } from '@mui/material'
import { BRAND } from '@cauce/design/brand.ts'

interface Props {
  readonly title: string
  /** What stands beside the title: a badge, a total. */
  readonly aside?: ReactNode
  /** What may be done here. */
  readonly children?: ReactNode
}

/** The heading of a page; it names the browser's tab too. */
export function PageHeading({ title, aside, children }: Props) {
  useEffect(() => {
    document.title = `${title} · ${BRAND}`
  }, [title])
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, paddingBlock: 1.5 }}>
      <Typography component="h1" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {aside}
      {children !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginInlineStart: 'auto' }}>
          {children}
        </Box>
      )}
    </Box>
  )
}
