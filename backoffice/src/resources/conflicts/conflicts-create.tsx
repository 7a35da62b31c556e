import { Create } from 'react-admin'
import { ConflictForm } from '@cauce/contract'
import { RecordForm } from '../../ui/form/record-form.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { ConflictInputs } from './conflicts-inputs.tsx'

/** /admin/conflicts/new: enters a conflict of interest. */
export function ConflictsCreate() {
  const t = useWords()
  return (
    <Create
      redirect="list"
      actions={
        <>
          <PageHeading title={t('conflicts.createTitle')} />
          <Lead>{t('conflicts.lead')}</Lead>
        </>
      }
    >
      <RecordForm schema={ConflictForm} saveLabel={t('conflicts.createTitle')} cancelTo="list">
        <ConflictInputs />
      </RecordForm>
    </Create>
  )
}
