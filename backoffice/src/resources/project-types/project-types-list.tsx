import type { ProjectTypeRecord } from '../../providers/records.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { useWords } from '../../ui/words.ts'
import { useProjectTypeColumns } from './project-type-columns.tsx'

/** /admin/config/project-types/ */
export function ProjectTypesList() {
  const t = useWords()
  return (
    <ListPage<ProjectTypeRecord>
      title={t('projectTypes.title')}
      sort={{ field: 'name', order: 'ASC' }}
      searchSource="name"
      columns={useProjectTypeColumns()}
    />
  )
}
