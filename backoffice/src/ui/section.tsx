import { useEffect, useId, type ReactNode } from 'react'
import { Box, Typography } from '@mui/material'
import { brand } from '@cauce/contract/brand.ts'
import { useResourceContext, useTranslate } from 'react-admin'

interface HeadingProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** The heading of a page. It names the tab of the browser too. */
export function PageHeading({ title, aside, children }: HeadingProps) {
  useEffect(() => {
    document.title = `${title} · ${brand()}`
  }, [title])
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, paddingBlock: 1 }}>
      <Typography component="h1" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {aside}
      {children !== undefined && <Box sx={buttons}>{children}</Box>}
    </Box>
  )
}

const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0.25, sm: 1 },
  rowGap: 1,
  marginInlineStart: 'auto',
  // Four of them fit in a line of a telephone without their icons.
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const

interface SectionProps {
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export function Section({ title, actions, children }: SectionProps) {
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

interface WordsProps {
  readonly isSmall?: boolean
  readonly children: ReactNode
}

export const Hint = ({ isSmall = false, children }: WordsProps) => (
  <Typography variant={isSmall ? 'body2' : 'body1'} sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
)

export const Caption = ({
  color = 'text.secondary',
  children,
}: {
  readonly color?: string
  readonly children: ReactNode
}) => (
  <Typography component="span" variant="caption" sx={{ display: 'block', color }}>
    {children}
  </Typography>
)

export const Lead = ({ children }: { readonly children: ReactNode }) => (
  <Typography sx={{ color: 'text.secondary', maxWidth: '62ch', marginBlockEnd: 2 }}>{children}</Typography>
)

/** That of a noun: its word `lead`, if it has one. */
export function NounLead() {
  const words = useTranslate()(`${useResourceContext()}.lead`, { _: '' })
  return words && <Lead>{words}</Lead>
}
