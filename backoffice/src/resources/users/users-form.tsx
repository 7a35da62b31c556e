import { useState } from 'react'
import { Create, RadioButtonGroupInput, useRecordContext, BooleanInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { UserKind, Gender, IDENTIFICATION_DOCUMENT_TYPES } from '@cauce/contract'
import { UserBodyForm, UserPatchForm } from '@cauce/contract/account/user-forms.ts'
import { ROLES } from '@cauce/contract/permissions.ts'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { FieldGrid } from '../../ui/form/field-grid.tsx'
import { RecordForm, EditForm } from '../../ui/form/record-form.tsx'
import { ManagerInput, CountryInput } from '../../ui/form/reference-inputs.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import type { UserRecord } from '../../providers/records.ts'
import { useActor } from '../../ui/ability.ts'
import { displayNameOf } from '../../ui/names.ts'
import { languageName } from '@cauce/contract/languages.ts'
import { offeredLanguages } from '@cauce/i18n/language.ts'
import { BirthdayInput } from '../../ui/form/date-inputs.tsx'

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

function PersonInputs() {
  const t = useWords()
  return (
    <FieldGrid title={t('backoffice.users.person')}>
      <TextInput source="name" />
      <TextInput source="surname" />
      <BirthdayInput source="birthdayAt" />
      <CountryInput source="nationality" />
      <SelectInput source="gender" choices={choicesOf('users.gender', Gender.options)} />
      <SelectInput
        source="identificationDocumentType"
        choices={choicesOf('users.identificationDocumentType', IDENTIFICATION_DOCUMENT_TYPES)}
      />
      <TextInput source="identificationDocumentNumber" />
    </FieldGrid>
  )
}

/** Company registration uses a company name and a legal representative name (handbook rule 1.21). */
function CompanyInputs() {
  const t = useWords()
  return (
    <FieldGrid title={t('users.kind.company')}>
      <TextInput source="companyName" isRequired />
      <TextInput source="taxNumber" isRequired />
      <TextInput source="legalRepresentativeName" isRequired />
    </FieldGrid>
  )
}

/** The contact data, which a manager may change too (handbook rule 1.9). */
function ContactInputs() {
  const t = useWords()
  return (
    <FieldGrid title={t('backoffice.users.contact')}>
      <TextInput source="phone" type="tel" />
      <SelectInput source="language" choices={offeredLanguages().map((id) => ({ id, name: languageName(id) }))} />
    </FieldGrid>
  )
}

function NotificationInputs() {
  const t = useWords()
  return (
    <FieldGrid title={t('backoffice.users.notifications')}>
      <BooleanInput source="generalEmailNotifications" />
      <BooleanInput source="ticketEmailNotifications" />
    </FieldGrid>
  )
}
