import { useRecordContext, useRedirect } from 'react-admin'
import { DocumentTypePatch } from '@cauce/contract'
import type { DocumentTypeRecord } from '../../providers/records.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { EditPage } from '../../ui/form/edit-page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useWords } from '../../ui/words.ts'
import { DocumentTypeInputs } from './document-types-inputs.tsx'

/** /admin/config/document-types/edit/{id} */
export function DocumentTypesEdit() {
  const redirect = useRedirect()
  const toList = () => redirect('list', 'documentTypes')
  return (
    <EditPage schema={DocumentTypePatch} heading={<EditHeading />} onSaved={toList} onCancel={toList}>
      <DocumentTypeInputs />
    </EditPage>
  )
}

function EditHeading() {
  const t = useWords()
  const record = useRecordContext<DocumentTypeRecord>()
  return (
    <PageHeading title={record?.name ?? t('documentTypes.one')}>
      {record && (
        <DeleteRecordButton
          resource="documentTypes"
          record={record}
          title={t('backoffice.deleteTitle', { name: record.name })}
          consequence={t('documentTypes.deleteConsequence')}
          done={t('backoffice.deleted', { name: record.name })}
        />
      )}
    </PageHeading>
  )
}
