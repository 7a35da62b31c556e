import { useRecordContext, useParams, useRedirect } from 'react-admin'
import { Gender } from '@cauce/contract'
import { UserPatchForm } from '@cauce/contract/account/user-forms.ts'
import { ROLES } from '@cauce/contract/permissions.ts'
import type { UserRecord } from '../../providers/records.ts'
import { useActor } from '../../ui/ability.ts'
import { displayNameOf } from '../../ui/names.ts'
import { ChoiceInput, TextInput } from '../../ui/form/inputs.tsx'
import { EditPage } from '../../ui/form/edit-page.tsx'
import { FieldGrid } from '../../ui/form/field-grid.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { CompanyInputs, ContactInputs, NotificationInputs, PersonInputs } from './users-inputs.tsx'

/** /admin/customer/edit/{id} */
export function UsersEdit() {
  const redirect = useRedirect()
  const { id = '' } = useParams<{ id: string }>()
  return (
    <EditPage
      schema={UserPatchForm}
      heading={<EditHeading />}
      onSaved={({ id }) => redirect('show', 'users', id)}
      onCancel={() => redirect('show', 'users', id)}
    >
      <UserInputs />
    </EditPage>
  )
}

function EditHeading() {
  const t = useWords()
  const user = useRecordContext<UserRecord>()
  return <PageHeading title={user ? t('backoffice.users.editTitle', { name: displayNameOf(user) }) : t('users.one')} />
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
          <ChoiceInput source="gender" values={Gender.options} wordOf={(value) => t(`users.gender.${value}`)} />
        </FieldGrid>
        <NotificationInputs />
      </>
    )
  return (
    <>
      {user.kind === 'company' && <CompanyInputs />}
      <PersonInputs />
      <FieldGrid title={t('backoffice.users.account')}>
        <TextInput source="email" type="email" isRequired />
        <ChoiceInput source="role" isRequired values={ROLES} wordOf={(value) => t(`users.role.${value}`)} />
      </FieldGrid>
      <ContactInputs />
      <NotificationInputs />
    </>
  )
}
