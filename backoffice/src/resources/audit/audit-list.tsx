import type { AuditEntry } from '../../providers/records.ts'
import type { FilterSpec } from '../../ui/list/filter-spec.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { useWords } from '../../ui/words.ts'
import { useAuditColumns } from './audit-columns.tsx'

const NOUNS = [
  'users',
  'userAssignments',
  'totps',
  'verifications',
  'bankAccounts',
  'transactions',
  'projects',
  'projectDescriptions',
  'projectDocuments',
  'projectMediaFiles',
  'timeline',
  'distributions',
  'tickets',
  'promotions',
  'projectTypes',
  'documentTypes',
  'templates',
  'accountDocuments',
] as const

/** /admin/audit/: what staff did, as a list (product decision 3). */
export function AuditList() {
  const t = useWords()
  const filters: FilterSpec[] = [
    {
      kind: 'choice',
      source: 'noun',
      label: t('audit.fields.noun'),
      choices: NOUNS.map((value) => ({ value, label: t(`audit.noun.${value}`) })),
    },
    { kind: 'reference', source: 'actorId', label: t('audit.fields.actorName'), to: 'staff' },
    { kind: 'date', source: 'fromDate', label: t('common.from') },
    { kind: 'date', source: 'toDate', label: t('common.to') },
  ]
  return (
    <ListPage<AuditEntry>
      title={t('audit.title')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      isPlain
      filters={filters}
      columns={useAuditColumns()}
    />
  )
}
