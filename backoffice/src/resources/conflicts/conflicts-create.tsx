import { ConflictForm } from '@cauce/contract'
import { CreateForm } from '../../ui/form/record-form.tsx'
import { ConflictInputs } from './conflicts-inputs.tsx'

/** /admin/conflicts/new: enters a conflict of interest. */
export const ConflictsCreate = () => (
  <CreateForm schema={ConflictForm} saveLabel="conflicts.createTitle">
    <ConflictInputs />
  </CreateForm>
)
