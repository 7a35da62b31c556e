import { DataTable, List } from 'react-admin'
import { SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { DocumentTypeBody, DocumentTypePatch } from '@cauce/contract'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { BothLanguagesInput } from '../../ui/form/inputs.tsx'
import { CreateForm } from '../../ui/form/record-form.tsx'
import { CatalogueEdit, describedColumns } from '../../ui/record/catalogue.tsx'

const filters = [<SearchFilter key="name" source="name" placeholder="common.search" alwaysOn />]

/** /admin/config/document-types/: what a document of a project can be. */
export const DocumentTypesList = () => (
  <List filters={filters} sort={{ field: 'name', order: 'ASC' }}>
    <DataTable>{describedColumns('documentTypes')}</DataTable>
  </List>
)

export const DocumentTypesCreate = () => (
  <CreateForm schema={DocumentTypeBody}>
    <Inputs />
  </CreateForm>
)

export const DocumentTypesEdit = () => (
  <CatalogueEdit schema={DocumentTypePatch}>
    <Inputs />
  </CatalogueEdit>
)

const Inputs = () => (
  <FieldGrid>
    <WideField>
      <BothLanguagesInput source="name" />
      <BothLanguagesInput source="description" minRows={3} />
    </WideField>
  </FieldGrid>
)
