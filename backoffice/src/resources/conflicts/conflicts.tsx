import { NoRows } from '../../ui/list/list-defaults.tsx'
import { DataTable, List, NullableBooleanInput, Edit, useParams, useRecordContext } from 'react-admin'
import {
  CONFLICT_STATES,
  CONFLICT_TIES,
  INSIDER_KINDS,
  ConflictForm,
  actionsFrom,
  conflictLifecycle,
  CONFLICT_STEPS,
  type ConflictStep,
} from '@cauce/contract'
import type { RecordOf } from '../../providers/records.ts'
import { ContentField, DayField, MomentField, WordField } from '../../ui/fields.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { choicesOf, SelectInput, TextInput, BothLanguagesInput } from '../../ui/form/inputs.tsx'
import { ListActions } from '../../ui/list/list-actions.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { badgeOf } from '../../ui/states.tsx'
import { CreateForm, RecordForm } from '../../ui/form/record-form.tsx'
import { formatDate } from '@cauce/format/dates.ts'
import { HistoryButton, WithHistory } from '../../ui/audit/record-history.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import { EditFailure } from '../../ui/failure.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { useCall } from '../../providers/call.ts'
import { ConfirmButton } from '../../ui/confirm-dialog.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { ProjectInput } from '../../ui/form/reference-inputs.tsx'

const Col = DataTable.Col<RecordOf<'conflicts'>>

const filters = [
  <SelectInput key="state" source="state" choices={choicesOf('conflicts.state', CONFLICT_STATES)} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={choicesOf('conflicts.kind', INSIDER_KINDS)} />,
  <SelectInput key="tie" source="tie" choices={choicesOf('conflicts.tie', CONFLICT_TIES)} />,
  <NullableBooleanInput key="isReviewDue" source="isReviewDue" label="conflicts.reviewDue" />,
]

const ConflictBadge = badgeOf('conflicts.state', { active: 'blue', ended: 'grey' })

/** /admin/conflicts/: the register of conflicts of interest (handbook rule 26.7). */
export const ConflictsList = () => (
  <List
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    actions={<ListActions createLabel="conflicts.createTitle" />}
  >
    <DataTable
      empty={<NoRows words="conflicts.none" />}
      hiddenColumns={['endedOn', 'reviewedOn', 'taxNumber', 'nature', 'measure', 'createdAt', 'updatedAt']}
    >
      <Col
        source="personName"
        render={({ id, personName }) => <RecordLink resource="conflicts" type="edit" id={id} name={personName} />}
      />
      <Col source="kind" field={WordField} sx={FROM.tablet} />
      <Col source="tie" field={WordField} sx={FROM.desk} />
      <Col source="projectName" sx={FROM.tablet} />
      <Col source="state" render={({ state }) => <ConflictBadge state={state} />} />
      <Col source="reviewDueOn" field={DayField} />
      <Col source="since" field={DayField} sx={FROM.desk} />
      <Col source="endedOn" field={DayField} />
      <Col source="reviewedOn" field={DayField} />
      <Col source="taxNumber" />
      <Col source="nature" field={ContentField} />
      <Col source="measure" field={ContentField} />
      <Col source="createdAt" field={MomentField} />
      <Col source="updatedAt" field={MomentField} />
    </DataTable>
  </List>
)

/** /admin/conflicts/new: enters a conflict of interest. */
export const ConflictsCreate = () => (
  <CreateForm schema={ConflictForm} saveLabel="conflicts.createTitle">
    <ConflictInputs />
  </CreateForm>
)

type Conflict = RecordOf<'conflicts'>

/** /admin/conflicts/edit/{id}: an entry of the register, with its yearly review, its end and its history. */
export function ConflictsEdit() {
  const { id = '' } = useParams<{ id: string }>()
  return (
    <WithHistory filter={{ recordId: id }}>
      <Edit redirect="list" actions={<Heading />}>
        <RecordForm schema={ConflictForm}>
          <ConflictInputs />
        </RecordForm>
      </Edit>
    </WithHistory>
  )
}

function Heading() {
  const t = useWords()
  const record = useRecordContext<Conflict>()
  if (!record)
    return (
      <>
        <PageHeading title={t('conflicts.one')} />
        <EditFailure />
      </>
    )
  const { personName, reviewedOn, reviewDueOn, endedOn } = record
  const allowed = actionsFrom(conflictLifecycle, record.state)
  return (
    <>
      <PageHeading title={personName} aside={<ConflictBadge state={record.state} />}>
        <HistoryButton />
        {CONFLICT_STEPS.filter((step) => allowed.includes(step)).map((step) => (
          <StepButton key={step} record={record} step={step} />
        ))}
      </PageHeading>
      <Figures>
        <Figure label={t('conflicts.fields.reviewedOn')} value={formatDate(reviewedOn)} />
        {reviewDueOn && <Figure label={t('conflicts.fields.reviewDueOn')} value={formatDate(reviewDueOn)} />}
        {endedOn && <Figure label={t('conflicts.fields.endedOn')} value={formatDate(endedOn)} />}
      </Figures>
    </>
  )
}

/** The longest reason of the contract. */
const LONGEST_REASON = 500

interface Props {
  readonly record: RecordOf<'conflicts'>
  readonly step: ConflictStep
}

export function StepButton({ record: { id }, step }: Props) {
  const t = useWords()
  const call = useCall()
  return (
    <ConfirmButton
      label={t(`conflicts.step.${step}`)}
      title={t(`conflicts.stepTitle.${step}`)}
      consequence={t(`conflicts.stepAbout.${step}`)}
      isDangerous={step === 'end'}
      reason={{ label: t(`conflicts.stepReason.${step}`), maximum: LONGEST_REASON }}
      act={(reason: string) =>
        call('POST /v1/project/conflicts/{id}/steps', { params: { id }, body: { step, reason } })
      }
      words={t(`conflicts.stepDone.${step}`)}
      affects={['conflicts', 'audit']}
    />
  )
}

/** The fields of a conflict. What anybody will read says so. */
function ConflictInputs() {
  const t = useWords()
  return (
    <FieldGrid>
      <SelectInput source="kind" choices={choicesOf('conflicts.kind', INSIDER_KINDS)} />
      <SelectInput source="tie" choices={choicesOf('conflicts.tie', CONFLICT_TIES)} />
      <TextInput source="personName" helperText={t('conflicts.nameHelp')} />
      <TextInput source="taxNumber" helperText={t('conflicts.taxNumberHelp')} />
      <ProjectInput source="projectId" />
      <DayInput source="since" />
      <WideField>
        <BothLanguagesInput source="nature" minRows={3} helperText={t('conflicts.publicHelp')} />
      </WideField>
      <WideField>
        <BothLanguagesInput source="measure" minRows={3} helperText={t('conflicts.publicHelp')} />
      </WideField>
    </FieldGrid>
  )
}
