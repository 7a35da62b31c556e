import { Link as MuiLink } from '@mui/material'
import { Link, useCreatePath, useGetManyAggregate, useResourceDefinitions } from 'react-admin'
import type { AuditEntry } from '../../providers/records.ts'
import { filtered } from '../links.tsx'
import { useOfficePages } from '../office-pages.ts'
import { useLanguage, useWords } from '../words.ts'
import { nameIn, toldWords, wholeOf, type AuditObject } from './audit-words.ts'

const CUSTOMER_TABS: Readonly<Record<string, string>> = {
  accountDocuments: 'documents',
  bankAccounts: 'bank-accounts',
  classifications: 'class',
  diligence: 'diligence',
  issuedDocuments: 'documents',
  taxDetails: 'tax',
  verifications: 'verifications',
}

/** The tab of its project that a record stands on; the first one has no path. */
const PROJECT_TABS: Readonly<Record<string, string>> = {
  distributions: 'distributions',
  informationSheets: 'information-sheet',
  irregularities: '',
  loanDefaults: '',
  projectDescriptions: 'descriptions',
  projectDocuments: 'documents',
  projectMediaFiles: 'multimedia',
  sheetDrafts: 'information-sheet',
  timeline: 'timeline',
}

/** The list of records that have no page of their own, and the filter that leaves one of them. */
const LISTS: Readonly<Record<string, { readonly in: string; readonly only: (id: string) => object }>> = {
  bankFiles: { in: 'bankStatements', only: (fileId) => ({ fileId }) },
  matching: { in: 'bankMovements', only: (id) => ({ ids: [id] }) },
  transactions: { in: 'wallets', only: (transactionId) => ({ transactionId }) },
}

export type AuditAbout = Pick<
  AuditEntry,
  'noun' | 'operation' | 'recordId' | 'userId' | 'before' | 'after' | 'money' | 'taskTitle'
> &
  Partial<Pick<AuditEntry, 'timelineEvent'>>

function useAuditPath({ noun, operation, recordId: id, userId }: AuditAbout, projectId: string | undefined) {
  const createPath = useCreatePath()
  const pages = useResourceDefinitions()
  const { places } = useOfficePages()
  const page = pages[noun]
  const isGone = operation.endsWith('.remove')
  const type = page?.hasShow ? 'show' : page?.hasEdit ? 'edit' : undefined
  if (type !== undefined && !isGone) return createPath({ resource: noun, type, id })
  const tabOf = (resource: string, of: string, tab: string | undefined) =>
    [createPath({ resource, type: 'show', id: of }), tab].filter(Boolean).join('/')
  const listOf = (resource: string, filter = {}) => filtered(createPath({ resource, type: 'list' }), filter)
  if (noun in PROJECT_TABS && projectId !== undefined) return tabOf('projects', projectId, PROJECT_TABS[noun])
  const list = LISTS[noun]
  if (list) return listOf(list.in, list.only(id))
  if (userId !== null) return tabOf('users', userId, CUSTOMER_TABS[noun])
  if (page?.hasList) return listOf(noun, isGone ? {} : { ids: [id] })
  return places.flatMap((place) => place.pages).find(({ resource }) => resource === noun)?.path
}

/** Their sentence names the customer or the amount, so the record is not read. */
const TOLD = new Set(['matching', 'payments', 'transactions', 'users', 'verifications'])

/** Records of projects that can be read without the project. */
const IN_LISTS = new Set([
  'distributions',
  'informationSheets',
  'projectDescriptions',
  'projectDocuments',
  'projectMediaFiles',
])

interface Named {
  readonly id: string
  readonly name?: string
  readonly [field: string]: unknown
}

/** What an entry is about. An entry of a change says what changed: the record itself is read, all of a page in one call. */
function useAuditObject(entry: AuditAbout): AuditObject & { readonly projectId: string | undefined } {
  const t = useWords()
  const language = useLanguage()
  const { noun, recordId, money } = entry
  const pages = useResourceDefinitions()
  // An event of a timeline cannot be read without its project.
  const whole = wholeOf(entry) ?? entry.timelineEvent ?? null
  const isRead = whole === null && !TOLD.has(noun) && (noun in pages || IN_LISTS.has(noun))
  const record = useGetManyAggregate<Named>(noun, { ids: [recordId] }, { enabled: isRead }).data?.[0]
  const projectId = projectOf(entry, whole ?? record)
  const ofProject = { ids: [projectId ?? ''] }
  const isProjectRead = projectId !== undefined && money === null
  const { data } = useGetManyAggregate<Named>('projects', ofProject, { enabled: isProjectRead })
  return {
    name: nameIn(noun, whole ?? record ?? null, t, language),
    projectName: isProjectRead ? data?.[0]?.['name'] : undefined,
    projectId,
  }
}

function projectOf(
  { noun, recordId, money }: AuditAbout,
  values: Readonly<Record<string, unknown>> | null | undefined,
) {
  if (noun === 'projects') return undefined
  return noun === 'sheetDrafts' ? recordId : (money?.projectId ?? referenceIn(values?.['projectId']))
}

const referenceIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'reference' in value
    ? String(value.reference)
    : typeof value === 'string'
      ? value
      : undefined

export function AuditLink({ entry }: { readonly entry: AuditAbout }) {
  const t = useWords()
  const language = useLanguage()
  const { projectId, ...object } = useAuditObject(entry)
  const path = useAuditPath(entry, projectId)
  const words = toldWords(t, language, entry, object)
  if (path === undefined) return <>{words}</>
  return (
    <MuiLink component={Link} to={path}>
      {words}
    </MuiLink>
  )
}
