import { useNotify, useRedirect } from 'react-admin'
import { ProjectTypeBody } from '@cauce/contract'
import { CreatePage } from '../../ui/form/create-page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useWords } from '../../ui/words.ts'
import { ProjectTypeInputs } from './project-types-inputs.tsx'

const REQUIRED_FILES = ['image']

/** /admin/config/project-types/new */
export function ProjectTypesCreate() {
  const t = useWords()
  const notify = useNotify()
  const redirect = useRedirect()
  return (
    <>
      <PageHeading title={t('backoffice.projectTypes.createTitle')} />
      <CreatePage
        schema={ProjectTypeBody}
        requiredFiles={REQUIRED_FILES}
        onCancel={() => redirect('list', 'projectTypes')}
        onCreated={({ name }) => {
          notify(t('backoffice.created', { name: String(name) }), { type: 'success' })
          redirect('list', 'projectTypes')
        }}
      >
        <ProjectTypeInputs />
      </CreatePage>
    </>
  )
}
