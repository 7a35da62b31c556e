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

export interface Option {
  readonly value: string
  readonly label: string
}

export function useColleagues(userId: string): readonly Option[] {
  const { data = [] } = useRead(
    ['colleagues', userId],
    'GET /v1/account/users/{userId}/colleagues',
    { params: { userId } },
    { select: ({ colleagues }) => colleagues, staleTime: NAMES_FRESH_MS },
  )
  return data.map(({ userId: value, name }) => ({ value, label: name }))
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

export function useNamedOptions(
  resource: 'projectTypes' | 'documentTypes' | 'templates',
  enabled = true,
): readonly Option[] {
  const textOf = useContentText()
  const language = useLanguage()
  return useNamed<Catalogued>(resource, enabled)
    .map((record) => ({ value: record.id, label: textOf(record, 'name') }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
}

/** Countries in the language of the reader, Spain first (handbook rule 11.12). */
export function useCountries(): readonly Option[] {
  const language = useLanguage()
  const { data = [] } = useRead(
    ['countries', language],
    'GET /v1/misc/countries',
    {},
    { select: ({ data }) => data, staleTime: Infinity },
  )
  return data.map(({ alpha2, name }) => ({ value: alpha2, label: name }))
}
