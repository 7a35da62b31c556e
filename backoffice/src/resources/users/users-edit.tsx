import { useRecordContext } from 'react-admin'
import { Gender } from '@cauce/contract'
import { UserPatchForm } from '@cauce/contract/account/user-forms.ts'
import { ROLES } from '@cauce/contract/permissions.ts'
import type { UserRecord } from '../../providers/records.ts'
import { useActor } from '../../ui/ability.ts'
import { displayNameOf } from '../../ui/names.ts'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { FieldGrid } from '../../ui/form/field-grid.tsx'
import { EditForm } from '../../ui/form/record-form.tsx'
import { useWords } from '../../ui/words.ts'
import { CompanyInputs, ContactInputs, NotificationInputs, PersonInputs } from './users-inputs.tsx'

/** /admin/customer/edit/{id} */
export function UsersEdit() {
  const t = useWords()
  const titleOf = (user: UserRecord) => t('backoffice.users.editTitle', { name: displayNameOf(user) })
  return (
    <EditForm schema={UserPatchForm} titleOf={titleOf}>
      <UserInputs />
    </EditForm>
  )
}

/** An administrator edits everything; a manager the contact data (handbook rule 1.9). */
function UserInputs() {
  const t = useWords()
  const actor = useActor()
  const user = useRecordContext<UserRecord>()
  if (!actor || !user) return null
  if (actor.role !== 'admin')
    return (
      <>
        <ContactInputs />
        <FieldGrid>
          <SelectInput source="gender" choices={choicesOf('users.gender', Gender.options)} />
        </FieldGrid>
        <NotificationInputs />
      </>
    )
  return (
    <>
      {user.kind === 'company' && <CompanyInputs />}
      <PersonInputs />
      <FieldGrid title={t('backoffice.users.account')}>
        <TextInput source="email" type="email" />
        <SelectInput source="role" choices={choicesOf('users.role', ROLES)} />
      </FieldGrid>
      <ContactInputs />
      <NotificationInputs />
    </>
  )
}
