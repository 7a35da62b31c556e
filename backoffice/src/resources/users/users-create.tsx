import { RadioButtonGroupInput, useRedirect } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { UserKind } from '@cauce/contract'
import { UserBodyForm } from '@cauce/contract/account/user-forms.ts'
import { ROLES } from '@cauce/contract/permissions.ts'
import { ChoiceInput, TextInput } from '../../ui/form/inputs.tsx'
import { CreatePage } from '../../ui/form/create-page.tsx'
import { FieldGrid } from '../../ui/form/field-grid.tsx'
import { ManagerInput } from '../../ui/form/reference-inputs.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { CompanyInputs, ContactInputs, PersonInputs } from './users-inputs.tsx'

/** /admin/customer/new: a link to set the password is mailed to the new customer. */
export function UsersCreate() {
  const t = useWords()
  const language = useLanguage()
  const redirect = useRedirect()
  return (
    <>
      <PageHeading title={t('backoffice.users.createTitle')} />
      <CreatePage
        schema={UserBodyForm}
        defaultValues={{
          kind: 'individual',
          role: 'user',
          nationality: 'ES',
          identificationDocumentType: 'ID_CARD',
          language,
        }}
        saveLabel={t('backoffice.users.create')}
        onCancel={() => redirect('list', 'users')}
        onCreated={({ id }) => redirect('show', 'users', id)}
      >
        <NewUserInputs />
      </CreatePage>
    </>
  )
}

function NewUserInputs() {
  const t = useWords()
  const kind = useWatch({ name: 'kind' }) as string
  return (
    <>
      <RadioButtonGroupInput
        source="kind"
        choices={UserKind.options.map((id) => ({ id, name: t(`users.kind.${id}`) }))}
        translateChoice={false}
        helperText={false}
      />
      {kind === 'company' && <CompanyInputs />}
      <PersonInputs />
      <FieldGrid title={t('backoffice.users.account')}>
        <TextInput source="email" type="email" isRequired helperText={t('backoffice.users.emailHelp')} />
        <ChoiceInput source="role" isRequired values={ROLES} wordOf={(value) => t(`users.role.${value}`)} />
        <ManagerInput source="managerId" />
      </FieldGrid>
      <ContactInputs />
    </>
  )
}
