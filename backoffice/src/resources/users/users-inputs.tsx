import { BooleanInput } from 'react-admin'
import { Gender, IDENTIFICATION_DOCUMENT_TYPES } from '@cauce/contract'
import { languageName } from '@cauce/contract/languages.ts'
import { offeredLanguages } from '@cauce/i18n/language.ts'
import { BirthdayInput } from '../../ui/form/date-inputs.tsx'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { CountryInput } from '../../ui/form/reference-inputs.tsx'
import { FieldGrid } from '../../ui/form/field-grid.tsx'
import { useWords } from '../../ui/words.ts'

export function PersonInputs() {
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
export function CompanyInputs() {
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
export function ContactInputs() {
  const t = useWords()
  return (
    <FieldGrid title={t('backoffice.users.contact')}>
      <TextInput source="phone" type="tel" />
      <SelectInput source="language" choices={offeredLanguages().map((id) => ({ id, name: languageName(id) }))} />
    </FieldGrid>
  )
}

export function NotificationInputs() {
  const t = useWords()
  return (
    <FieldGrid title={t('backoffice.users.notifications')}>
      <BooleanInput source="generalEmailNotifications" />
      <BooleanInput source="ticketEmailNotifications" />
    </FieldGrid>
  )
}
