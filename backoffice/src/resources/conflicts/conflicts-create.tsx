import { Create } from 'react-admin'
import { ConflictForm } from '@cauce/contract'
import { RecordForm } from '../../ui/form/record-form.tsx'
import { ConflictInputs } from './conflicts-inputs.tsx'

/** /admin/conflicts/new: enters a conflict of interest. */
export const ConflictsCreate = () => (
  <Create>
    <RecordForm schema={ConflictForm} saveLabel="conflicts.createTitle">
      <ConflictInputs />
    </RecordForm>
  </Create>
)
