import { useMemo } from 'react'
import { useCreatePath } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import type { ProjectTypeRecord } from '../../providers/records.ts'
import type { Column } from '../../ui/list/column.ts'
import { Picture } from '../../ui/picture.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { useWords } from '../../ui/words.ts'

/** What the list of project types can show. */
export function useProjectTypeColumns(): Column<ProjectTypeRecord>[] {
  const t = useWords()
  const createPath = useCreatePath()
  return useMemo(
    () => [
      {
        source: 'image',
        heading: t('projectTypes.fields.image'),
        isOnScreenOnly: true,
        text: () => null,
        cell: ({ image }) => image && <Picture picture={image} width={96} isDecoration />,
      },
      {
        source: 'name',
        heading: t('projectTypes.fields.name'),
        isSortable: true,
        text: ({ name }) => name,
        cell: ({ id, name }) => (
          <RecordLink to={createPath({ resource: 'projectTypes', type: 'edit', id })}>{name}</RecordLink>
        ),
      },
      { source: 'description', heading: t('projectTypes.fields.description'), text: ({ description }) => description },
      {
        source: 'updatedAt',
        heading: t('projectTypes.fields.updatedAt'),
        isSortable: true,
        text: ({ updatedAt }) => formatDate(updatedAt),
      },
    ],
    [t, createPath],
  )
}
