import { useNotify, useRedirect } from 'react-admin'
import { TemplateBody } from '@cauce/contract'
import { CreatePage } from '../../ui/form/create-page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useWords } from '../../ui/words.ts'
import { TemplateInputs } from './templates-inputs.tsx'

/** /admin/config/template-description-project/new */
export function TemplatesCreate() {
  const t = useWords()
  const notify = useNotify()
  const redirect = useRedirect()
  return (
    <>
      <PageHeading title={t('templates.createTitle')} />
      <CreatePage
        schema={TemplateBody}
        onCancel={() => redirect('list', 'templates')}
        onCreated={({ name }) => {
          notify(t('backoffice.created', { name: String(name) }), { type: 'success' })
          redirect('list', 'templates')
        }}
      >
        <TemplateInputs />
      </CreatePage>
    </>
  )
}
