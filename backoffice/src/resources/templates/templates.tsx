import { DataTable, List } from 'react-admin'
import { SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { TemplateBody, TemplatePatch } from '@cauce/contract'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { BothLanguagesInput } from '../../ui/form/inputs.tsx'
import { CreateForm } from '../../ui/form/record-form.tsx'
import { CatalogueEdit, describedColumns } from '../../ui/record/catalogue.tsx'

const filters = [<SearchFilter key="name" source="name" placeholder="common.search" alwaysOn />]

/** /admin/config/template-description-project/: texts to begin the description of a project with. */
export const TemplatesList = () => (
  <List filters={filters} sort={{ field: 'name', order: 'ASC' }}>
    <DataTable>{describedColumns('templates')}</DataTable>
  </List>
)

export const TemplatesCreate = () => (
  <CreateForm schema={TemplateBody}>
    <Inputs />
  </CreateForm>
)

export const TemplatesEdit = () => (
  <CatalogueEdit schema={TemplatePatch}>
    <Inputs />
  </CatalogueEdit>
)

const Inputs = () => (
  <FieldGrid>
    <WideField>
      <BothLanguagesInput source="name" />
      <BothLanguagesInput source="description" minRows={10} helperText="backoffice.descriptions.help" />
    </WideField>
  </FieldGrid>
)
