import {
  DataTable,
  List,
  NullableBooleanInput,
  SelectInput,
  EditButton,
  useCanAccess,
  CheckboxGroupInput,
} from 'react-admin'
import {
  INCIDENT_STATES,
  IncidentForm,
  incidentLifecycle,
  reportsAt,
  INCIDENT_CRITERIA,
  IncidentStepBody,
  type IncidentStep,
} from '@cauce/contract'
import type { RecordOf } from '../../providers/records.ts'
import { MomentField, MoneyField, WordField } from '../../ui/fields.tsx'
import { choicesOf, TextInput } from '../../ui/form/inputs.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { ListActions } from '../../ui/list/list-actions.tsx'
import { NoRows } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { badgeOf } from '../../ui/states.tsx'
import { LateBadge, DutyRecordsOf } from '../duty-records/duty-records.tsx'
import { MomentInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { MoneyInput, WholeNumberInput } from '../../ui/form/number-inputs.tsx'
import { CreateForm, EditForm } from '../../ui/form/record-form.tsx'
import { useWords } from '../../ui/words.ts'
import { Stack } from '@mui/material'
import { formatDateTime } from '@cauce/format/dates.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import { accessTo, useAbility } from '../../ui/ability.ts'
import { HistoryButton, WithHistory } from '../../ui/audit/record-history.tsx'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { Facts } from '../../ui/terms.tsx'
import { ShowPage } from '../../ui/record/show-page.tsx'
import type { z } from 'zod'
import { useCall } from '../../providers/call.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'

type Incident = RecordOf<'incidents'>

const Col = DataTable.Col<Incident>

const filters = [
  <SelectInput key="state" source="state" choices={choicesOf('incidents.state', INCIDENT_STATES)} alwaysOn />,
  <NullableBooleanInput key="isDue" source="isDue" label="incidents.isDue" />,
]

const IncidentBadge = badgeOf<Incident['state']>('incidents.state', {
  open: 'blue',
  minor: 'grey',
  major: 'clay',
  reported: 'green',
  closed: 'grey',
})

/** /admin/incident/: the register of ICT-related incidents (handbook rule 26.13). */
export const IncidentsList = () => (
  <List
    filters={filters}
    sort={{ field: 'noticedAt', order: 'DESC' }}
    actions={<ListActions createLabel="incidents.createTitle" />}
  >
    <DataTable
      empty={<NoRows words="incidents.none" />}
      hiddenColumns={['startedAt', 'peopleAffected', 'amountAffected', 'classifiedAt', 'closedAt', 'cause']}
    >
      <Col source="title" render={({ id, title }) => <RecordLink resource="incidents" id={id} name={title} />} />
      <Col source="state" render={({ state }) => <IncidentBadge state={state} />} />
      <Col source="noticedAt" field={MomentField} sx={FROM.tablet} />
      <Col source="duty" field={WordField} sx={FROM.tablet} />
      <Col source="dueAt" field={MomentField} />
      <Col source="isLate" disableSort render={({ isLate }) => <LateBadge isLate={isLate} />} sx={FROM.tablet} />
      <Col source="services" sx={FROM.desk} />
      <Col source="startedAt" field={MomentField} />
      <Col source="peopleAffected" />
      <Col source="amountAffected" field={MoneyField} />
      <Col source="classifiedAt" field={MomentField} />
      <Col source="closedAt" field={MomentField} />
      <Col source="cause" />
    </DataTable>
  </List>
)

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

/** /admin/incident/{id}: what happened, what is owed by when, and the reports that were sent. */
export const IncidentsShow = () => <ShowPage of={IncidentPage} />

function IncidentPage({ record }: { readonly record: RecordOf<'incidents'> }) {
  const t = useWords()
  const may = useAbility(incidentLifecycle, record.state)
  const { canAccess: mayEdit } = useCanAccess(accessTo('incidents.edit'))
  const { id, title, state, duty, dueAt, isLate, noticedAt, startedAt, classifiedAt, closedAt } = record
  return (
    <WithHistory filter={{ recordId: id }}>
      <PageHeading
        title={title}
        aside={
          <>
            <IncidentBadge state={state} />
            <LateBadge isLate={isLate} />
          </>
        }
      >
        <HistoryButton />
        {mayEdit && state !== 'closed' && <EditButton />}
        {(may('classifyMajor') || may('classifyMinor')) && <IncidentStepButton incident={record} step="classify" />}
        {may('close') && <IncidentStepButton incident={record} step="close" />}
      </PageHeading>
      <Stack spacing={3}>
        <Figures>
          {duty && dueAt && <Figure isMain label={t(`incidents.duty.${duty}`)} value={formatDateTime(dueAt)} />}
          <Figure label={t('incidents.fields.noticedAt')} value={formatDateTime(noticedAt)} />
          {startedAt && <Figure label={t('incidents.fields.startedAt')} value={formatDateTime(startedAt)} />}
          {classifiedAt && <Figure label={t('incidents.fields.classifiedAt')} value={formatDateTime(classifiedAt)} />}
          {closedAt && <Figure label={t('incidents.fields.closedAt')} value={formatDateTime(closedAt)} />}
        </Figures>
        <IncidentFacts incident={record} />
        <DutyRecordsOf
          parent={{ incidentId: id }}
          kinds={reportsAt(duty)}
          title={t('incidents.reports')}
          addLabel={t('incidents.record')}
          none={t('incidents.noReports')}
        />
      </Stack>
    </WithHistory>
  )
}

function IncidentFacts({ incident }: { readonly incident: RecordOf<'incidents'> }) {
  const t = useWords()
  const { description, services, peopleAffected, amountAffected, cause, criteria, classifiedAt } = incident
  return (
    <Facts
      noun="incidents"
      facts={{
        description,
        services,
        peopleAffected: peopleAffected === null ? null : formatCount(peopleAffected),
        amountAffected: amountAffected === null ? null : <Amount value={amountAffected} />,
        cause,
        ...(classifiedAt !== null && {
          criteria: criteria.length === 0 ? null : criteria.map((each) => t(`incidents.criteria.${each}`)).join('; '),
        }),
      }}
    />
  )
}

interface StepProps {
  readonly incident: RecordOf<'incidents'>
  readonly step: IncidentStep
}

function IncidentStepButton({ incident: { id, criteria }, step }: StepProps) {
  const t = useWords()
  const call = useCall()
  return (
    <DialogButton
      dialog={(close) => (
        <FormDialog
          resource="incidents"
          title={t(`incidents.stepTitle.${step}`)}
          about={t(`incidents.stepAbout.${step}`)}
          schema={IncidentStepBody}
          defaultValues={{ step, ...(step === 'classify' && { criteria }) }}
          act={(body: z.input<typeof IncidentStepBody>) =>
            call('POST /v1/resilience/incidents/{id}/steps', { params: { id }, body })
          }
          words={t(`incidents.stepDone.${step}`)}
          affects={['incidents', 'audit']}
          submitLabel={t(`incidents.step.${step}`)}
          onClose={close}
        >
          {step === 'classify' && (
            <CheckboxGroupInput
              source="criteria"
              choices={choicesOf('incidents.criteria', INCIDENT_CRITERIA)}
              row={false}
            />
          )}
          <TextInput source="reason" label={t('incidents.reason')} multiline minRows={3} />
        </FormDialog>
      )}
    >
      {t(`incidents.step.${step}`)}
    </DialogButton>
  )
}
