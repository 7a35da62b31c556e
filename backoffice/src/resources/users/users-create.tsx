import { useState } from 'react'
import { Create, RadioButtonGroupInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { UserKind } from '@cauce/contract'
import { UserBodyForm } from '@cauce/contract/account/user-forms.ts'
import { ROLES } from '@cauce/contract/permissions.ts'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { FieldGrid } from '../../ui/form/field-grid.tsx'
import { RecordForm } from '../../ui/form/record-form.tsx'
import { ManagerInput } from '../../ui/form/reference-inputs.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { CompanyInputs, ContactInputs, PersonInputs } from './users-inputs.tsx'

/** /admin/customer/new: a link to set the password is mailed to the new customer. */
export function UsersCreate() {
  const t = useWords()
  // Defaults that change empty the form.
  const [language] = useState(useLanguage())
  return (
    <Create redirect="show" actions={<PageHeading title={t('backoffice.users.createTitle')} />}>
      <RecordForm
        schema={UserBodyForm}
        defaultValues={{
          kind: 'individual',
          role: 'user',
          nationality: 'ES',
          identificationDocumentType: 'ID_CARD',
          language,
        }}
        saveLabel={t('backoffice.users.create')}
      >
        <NewUserInputs />
      </RecordForm>
    </Create>
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
        <TextInput source="email" type="email" helperText={t('backoffice.users.emailHelp')} />
        <SelectInput source="role" choices={choicesOf('users.role', ROLES)} />
        <ManagerInput source="managerId" />
      </FieldGrid>
      <ContactInputs />
    </>
  )
}
