import { Box, Button, Typography } from '@mui/material'
import { useGetList, useInfiniteGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { AuditEntry, ProjectRecord } from '../../providers/records.ts'
import { AuditComparison } from '../../ui/audit/audit-comparison.tsx'
import { actorOf, createdName, toldWords } from '../../ui/audit/audit-words.ts'
import { InsteadOfRows } from '../../ui/failure.tsx'
import { KindChips } from '../../ui/kind-chips.tsx'
import { Section } from '../../ui/section.tsx'
import { useQueryParts } from '../../ui/use-query-parts.ts'
import { useLanguage, useWords } from '../../ui/words.ts'

/** What the history can be narrowed to, in the order of the tabs. */
const KINDS = [
  'projects',
  'projectDescriptions',
  'projectDocuments',
  'projectMediaFiles',
  'timeline',
  'distributions',
] as const
type Kind = (typeof KINDS)[number]
const SHOWN = 20

/** As the tab of the kind is called. */
const kindName = (kind: Kind, t: Translate) =>
  kind === 'projects'
    ? t('projects.one')
    : kind === 'projectMediaFiles'
      ? t('backoffice.projects.multimedia')
      : t(`${kind}.title`)

/** Who changed what of a project and its content, both values side by side, the latest first, of all kinds or of the one that the address names (handbook rule 14.42). */
export function ProjectHistory({ project: { id: projectId } }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const [address, setAddress] = useQueryParts({ change: (value) => KINDS.some((one) => one === value) })
  const kind = KINDS.find((one) => one === address.get('change'))
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteGetList<AuditEntry>(
    'audit',
    {
      filter: { projectId, ...(kind !== undefined && { noun: kind }) },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: SHOWN },
    },
  )
  const names = useNames(projectId)
  const entries = data?.pages.flatMap((page) => page.data) ?? []
  // What was deleted is named by the entry of its creation or its deletion.
  const nameOf = (entry: AuditEntry) =>
    names.get(entry.recordId) ??
    entries
      .filter(({ recordId }) => recordId === entry.recordId)
      .map(ownName)
      .find((name) => name !== undefined)
  return (
    <Section title={t('audit.history')}>
      <KindChips
        kinds={KINDS}
        chosen={kind}
        nameOf={(one) => kindName(one, t)}
        onChoose={(change) => setAddress({ change })}
      />
      <InsteadOfRows rows={data && entries} error={error} onRetry={refetch} none={t('audit.none')} />
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} name={nameOf(entry)} />
        ))}
      </Box>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('common.seeMore')}
        </Button>
      )}
    </Section>
  )
}

/** The name in an entry that keeps the whole record. */
const ownName = ({ before, after }: AuditEntry) =>
  createdName({ before: null, after: before === null ? after : after === null ? before : null })

function Entry({ entry, name }: { readonly entry: AuditEntry; readonly name: string | undefined }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <Box component="li" sx={{ paddingBlock: 1.5, borderBlockStart: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      <Box component="time" dateTime={entry.createdAt} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {formatDateTime(entry.createdAt)}
      </Box>
      <Typography>
        <b>{actorOf(entry, t)}</b> {toldWords(t, language, entry)}
        {name !== undefined && `: ${name}`}
      </Typography>
      <AuditComparison entry={entry} />
      {entry.reason !== null && (
        <Typography variant="body2">
          {t('audit.fields.reason')}: {entry.reason}
        </Typography>
      )}
    </Box>
  )
}

interface NamedContent {
  readonly id: string
  readonly title?: string
  readonly description?: string | null
}

/** What the content of a project is called now. */
function useNames(projectId: string): ReadonlyMap<string, string> {
  const params = {
    filter: { projectId },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  } as const
  const lists = [
    useGetList<NamedContent>('projectDescriptions', params).data,
    useGetList<NamedContent>('projectDocuments', params).data,
    useGetList<NamedContent>('projectMediaFiles', params).data,
    useGetList<NamedContent>('timeline', { ...params, sort: { field: 'date', order: 'ASC' } }).data,
  ]
  return new Map(
    lists.flatMap((rows = []) => rows.map(({ id, title, description }) => [id, title ?? description ?? ''] as const)),
  )
}
