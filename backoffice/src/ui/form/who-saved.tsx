import { Typography } from '@mui/material'
import { useCanAccess, useGetList, type RaRecord } from 'react-admin'
import { formatRelativeTime } from '@cauce/format/relative-time.ts'
import type { AuditEntry } from '../../providers/records.ts'
import { accessTo } from '../ability.ts'
import { actorOf } from '../audit/audit-words.ts'
import { useLanguage, useWords } from '../words.ts'

/** Who saved in between, for readers of the audit, and when. */
export function WhoSaved({ before, saved }: { readonly before: RaRecord; readonly saved: RaRecord }) {
  const t = useWords()
  const language = useLanguage()
  const { canAccess: mayRead = false } = useCanAccess(accessTo('audit.read'))
  const { data = [] } = useGetList<AuditEntry>(
    'audit',
    {
      filter: { recordId: before.id },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: mayRead },
  )
  const savedAt = String(saved['updatedAt'])
  // The entry of an earlier change says nothing about this one.
  const entry = data.find(({ createdAt }) => createdAt > String(before['updatedAt']))
  const when = formatRelativeTime(savedAt, language)
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {entry
        ? t('backoffice.conflict.savedBy', { name: actorOf(entry, t), when })
        : t('backoffice.conflict.savedAt', { when })}
    </Typography>
  )
}
