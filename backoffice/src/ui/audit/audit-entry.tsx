import { Box, Typography } from '@mui/material'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { AuditEntry as Entry } from '../../providers/records.ts'
import { useLanguage, useWords } from '../words.ts'
import { actorOf, changesOf, createdName, lookWith, toldWords } from './audit-words.ts'

/** One audit entry: who, when, what, before, after and why. */
export function AuditEntry({ entry }: { readonly entry: Entry }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <Box component="li" sx={{ paddingBlock: 1, borderBlockStart: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      <Box component="time" dateTime={entry.createdAt} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {formatDateTime(entry.createdAt)}
      </Box>
      <Typography>
        <b>{actorOf(entry, t)}</b> {toldWords(t, language, entry)}
      </Typography>
      <AuditChanges entry={entry} />
    </Box>
  )
}

/** What changed, and why. */
export function AuditChanges({ entry }: { readonly entry: Entry }) {
  const t = useWords()
  const created = createdName(entry)
  const changes = entry.before === null ? [] : changesOf(entry, t, lookWith(t))
  return (
    <>
      {created !== undefined && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {created}
        </Typography>
      )}
      {changes.map((change) => (
        <Typography key={change} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {change}
        </Typography>
      ))}
      {entry.reason !== null && (
        <Typography variant="caption" component="p">
          {t('audit.fields.reason')}: {entry.reason}
        </Typography>
      )}
    </>
  )
}
