import { ProjectTypeBody, ProjectTypePatch } from '@cauce/contract'
import { SwitchInput } from '../../ui/form/inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { PictureField } from '../../ui/form/file-field.tsx'
import { BothLanguagesInput } from '../../ui/form/both-languages.tsx'
import { defineNamedResource } from '../../ui/form/named-resource.tsx'
import { englishColumn } from '../../ui/english-count.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useWords } from '../../ui/words.ts'

const column = columnsOf('projectTypes')

/** /admin/config/project-types/: what kind of investment a project is. */
export const { List, Create, Edit } = defineNamedResource('projectTypes', {
  list: {
    sort: { field: 'name', order: 'ASC' },
    search: { source: 'name' },
    columns: [
      column.of('image', () => null, {
        isOnScreenOnly: true,
        from: 'tablet',
        cell: ({ image }) => image && <Picture picture={image} width={96} isDecoration />,
      }),
      column.contentLink('name', 'edit', { isSortable: true }),
      column.content('description', { share: 4, from: 'tablet' }),
      englishColumn(['name', 'description']),
      column.date('updatedAt', { isSortable: true }),
    ],
  },
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
