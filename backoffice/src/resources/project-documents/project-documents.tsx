import { useGetList } from 'react-admin'
import { ProjectDocumentBody } from '@cauce/contract'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import { formatDate } from '@cauce/format/dates.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { ProjectDocumentRecord, ProjectRecord } from '../../providers/records.ts'
import { useMay } from '../../ui/actor.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { DocumentLink } from '../../ui/document-link.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { RecordDialog } from '../../ui/form/record-dialog.tsx'
import { SwitchInput } from '../../ui/form/switch-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { GrowingSection } from '../../ui/growing-section.tsx'
import { RowsTable, type Column } from '../../ui/rows-table.tsx'
import { useWords } from '../../ui/words.ts'
import { DocumentTypeInput } from '../document-types/document-type-input.tsx'

const REQUIRED_FILES = ['file']

/** The documents of a project, with who may see them. */
export function ProjectDocuments({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const mayEdit = useMay('projects.editContent', project)
  const addLabel = t('backoffice.documents.add')
  const { data = [], total } = useGetList<ProjectDocumentRecord>('projectDocuments', {
    filter: { projectId: project.id },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  return (
    <GrowingSection
      resource="projectDocuments"
      title={t('projectDocuments.title')}
      addLabel={mayEdit ? addLabel : undefined}
      none={t('backoffice.documents.none')}
      isEmpty={total === 0}
      dialog={(closing) => (
        <RecordDialog
          resource="projectDocuments"
          title={addLabel}
          schema={ProjectDocumentBody}
          requiredFiles={REQUIRED_FILES}
          fixedValues={{ projectId: project.id, visible: true }}
          {...closing}
        >
          <FileField source="file" kinds={ATTACHMENT_KINDS} label={t('projectDocuments.fields.document')} />
          <DocumentTypeInput source="documentTypeId" />
          <TextInput source="description" isRequired />
          <SwitchInput source="visible" helperText={t('backoffice.documents.visibleHelp')} />
        </RecordDialog>
      )}
    >
      <RowsTable
        label={t('projectDocuments.title')}
        rows={data}
        columns={columnsOf(t)}
        actions={(row) =>
          mayEdit && (
            <DeleteRecordButton
              isRow
              resource="projectDocuments"
              record={row}
              title={t('backoffice.deleteTitle', { name: row.description })}
              consequence={t('backoffice.documents.deleteConsequence')}
              done={t('backoffice.deleted', { name: row.description })}
            />
          )
        }
      />
    </GrowingSection>
  )
}

const columnsOf = (t: Translate): Column<ProjectDocumentRecord>[] => [
  { heading: t('projectDocuments.fields.description'), cell: (row) => row.description },
  { heading: t('projectDocuments.fields.documentTypeName'), cell: (row) => row.documentTypeName },
  {
    heading: t('projectDocuments.fields.document'),
    cell: (row) => <DocumentLink file={row.document} resource="projectDocuments" id={row.id} />,
  },
  {
    heading: t('projectDocuments.fields.visible'),
    cell: (row) => t(row.visible ? 'backoffice.documents.everybody' : 'backoffice.documents.staffOnly'),
  },
  { heading: t('common.date'), cell: (row) => formatDate(row.createdAt) },
]
