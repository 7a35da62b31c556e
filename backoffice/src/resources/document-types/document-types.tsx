import type { RecordOf } from '../../providers/records.ts'
import { FROM } from '../../ui/list/widths.ts'
import { EnglishWritten } from '../../ui/english-count.tsx'
import { SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { ContentField, DayField } from '../../ui/fields.tsx'
import { Content } from '../../ui/content.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { DataTable, List } from 'react-admin'
import { DocumentTypeBody, DocumentTypePatch } from '@cauce/contract'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { BothLanguagesInput } from '../../ui/form/both-languages.tsx'
import { defineNamedResource } from '../../ui/form/named-resource.tsx'

const Col = DataTable.Col<RecordOf<'documentTypes'>>

const filters = [<SearchFilter key="name" source="name" placeholder="common.search" alwaysOn />]

/** /admin/config/document-types/: what a document of a project can be. */
export const DocumentTypesList = () => (
  <List filters={filters} sort={{ field: 'name', order: 'ASC' }}>
    <DataTable>
      <Col
        source="name"
        render={(record) => (
          <RecordLink resource="documentTypes" type="edit" id={record.id}>
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

export const { Create, Edit } = defineNamedResource('documentTypes', {
  named: 'name',
  body: DocumentTypeBody,
  patch: DocumentTypePatch,
  createTitle: (t) => t('documentTypes.createTitle'),
  deleteConsequence: (t) => t('documentTypes.deleteConsequence'),
  /** Name and description are required (handbook rule 10.10). */
  Inputs: () => (
    <FieldGrid>
      <WideField>
        <BothLanguagesInput source="name" isRequired />
        <BothLanguagesInput source="description" isRequired lines={3} />
      </WideField>
    </FieldGrid>
  ),
})
