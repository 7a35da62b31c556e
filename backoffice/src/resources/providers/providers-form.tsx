import { BooleanInput } from 'react-admin'
import { ProviderForm } from '@cauce/contract'
import type { RecordOf } from '../../providers/records.ts'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { WholeNumberInput } from '../../ui/form/number-inputs.tsx'
import { CreateForm, EditForm } from '../../ui/form/record-form.tsx'
import { CountryInput } from '../../ui/form/reference-inputs.tsx'
import { useWords } from '../../ui/words.ts'

/** /admin/provider/new: enters a provider. */
export const ProvidersCreate = () => (
  <CreateForm
    redirect="show"
    schema={ProviderForm}
    saveLabel="providers.createTitle"
    defaultValues={{ country: 'ES', isCritical: false }}
  >
    <ProviderInputs />
  </CreateForm>
)

/** /admin/provider/edit/{id} */
export const ProvidersEdit = () => (
  <EditForm schema={ProviderForm} titleOf={({ name }: RecordOf<'providers'>) => name}>
    <ProviderInputs />
  </EditForm>
)

function ProviderInputs() {
  const t = useWords()
  return (
    <FieldGrid>
      <TextInput source="name" />
      <CountryInput source="country" />
      <TextInput source="lei" helperText={t('providers.identifierHelp')} />
      <TextInput source="taxNumber" isRequired={false} />
      <TextInput source="service" />
      <TextInput source="functionSupported" />
      <WideField>
        <BooleanInput source="isCritical" />
        <TextInput source="dataLocation" />
      </WideField>
      <DayInput source="startsOn" />
      <DayInput source="endsOn" />
      <WholeNumberInput source="noticeDays" />
    </FieldGrid>
  )
}
