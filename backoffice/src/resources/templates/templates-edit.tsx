import { useRecordContext, useRedirect } from 'react-admin'
import { TemplatePatch } from '@cauce/contract'
import type { TemplateRecord } from '../../providers/records.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { EditPage } from '../../ui/form/edit-page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useWords } from '../../ui/words.ts'
import { TemplateInputs } from './templates-inputs.tsx'

/** /admin/config/template-description-project/edit/{id} */
export function TemplatesEdit() {
  const redirect = useRedirect()
  const toList = () => redirect('list', 'templates')
  return (
    <EditPage schema={TemplatePatch} heading={<EditHeading />} onSaved={toList} onCancel={toList}>
      <TemplateInputs />
    </EditPage>
  )
}

function EditHeading() {
  const t = useWords()
  const record = useRecordContext<TemplateRecord>()
  return (
    <PageHeading title={record?.name ?? t('templates.one')}>
      {record && (
        <DeleteRecordButton
          resource="templates"
          record={record}
          title={t('backoffice.deleteTitle', { name: record.name })}
          consequence={t('templates.deleteConsequence')}
          done={t('backoffice.deleted', { name: record.name })}
        />
      )}
    </PageHeading>
  )
}
