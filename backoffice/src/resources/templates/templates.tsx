import type { RecordOf } from '../../providers/records.ts'
import { FROM } from '../../ui/list/widths.ts'
import { EnglishWritten } from '../../ui/english-count.tsx'
import { SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { ContentField, DayField } from '../../ui/fields.tsx'
import { Content } from '../../ui/content.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { DataTable, List } from 'react-admin'
import { TemplateBody, TemplatePatch } from '@cauce/contract'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { BothLanguagesInput } from '../../ui/form/both-languages.tsx'
import { defineNamedResource } from '../../ui/form/named-resource.tsx'
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

export const { Create, Edit } = defineNamedResource('templates', {
  named: 'name',
  body: TemplateBody,
  patch: TemplatePatch,
  createTitle: (t) => t('templates.createTitle'),
  deleteConsequence: (t) => t('templates.deleteConsequence'),
  Inputs: () => {
    const t = useWords()
    return (
      <FieldGrid>
        <WideField>
          <BothLanguagesInput source="name" isRequired />
          <BothLanguagesInput
            source="description"
            isRequired
            lines={10}
            helperText={t('backoffice.descriptions.help')}
          />
        </WideField>
      </FieldGrid>
    )
  },
})
