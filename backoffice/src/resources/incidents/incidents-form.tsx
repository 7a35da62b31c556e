import { Edit, useRecordContext } from 'react-admin'
import { IncidentForm } from '@cauce/contract'
import type { RecordOf } from '../../providers/records.ts'
import { EditFailure } from '../../ui/failure.tsx'
import { MomentInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { MoneyInput, WholeNumberInput } from '../../ui/form/number-inputs.tsx'
import { CreateForm, RecordForm } from '../../ui/form/record-form.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'

/** /admin/incident/new: enters an incident. */
export const IncidentsCreate = () => (
  <CreateForm redirect="show" schema={IncidentForm} saveLabel="incidents.createTitle">
    <IncidentInputs />
  </CreateForm>
)

/** /admin/incident/edit/{id} */
export const IncidentsEdit = () => (
  <Edit redirect="show" actions={<Heading />}>
    <RecordForm schema={IncidentForm} cancelTo="show">
      <IncidentInputs />
    </RecordForm>
  </Edit>
)

function Heading() {
  const t = useWords()
  const record = useRecordContext<RecordOf<'incidents'>>()
  return (
    <>
      <PageHeading title={record?.title ?? t('incidents.one')} />
      {!record && <EditFailure />}
    </>
  )
}

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
