import { DataTable, List, BooleanInput, Create, Edit, useParams } from 'react-admin'
import type { RecordOf } from '../../providers/records.ts'
import { FROM } from '../../ui/list/widths.ts'
import { EnglishWritten } from '../../ui/english-count.tsx'
import { SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { ContentField, DayField } from '../../ui/fields.tsx'
import { Content } from '../../ui/content.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { ProjectTypeBody, ProjectTypePatch } from '@cauce/contract'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { PictureField } from '../../ui/form/file-field.tsx'
import { BothLanguagesInput } from '../../ui/form/both-languages.tsx'
import { RecordForm } from '../../ui/form/record-form.tsx'
import { WithHistory } from '../../ui/audit/record-history.tsx'
import { CatalogueHeading } from '../../ui/record/catalogue-heading.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useWords } from '../../ui/words.ts'

const Col = DataTable.Col<RecordOf<'projectTypes'>>

const filters = [<SearchFilter key="name" source="name" placeholder="common.search" alwaysOn />]

/** /admin/config/project-types/: what kind of investment a project is. */
export const ProjectTypesList = () => (
  <List filters={filters} sort={{ field: 'name', order: 'ASC' }}>
    <DataTable>
      <Col
        source="image"
        disableSort
        sx={FROM.tablet}
        render={({ image }) => image && <Picture picture={image} width={96} isDecoration />}
      />
      <Col
        source="name"
        render={(record) => (
          <RecordLink resource="projectTypes" type="edit" id={record.id}>
            <Content record={record} field="name" />
          </RecordLink>
        )}
      />
      <Col source="description" field={ContentField} sx={FROM.tablet} />
      <Col
        label="backoffice.english.heading"
        disableSort
        sx={FROM.tablet}
        render={(record) => <EnglishWritten record={record} fields={['name', 'description']} />}
      />
      <Col source="updatedAt" field={DayField} />
    </DataTable>
  </List>
)

export const ProjectTypesCreate = () => (
  <Create redirect="list" actions={<PageHeading title={useWords()('backoffice.projectTypes.createTitle')} />}>
    <RecordForm schema={ProjectTypeBody} requiredFiles={{ image: 'required' }} cancelTo="list">
      <Inputs />
    </RecordForm>
  </Create>
)

export function ProjectTypesEdit() {
  const { id = '' } = useParams<{ id: string }>()
  return (
    <WithHistory filter={{ recordId: id }}>
      <Edit redirect="list" actions={<EditHeading />}>
        <RecordForm schema={ProjectTypePatch} cancelTo="list">
          <Inputs />
        </RecordForm>
      </Edit>
    </WithHistory>
  )
}

function EditHeading() {
  const t = useWords()
  return (
    <CatalogueHeading
      named="name"
      one={t('projectTypes.one')}
      deleteConsequence={t('backoffice.projectTypes.deleteConsequence')}
    />
  )
}

function Inputs() {
  const t = useWords()
  return (
    <FieldGrid>
      <WideField>
        <BothLanguagesInput source="name" />
        <BothLanguagesInput source="description" minRows={3} />
      </WideField>
      <BooleanInput source="isLoan" helperText={t('projectTypes.isLoanHelp')} />
      <PictureField
        source="image"
        width={240}
        label={(hasPicture) => t(hasPicture ? 'backoffice.otherPicture' : 'projectTypes.fields.image')}
      />
    </FieldGrid>
  )
}
