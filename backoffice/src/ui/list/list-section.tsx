import type { ReactElement, ReactNode } from 'react'
import { FilterButton, List, Pagination, type SortPayload } from 'react-admin'
import type { Noun } from '../../providers/nouns.ts'
import { Section } from '../section.tsx'

interface Props {
  readonly resource: Noun
  readonly title: string
  /** The record whose page holds the section: `projects.7`. Order and filters are stored under it. */
  readonly owner: string
  readonly filter: Readonly<Record<string, string>>
  readonly sort: SortPayload
  readonly filters?: ReactElement[]
  readonly children: ReactNode
}

export const ListSection = ({ title, owner, resource, children, filters, ...list }: Props) => (
  <Section title={title}>
    <List
      {...list}
      resource={resource}
      title={false}
      perPage={10}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50]} />}
      actions={filters ? <FilterButton disableSaveQuery /> : false}
      disableSyncWithLocation
      storeKey={`${owner}.${resource}`}
      {...(filters && { filters })}
    >
      {children}
    </List>
  </Section>
)
