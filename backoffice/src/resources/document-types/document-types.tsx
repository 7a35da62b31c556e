import { DocumentTypeBody, DocumentTypePatch } from '@cauce/contract'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { BothLanguagesInput } from '../../ui/form/both-languages.tsx'
import { defineNamedResource } from '../../ui/form/named-resource.tsx'
import { englishColumn } from '../../ui/english-count.tsx'
import { columnsOf } from '../../ui/list/column.tsx'

const column = columnsOf('documentTypes')

/** /admin/config/document-types/: what a document of a project can be. */
export const { List, Create, Edit } = defineNamedResource('documentTypes', {
  list: {
    sort: { field: 'name', order: 'ASC' },
    search: { source: 'name' },
    columns: [
      column.contentLink('name', 'edit', { isSortable: true }),
      column.content('description', { share: 4, from: 'tablet' }),
      englishColumn(['name', 'description']),
      column.date('updatedAt', { isSortable: true }),
    ],
  },
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
