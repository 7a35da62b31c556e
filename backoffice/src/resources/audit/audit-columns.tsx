import { useMemo } from 'react'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { AuditEntry } from '../../providers/records.ts'
import { CustomerLink } from '../../ui/customer-link.tsx'
import type { Column } from '../../ui/list/column.ts'
import { useWords } from '../../ui/words.ts'
import { AuditChanges } from './audit-entry.tsx'
import { changesOf, didWords, lookWith } from './audit-words.ts'

/** What the audit record can show. */
export function useAuditColumns(): Column<AuditEntry>[] {
  const t = useWords()
  return useMemo(() => {
    const look = lookWith(t)
    return [
      {
        source: 'createdAt',
        heading: t('audit.fields.createdAt'),
        isSortable: true,
        text: ({ createdAt }) => formatDateTime(createdAt),
      },
      { source: 'actorName', heading: t('audit.fields.actorName'), text: ({ actorName }) => actorName },
      {
        source: 'actorRole',
        heading: t('audit.fields.actorRole'),
        isHidden: true,
        text: ({ actorRole }) => t(`users.role.${actorRole}`),
      },
      { source: 'operation', heading: t('audit.fields.operation'), text: (entry) => didWords(t, look, entry) },
      {
        source: 'userName',
        heading: t('audit.fields.userName'),
        text: ({ userName }) => userName,
        cell: ({ userId, userName }) =>
          userId !== null && userName !== null && <CustomerLink id={userId} name={userName} />,
      },
      {
        source: 'after',
        heading: t('audit.fields.after'),
        text: (entry) => changesOf(entry, t, look).join('; '),
        cell: (entry) => <AuditChanges entry={entry} />,
      },
      { source: 'reason', heading: t('audit.fields.reason'), isHidden: true, text: ({ reason }) => reason },
      { source: 'address', heading: t('audit.fields.address'), isHidden: true, text: ({ address }) => address },
    ]
  }, [t])
}
