import { Link as MuiLink } from '@mui/material'
import { Link, useCreatePath, useResourceDefinitions } from 'react-admin'
import type { AuditEntry } from '../../providers/records.ts'
import { useOfficePages } from '../office-pages.ts'
import { useLanguage, useWords } from '../words.ts'
import { toldWords } from './audit-words.ts'

const TAB_OF: Readonly<Record<string, string>> = {
  accountDocuments: 'documents',
  bankAccounts: 'bank-accounts',
  classifications: 'class',
  diligence: 'diligence',
  taxDetails: 'tax',
  transactions: 'wallet',
  verifications: 'verifications',
}

const LIST_OF: Readonly<Record<string, string>> = { bankFiles: 'bankStatements', matching: 'bankMovements' }

type About = Pick<AuditEntry, 'noun' | 'operation' | 'recordId' | 'userId' | 'after' | 'money'>

export function useAuditPath(): (entry: About) => string | undefined {
  const createPath = useCreatePath()
  const pages = useResourceDefinitions()
  const { places } = useOfficePages()
  return ({ noun, operation, recordId: id, userId, after, money }) => {
    const page = pages[noun]
    const type = page?.hasShow ? 'show' : page?.hasEdit ? 'edit' : undefined
    if (type !== undefined && !operation.endsWith('.remove')) return createPath({ resource: noun, type, id })
    if (noun === 'sheetDrafts') return createPath({ resource: 'projects', type: 'show', id })
    const list = LIST_OF[noun]
    if (list !== undefined) return createPath({ resource: list, type: 'list' })
    if (userId !== null)
      return [createPath({ resource: 'users', type: 'show', id: userId }), TAB_OF[noun]].filter(Boolean).join('/')
    const projectId = projectOf({ money, after })
    if (projectId !== undefined) return createPath({ resource: 'projects', type: 'show', id: projectId })
    if (page?.hasList) return createPath({ resource: noun, type: 'list' })
    return places.flatMap((place) => place.pages).find(({ resource }) => resource === noun)?.path
  }
}

const projectOf = ({ money, after }: Pick<About, 'money' | 'after'>) =>
  money?.projectId ?? referenceIn(after?.['projectId'])

const referenceIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'reference' in value ? String(value.reference) : undefined

export function AuditLink({ entry }: { readonly entry: AuditEntry }) {
  const t = useWords()
  const language = useLanguage()
  const path = useAuditPath()(entry)
  const words = toldWords(t, language, entry)
  if (path === undefined) return <>{words}</>
  return (
    <MuiLink component={Link} to={path}>
      {words}
    </MuiLink>
  )
}
