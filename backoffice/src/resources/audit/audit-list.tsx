import { Box } from '@mui/material'
import { auditedNouns } from '@cauce/contract'
import { AuditChanges } from '../../ui/audit/audit-entry.tsx'
import { actorOf, changesOf, lookWith, toldWords } from '../../ui/audit/audit-words.ts'
import { columnsOf } from '../../ui/list/column.tsx'
import { filtersOf, period } from '../../ui/list/filters.ts'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { useWords } from '../../ui/words.ts'

const column = columnsOf('audit')
const filter = filtersOf('audit')

const list = defineList({
  resource: 'audit',
  sort: { field: 'createdAt', order: 'DESC' },
  isPlain: true,
  filters: [
    filter.choice('noun', auditedNouns, (t, noun) => t(`audit.noun.${noun}`)),
    filter.reference('actorId', 'staff', 'actorName'),
    ...period,
  ],
  columns: [
    column.moment('createdAt', { isSortable: true }),
    column.of('actorName', actorOf, { share: 2 }),
    column.of(
      'actorRole',
      ({ actorRole }, t) => (actorRole === 'platform' ? t('audit.platform') : t(`users.role.${actorRole}`)),
      { isHidden: true },
    ),
    column.of('operation', (entry, t, language) => toldWords(t, language, entry), { share: 3 }),
    column.customer('userName', undefined, { from: 'desk' }),
    column.of('after', (entry, t) => changesOf(entry, t, lookWith(t)).join('; '), {
      from: 'desk',
      cell: (entry) => (
        <Box sx={{ minWidth: '16rem' }}>
          <AuditChanges entry={entry} />
        </Box>
      ),
    }),
    column.plain('reason', { isHidden: true }),
    column.plain('address', { isHidden: true }),
  ],
})

/** /admin/audit/: what staff did (handbook rule 1.16). */
export const AuditList = () => <ListPage list={list} title={useWords()('audit.title')} />
