import { TemplateBody, TemplatePatch } from '@cauce/contract'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { BothLanguagesInput } from '../../ui/form/both-languages.tsx'
import { defineNamedResource } from '../../ui/form/named-resource.tsx'
import { englishColumn } from '../../ui/english-count.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { useWords } from '../../ui/words.ts'

const column = columnsOf('templates')

/** /admin/config/template-description-project/: texts to begin the description of a project with. */
export const { List, Create, Edit } = defineNamedResource('templates', {
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
