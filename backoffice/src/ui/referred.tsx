import { useGetMany } from 'react-admin'
import type { Noun } from '../providers/nouns.ts'
import { Content } from './content.tsx'
import { useWords } from './words.ts'

/** Nouns whose records a field refers to. What is in none of them is not named: its identifier says nothing. */
const REFERRED: Readonly<Record<string, Noun>> = {
  managerId: 'users',
  userId: 'users',
  assigneeId: 'users',
  mentionedIds: 'users',
  projectId: 'projects',
  projectTypeId: 'projectTypes',
  documentTypeId: 'documentTypes',
}

interface Props {
  readonly field: string
  readonly id: string | undefined
}

interface Named {
  readonly id: string
  readonly name: string
  readonly surname?: string | null
  readonly nameEn?: string | null
}

export function Referred({ field, id }: Props) {
  const t = useWords()
  const noun = REFERRED[field]
  const { data, isPending } = useGetMany<Named>(noun ?? 'users', { ids: id !== undefined && noun ? [id] : [] })
  if (id === undefined) return t('audit.nothing')
  if (noun && isPending) return '…'
  const [record] = data ?? []
  if (!record) return t('audit.comparison.gone')
  const { name, nameEn } = record
  if (nameEn !== undefined) return <Content record={{ name, nameEn }} field="name" />
  return [name, record.surname].filter(Boolean).join(' ')
}
