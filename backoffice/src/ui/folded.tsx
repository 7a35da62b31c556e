import type { ReactNode } from 'react'
import { Box, Alert } from '@mui/material'
import { useWords } from './words.ts'

interface Props {
  readonly summary: string
  readonly children: ReactNode
}

export const Folded = ({ summary, children }: Props) => (
  <Box component="details" sx={{ marginBlockStart: 1 }}>
    <Box
      component="summary"
      sx={{ cursor: 'pointer', color: 'text.secondary', '&:focus-visible': { outline: '2px solid var(--focus)' } }}
    >
      {summary}
    </Box>
    {children}
  </Box>
)

export function Unverified({ items }: { readonly items: readonly string[] }) {
  const t = useWords()
  return (
    <Alert severity="warning" sx={{ marginBlockStart: 2, '& details': { margin: 0 } }}>
      <Folded summary={t('taxFiles.unverifiedTitle', { smart_count: items.length })}>
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Box>
      </Folded>
    </Alert>
  )
}
