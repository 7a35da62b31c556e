import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { DataTable, List, SelectInput as FilterInput, useCanAccess } from 'react-admin'
import {
  DUTY_RECORD_KINDS,
  DUTY_RECORDS,
  DUTY_RESULTS,
  DutyRecordBody,
  PLAN_TESTS,
  type DutyRecordKind,
} from '@cauce/contract'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import type { RecordOf } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { DocumentField } from '../../ui/document-link.tsx'
import { MomentField, WordField } from '../../ui/fields.tsx'
import { useSearchParams } from 'react-router-dom'
import { MomentInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { CreateForm } from '../../ui/form/record-form.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { ListActions } from '../../ui/list/list-actions.tsx'
import { NoRows, OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { RecordsTable } from '../../ui/list/records-table.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { ChildRecords } from '../../ui/record/child-records.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

type DutyRecord = RecordOf<'dutyRecords'>

const Col = DataTable.Col<DutyRecord>

const filters = [
  <FilterInput key="kind" source="kind" choices={choicesOf('dutyRecords.kind', DUTY_RECORD_KINDS)} alwaysOn />,
]

/** /admin/duty-records/: what was sent and done, with its evidence (handbook rule 26.14). */
export const DutyRecordsList = () => (
  <List
    filters={filters}
    sort={{ field: 'doneAt', order: 'DESC' }}
    actions={<ListActions createLabel="dutyRecords.createTitle" />}
  >
    <DataTable
      {...OPENS_DETAILS}
      empty={<NoRows words="dutyRecords.none" />}
      hiddenColumns={['dueAt', 'notes', 'createdAt']}
    >
      <Col source="kind" field={WordField} />
      <Col source="subject" disableSort render={(row) => <Subject row={row} />} sx={FROM.tablet} />
      {columns}
      <Col source="dueAt" field={MomentField} />
      <Col source="recordedByName" disableSort sx={FROM.desk} />
      <Col source="notes" />
      <Col source="createdAt" field={MomentField} />
    </DataTable>
  </List>
)

/** /admin/duty-records/new?kind=continuityTest: records a test of a plan. */
export function DutyRecordsCreate() {
  const [query] = useSearchParams()
  const kind = PLAN_TESTS.find((each) => each === query.get('kind')) ?? PLAN_TESTS[0]
  return (
    <CreateForm
      schema={DutyRecordBody}
      saveLabel="dutyRecords.createTitle"
      requiredFiles={{ document: 'required' }}
      defaultValues={{ kind }}
    >
      <FieldGrid>
        <WideField>
          <DutyRecordInputs kinds={PLAN_TESTS} />
        </WideField>
      </FieldGrid>
    </CreateForm>
  )
}

const columns = [
  <Col key="doneAt" source="doneAt" field={MomentField} />,
  <Col
    key="isLate"
    source="isLate"
    disableSort
    render={({ isLate }) => <LateBadge isLate={isLate} />}
    sx={FROM.tablet}
  />,
  <Col key="reference" source="reference" sx={FROM.tablet} />,
  <Col key="result" source="result" field={WordField} sx={FROM.tablet} />,
  <Col key="document" source="document" disableSort field={DocumentField} />,
]

function Subject({ row: { incidentId, providerId, subject } }: { readonly row: DutyRecord }) {
  if (incidentId) return <RecordLink resource="incidents" id={incidentId} name={subject} />
  return providerId && <RecordLink resource="providers" id={providerId} name={subject} />
}

export function LateBadge({ isLate }: Pick<DutyRecord, 'isLate'>) {
  const t = useWords()
  return isLate && <StateBadge tone="clay" label={t('dutyRecords.fields.isLate')} />
}

interface Props {
  readonly parent: { readonly incidentId: string } | { readonly providerId: string }
  readonly kinds: readonly DutyRecordKind[]
  readonly title: string
  readonly addLabel: string
  readonly none: string
}

export function DutyRecordsOf({ kinds, ...section }: Props) {
  const t = useWords()
  const { canAccess: mayRecord } = useCanAccess(accessTo('dutyRecords.create'))
  return (
    <ChildRecords<DutyRecord>
      {...section}
      resource="dutyRecords"
      sort={{ field: 'doneAt', order: 'ASC' }}
      mayEdit={mayRecord && kinds.length > 0}
      nameOf={({ kind }) => t(`dutyRecords.kind.${kind}`)}
      schema={DutyRecordBody}
      requiredFiles={{ document: 'required' }}
      defaultValues={{ kind: kinds[0] }}
      affects={['incidents', 'providers', 'audit']}
      inputs={() => <DutyRecordInputs kinds={kinds} />}
    >
      {(rows) => (
        <RecordsTable resource="dutyRecords" label={section.title} rows={rows}>
          <Col source="kind" field={WordField} />
          {columns}
        </RecordsTable>
      )}
    </ChildRecords>
  )
}

function DutyRecordInputs({ kinds }: Pick<Props, 'kinds'>) {
  const t = useWords()
  const { setValue } = useFormContext()
  const kind = useWatch({ name: 'kind' }) as DutyRecordKind
  const { needs } = DUTY_RECORDS[kind]
  useEffect(() => {
    if (needs !== 'result') setValue('result', null)
  }, [needs, setValue])
  return (
    <>
      <SelectInput source="kind" choices={choicesOf('dutyRecords.kind', kinds)} />
      <MomentInput source="doneAt" />
      {needs === 'reference' && <TextInput source="reference" isRequired helperText={t('dutyRecords.referenceHelp')} />}
      {needs === 'result' && (
        <SelectInput source="result" isRequired choices={choicesOf('dutyRecords.result', DUTY_RESULTS)} />
      )}
      <TextInput source="notes" multiline minRows={2} />
      <FileField source="document" kinds={ATTACHMENT_KINDS} label={t('dutyRecords.fields.document')} />
    </>
  )
}
