import { useRecordContext, useRedirect } from 'react-admin'
import { ProjectTypePatch } from '@cauce/contract'
import type { ProjectTypeRecord } from '../../providers/records.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { EditPage } from '../../ui/form/edit-page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useWords } from '../../ui/words.ts'
import { ProjectTypeInputs } from './project-types-inputs.tsx'

/** /admin/config/project-types/edit/{id} */
export function ProjectTypesEdit() {
  const redirect = useRedirect()
  return (
    <EditPage
      schema={ProjectTypePatch}
      heading={<EditHeading />}
      onSaved={() => redirect('list', 'projectTypes')}
      onCancel={() => redirect('list', 'projectTypes')}
    >
      <ProjectTypeInputs />
    </EditPage>
  )
}

function EditHeading() {
  const t = useWords()
  const type = useRecordContext<ProjectTypeRecord>()
  return (
    <PageHeading title={type?.name ?? t('projectTypes.one')}>
      {type && (
        <DeleteRecordButton
          resource="projectTypes"
          record={type}
          title={t('backoffice.deleteTitle', { name: type.name })}
          consequence={t('backoffice.projectTypes.deleteConsequence')}
          done={t('backoffice.deleted', { name: type.name })}
        />
      )}
    </PageHeading>
  )
}
