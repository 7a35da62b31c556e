import type { TemplateRecord } from '../../providers/records.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { useWords } from '../../ui/words.ts'
import { useTemplateColumns } from './template-columns.tsx'

/** /admin/config/template-description-project/ */
export function TemplatesList() {
  const t = useWords()
  return (
    <ListPage<TemplateRecord>
      title={t('templates.title')}
      sort={{ field: 'name', order: 'ASC' }}
      searchSource="name"
      columns={useTemplateColumns()}
    />
  )
}
