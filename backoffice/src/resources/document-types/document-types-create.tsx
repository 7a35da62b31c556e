import { useNotify, useRedirect } from 'react-admin'
import { DocumentTypeBody } from '@cauce/contract'
import { CreatePage } from '../../ui/form/create-page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useWords } from '../../ui/words.ts'
import { DocumentTypeInputs } from './document-types-inputs.tsx'

/** /admin/config/document-types/new */
export function DocumentTypesCreate() {
  const t = useWords()
  const notify = useNotify()
  const redirect = useRedirect()
  return (
    <>
      <PageHeading title={t('documentTypes.createTitle')} />
      <CreatePage
        schema={DocumentTypeBody}
        onCancel={() => redirect('list', 'documentTypes')}
        onCreated={({ name }) => {
          notify(t('backoffice.created', { name: String(name) }), { type: 'success' })
          redirect('list', 'documentTypes')
        }}
      >
        <DocumentTypeInputs />
      </CreatePage>
    </>
  )
}
