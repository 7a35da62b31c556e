import type { RecordOf } from '../../providers/records.ts'
import { FROM } from '../../ui/list/widths.ts'
import { EnglishWritten } from '../../ui/english-count.tsx'
import { SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { ContentField, DayField } from '../../ui/fields.tsx'
import { Content } from '../../ui/content.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { DataTable, List } from 'react-admin'
import { ProjectTypeBody, ProjectTypePatch } from '@cauce/contract'
import { SwitchInput } from '../../ui/form/inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { PictureField } from '../../ui/form/file-field.tsx'
import { BothLanguagesInput } from '../../ui/form/both-languages.tsx'
import { defineNamedResource } from '../../ui/form/named-resource.tsx'
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

export const { Create, Edit } = defineNamedResource('projectTypes', {
  named: 'name',
  body: ProjectTypeBody,
  patch: ProjectTypePatch,
  requiredFiles: { image: 'required' },
  createTitle: (t) => t('backoffice.projectTypes.createTitle'),
  deleteConsequence: (t) => t('backoffice.projectTypes.deleteConsequence'),
  /** Name, description and image are required (handbook rule 6.28). */
  Inputs: () => {
    const t = useWords()
    return (
      <FieldGrid>
        <WideField>
          <BothLanguagesInput source="name" isRequired />
          <BothLanguagesInput source="description" isRequired lines={3} />
        </WideField>
        <SwitchInput source="isLoan" helperText={t('projectTypes.isLoanHelp')} />
        <PictureField
          source="image"
          width={240}
          label={(hasPicture) => t(hasPicture ? 'backoffice.otherPicture' : 'projectTypes.fields.image')}
        />
      </FieldGrid>
    )
  },
})
