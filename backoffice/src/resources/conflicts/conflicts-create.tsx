import { useNotify, useRedirect } from 'react-admin'
import { ConflictForm } from '@cauce/contract'
import { CreatePage } from '../../ui/form/create-page.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { ConflictInputs } from './conflicts-inputs.tsx'

/** /admin/conflicts/new: enters a conflict of interest. */
export function ConflictsCreate() {
  const t = useWords()
  const notify = useNotify()
  const redirect = useRedirect()
  const toList = () => redirect('list', 'conflicts')
  return (
    <>
      <PageHeading title={t('conflicts.createTitle')} />
      <Lead>{t('conflicts.lead')}</Lead>
      <CreatePage
        schema={ConflictForm}
        onCancel={toList}
        onCreated={() => {
          notify(t('conflicts.created'), { type: 'success' })
          toList()
        }}
      >
        <ConflictInputs />
      </CreatePage>
    </>
  )
}
