import { Box, Typography } from '@mui/material'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { AuditEntry as Entry } from '../../providers/records.ts'
import { useWords } from '../words.ts'
import { AuditLink } from './audit-link.tsx'
import { actorOf, changesOf, lookWith } from './audit-words.ts'
import { Caption } from '../section.tsx'

export function AuditEntry({ entry }: { readonly entry: Entry }) {
  const t = useWords()
  return (
    <Box component="li" sx={{ paddingBlock: 1, borderBlockStart: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      <Box component="time" dateTime={entry.createdAt} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {formatDateTime(entry.createdAt)}
      </Box>
      <Typography>
        <b>{actorOf(entry, t)}</b> <AuditLink entry={entry} />
      </Typography>
      <AuditChanges entry={entry} />
    </Box>
  )
}

export function AuditChanges({ entry }: { readonly entry: Entry }) {
  const t = useWords()
  const changes = entry.before === null ? [] : changesOf(entry, t, lookWith(t))
  return (
    <>
      {changes.map((change) => (
        <Caption key={change}>{change}</Caption>
      ))}
      {entry.reason !== null && (
        <Caption color="inherit">
          {t('audit.fields.reason')}: {entry.reason}
        </Caption>
      )}
    </>
  )
}
