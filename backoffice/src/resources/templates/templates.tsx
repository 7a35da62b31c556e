import { DataTable, List, Create, Edit, useParams } from 'react-admin'
import type { RecordOf } from '../../providers/records.ts'
import { FROM } from '../../ui/list/widths.ts'
import { EnglishWritten } from '../../ui/english-count.tsx'
import { SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { ContentField, DayField } from '../../ui/fields.tsx'
import { Content } from '../../ui/content.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { TemplateBody, TemplatePatch } from '@cauce/contract'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { BothLanguagesInput } from '../../ui/form/both-languages.tsx'
import { RecordForm } from '../../ui/form/record-form.tsx'
import { WithHistory } from '../../ui/audit/record-history.tsx'
import { CatalogueHeading } from '../../ui/record/catalogue-heading.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'

const Col = DataTable.Col<RecordOf<'templates'>>

const filters = [<SearchFilter key="name" source="name" placeholder="common.search" alwaysOn />]

/** /admin/config/template-description-project/: texts to begin the description of a project with. */
export const TemplatesList = () => (
  <List filters={filters} sort={{ field: 'name', order: 'ASC' }}>
    <DataTable>
      <Col
        source="name"
        render={(record) => (
          <RecordLink resource="templates" type="edit" id={record.id}>
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

export const TemplatesCreate = () => (
  <Create redirect="list" actions={<PageHeading title={useWords()('templates.createTitle')} />}>
    <RecordForm schema={TemplateBody} cancelTo="list">
      <Inputs />
    </RecordForm>
  </Create>
)

export function TemplatesEdit() {
  const { id = '' } = useParams<{ id: string }>()
  return (
    <WithHistory filter={{ recordId: id }}>
      <Edit redirect="list" actions={<EditHeading />}>
        <RecordForm schema={TemplatePatch} cancelTo="list">
          <Inputs />
        </RecordForm>
      </Edit>
    </WithHistory>
  )
}

function EditHeading() {
  const t = useWords()
  return <CatalogueHeading named="name" one={t('templates.one')} deleteConsequence={t('templates.deleteConsequence')} />
}

const Inputs = () => (
  <FieldGrid>
    <WideField>
      <BothLanguagesInput source="name" />
      <BothLanguagesInput source="description" minRows={10} helperText="backoffice.descriptions.help" />
    </WideField>
  </FieldGrid>
)
