import type { DocumentTypeRecord } from '../../providers/records.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { useWords } from '../../ui/words.ts'
import { useDocumentTypeColumns } from './document-type-columns.tsx'

/** /admin/config/document-types/ */
export function DocumentTypesList() {
  const t = useWords()
  return (
    <ListPage<DocumentTypeRecord>
      title={t('documentTypes.title')}
      sort={{ field: 'name', order: 'ASC' }}
      searchSource="name"
      columns={useDocumentTypeColumns()}
    />
  )
}
