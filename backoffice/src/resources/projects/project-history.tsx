import { Box, Button, Typography, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useGetList, useInfiniteGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { AuditEntry, ProjectRecord } from '../../providers/records.ts'
import { actorOf, comparedFields, nameIn, toldWords, wholeOf } from '../../ui/audit/audit-words.ts'
import { InsteadOfRows } from '../../ui/failure.tsx'
import { KindChips } from '../../ui/chips.tsx'
import { Section } from '../../ui/section.tsx'
import { useQueryParts } from '../../ui/use-query-parts.ts'
import { useLanguage, useWords } from '../../ui/words.ts'
import { Referred } from '../../ui/referred.tsx'

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

const kindName = (kind: Kind, t: Translate) =>
  kind === 'projects'
    ? t('projects.one')
    : kind === 'projectMediaFiles'
      ? t('backoffice.projects.multimedia')
      : t(`${kind}.title`)

/** Who changed what of a project and its content, both values side by side, the latest first, of all kinds or of the one that the address names (handbook rule 14.42). */
export function ProjectHistory({ project: { id: projectId } }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const language = useLanguage()
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
      .map((one) => nameIn(one.noun, wholeOf(one) ?? one.timelineEvent, t, language))
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

function Entry({ entry, name }: { readonly entry: AuditEntry; readonly name: string | undefined }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <Box component="li" sx={{ paddingBlock: 1.5, borderBlockStart: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      <Box component="time" dateTime={entry.createdAt} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {formatDateTime(entry.createdAt)}
      </Box>
      <Typography>
        <b>{actorOf(entry, t)}</b> {toldWords(t, language, entry, { name })}
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
  ]
  return new Map(
    lists.flatMap((rows = []) => rows.map(({ id, title, description }) => [id, title ?? description ?? ''] as const)),
  )
}

/** The project is the page's own, and a picture that was deleted cannot be shown any more. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['projectId', 'picture', 'order'])

/**
 * What an entry changed, field by field, what it was beside what it became, whole. Of a creation and of a deletion there is one side.
 */
function AuditComparison({ entry }: { readonly entry: AuditEntry }) {
  const t = useWords()
  const { before, after } = entry
  const isChange = before !== null && after !== null
  const rows = comparedFields(entry, t).filter(
    // What was empty when a record was added or deleted is left out.
    (row) =>
      !NOT_COMPARED.has(row.name) &&
      !isItself(row.reference, entry) &&
      (isChange || (row.before ?? row.after) !== t('audit.nothing')),
  )
  if (rows.length === 0) return null
  const sides = [
    ...(before === null
      ? []
      : [['before', isChange ? t('audit.fields.before') : t('audit.comparison.removed')] as const]),
    ...(after === null ? [] : [['after', isChange ? t('audit.fields.after') : t('audit.comparison.added')] as const]),
  ]
  return (
    <Box
      component="section"
      // On a telephone it scrolls, also from the keyboard.
      tabIndex={0}
      aria-label={formatDateTime(entry.createdAt)}
      sx={{ overflowX: 'auto', maxWidth: '75rem' }}
    >
      <Table
        size="small"
        sx={{
          tableLayout: 'fixed',
          minWidth: isChange ? '30rem' : 0,
          '& td, & th': { height: 'auto', paddingBlock: 0.25, borderBlockEndColor: 'transparent' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '22%' }}>{t('audit.comparison.field')}</TableCell>
            {sides.map(([side, name]) => (
              <TableCell key={side}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.name} sx={{ verticalAlign: 'top' }}>
              <TableCell component="th" scope="row">
                {row.field}
              </TableCell>
              {sides.map(([side]) => (
                <TableCell
                  key={side}
                  lang={row.name.endsWith('En') && row[side] !== t('audit.nothing') ? 'en' : undefined}
                  sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                >
                  {row.reference ? <Referred field={row.name} id={row.reference[side]} /> : row[side]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const isItself = (reference: Sides | undefined, { recordId }: AuditEntry) =>
  reference !== undefined && (reference.before ?? reference.after) === recordId

interface Sides {
  readonly before: string | undefined
  readonly after: string | undefined
}
