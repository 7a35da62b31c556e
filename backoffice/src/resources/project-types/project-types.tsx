import { DataTable, List, BooleanInput } from 'react-admin'
import type { RecordOf } from '../../providers/records.ts'
import { FROM } from '../../ui/list/widths.ts'
import { SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { ProjectTypeBody, ProjectTypePatch } from '@cauce/contract'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { PictureField } from '../../ui/form/file-field.tsx'
import { BothLanguagesInput } from '../../ui/form/inputs.tsx'
import { CreateForm } from '../../ui/form/record-form.tsx'
import { CatalogueEdit, describedColumns } from '../../ui/record/catalogue.tsx'
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
      {describedColumns('projectTypes')}
    </DataTable>
  </List>
)

export const ProjectTypesCreate = () => (
  <CreateForm schema={ProjectTypeBody} requiredFiles={{ image: 'required' }}>
    <Inputs />
  </CreateForm>
)

export const ProjectTypesEdit = () => (
  <CatalogueEdit schema={ProjectTypePatch}>
    <Inputs />
  </CatalogueEdit>
)

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
