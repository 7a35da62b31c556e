import { useMemo } from 'react'
import { useCreatePath } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import type { TemplateRecord } from '../../providers/records.ts'
import type { Column } from '../../ui/list/column.ts'
import { Excerpt } from '../../ui/excerpt.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { useWords } from '../../ui/words.ts'

/** What the list of templates can show. */
export function useTemplateColumns(): Column<TemplateRecord>[] {
  const t = useWords()
  const createPath = useCreatePath()
  return useMemo(
    () => [
      {
        source: 'name',
        heading: t('templates.fields.name'),
        isSortable: true,
        text: ({ name }) => name,
        cell: ({ id, name }) => (
          <RecordLink to={createPath({ resource: 'templates', type: 'edit', id })}>{name}</RecordLink>
        ),
      },
      {
        source: 'description',
        heading: t('templates.fields.description'),
        text: ({ description }) => description,
        cell: ({ description }) => <Excerpt text={description} />,
      },
      {
        source: 'updatedAt',
        heading: t('templates.fields.updatedAt'),
        isSortable: true,
        text: ({ updatedAt }) => formatDate(updatedAt),
      },
    ],
    [t, createPath],
  )
}
