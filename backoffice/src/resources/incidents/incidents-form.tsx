import { IncidentForm } from '@cauce/contract'
import type { RecordOf } from '../../providers/records.ts'
import { MomentInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { MoneyInput, WholeNumberInput } from '../../ui/form/number-inputs.tsx'
import { CreateForm, EditForm } from '../../ui/form/record-form.tsx'
import { useWords } from '../../ui/words.ts'

/** /admin/incident/new: enters an incident. */
export const IncidentsCreate = () => (
  <CreateForm redirect="show" schema={IncidentForm} saveLabel="incidents.createTitle">
    <IncidentInputs />
  </CreateForm>
)

/** /admin/incident/edit/{id} */
export const IncidentsEdit = () => (
  <EditForm schema={IncidentForm} titleOf={({ title }: RecordOf<'incidents'>) => title}>
    <IncidentInputs />
  </EditForm>
)

function IncidentInputs() {
  const t = useWords()
  return (
    <FieldGrid>
      <WideField>
        <TextInput source="title" />
        <TextInput source="description" multiline minRows={4} />
      </WideField>
      <MomentInput source="noticedAt" helperText={t('incidents.noticedHelp')} />
      <MomentInput source="startedAt" />
      <WideField>
        <TextInput source="services" />
      </WideField>
      <WholeNumberInput source="peopleAffected" />
      <MoneyInput source="amountAffected" />
      <WideField>
        <TextInput source="cause" multiline minRows={3} />
      </WideField>
    </FieldGrid>
  )
}
