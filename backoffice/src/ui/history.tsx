import { Box, Typography } from '@mui/material'
import { formatDate, formatTime } from '@cauce/format/dates.ts'
import { useWords } from './words.ts'

export interface HistoryEntry {
  readonly at: string
  readonly words: string
}

/** Who did what and when, oldest first. */
export function History({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const t = useWords()
  return (
    <Box component="section">
      <Typography component="h3" variant="subtitle2" sx={{ marginBlockEnd: 0.5 }}>
        {t('backoffice.decision.history')}
      </Typography>
      <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {entries.map(({ at, words }) => (
          <Box component="li" key={at + words} sx={{ display: 'grid', gridTemplateColumns: '8.5rem 1fr', gap: 1 }}>
            <Box component="time" dateTime={at} sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {formatDate(at)} {formatTime(at)}
            </Box>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {words}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
