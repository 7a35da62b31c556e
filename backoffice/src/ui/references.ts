import { useGetList, type RaRecord } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { useRead } from '../providers/call.ts'
import type { Noun } from '../providers/nouns.ts'
import { useContentText } from './content.tsx'
import { useLanguage } from './words.ts'

const NAMES_FRESH_MS = 60_000

/** The first 100 records of a noun by name. */
const byName = {
  pagination: { page: 1, perPage: MAXIMUM_TAKE },
  sort: { field: 'name', order: 'ASC' },
} as const

interface Choice {
  readonly id: string
  readonly name: string
}

export function useColleagues(userId: string): Choice[] {
  const { data = [] } = useRead(
    ['colleagues', userId],
    'GET /v1/account/users/{userId}/colleagues',
    { params: { userId } },
    { select: ({ colleagues }) => colleagues, staleTime: NAMES_FRESH_MS },
  )
  return data.map(({ userId: id, name }) => ({ id, name }))
}

/** All records of a catalogue. They are read in one page of 100 (handbook rule 12.13). */
export function useNamed<Row extends RaRecord<string> & { readonly name: string }>(
  resource: Noun,
  enabled: boolean,
): readonly Row[] {
  const { data = [] } = useGetList<Row>(resource, byName, { enabled })
  return data
}

type Catalogued = RaRecord<string> & { readonly name: string; readonly nameEn: string | null }

export function useNamedOptions(resource: 'projectTypes' | 'documentTypes' | 'templates', enabled = true): Choice[] {
  const textOf = useContentText()
  const language = useLanguage()
  return useNamed<Catalogued>(resource, enabled)
    .map((record) => ({ id: record.id, name: textOf(record, 'name') }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
}

/** Countries in the language of the reader, Spain first (handbook rule 11.12). */
export function useCountries(): Choice[] {
  const language = useLanguage()
  const { data = [] } = useRead(
    ['countries', language],
    'GET /v1/misc/countries',
    {},
    { select: ({ data }) => data, staleTime: Infinity },
  )
  return data.map(({ alpha2: id, name }) => ({ id, name }))
}
