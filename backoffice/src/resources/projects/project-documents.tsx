import { FROM } from '../../ui/list/widths.ts'
import { ContentField, DayField } from '../../ui/fields.tsx'
import { BooleanInput, DataTable, useCanAccess } from 'react-admin'
import { ProjectDocumentBody, ProjectDocumentPatch } from '@cauce/contract'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import type { ProjectDocumentRecord, ProjectRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { useContentText } from '../../ui/content.tsx'
import { EarlierDocuments } from '../../ui/document/earlier-documents.tsx'
import { DocumentField } from '../../ui/document-link.tsx'
import { EnglishWritten } from '../../ui/english-count.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { BothLanguagesInput } from '../../ui/form/inputs.tsx'
import { NamedInput } from '../../ui/form/reference-inputs.tsx'
import { RecordsTable } from '../../ui/list/records-table.tsx'
import { ChildRecords } from '../../ui/record/child-records.tsx'
import { useWords } from '../../ui/words.ts'

const Col = DataTable.Col<ProjectDocumentRecord>

export function ProjectDocuments({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('projects.editContent', project))
  const textOf = useContentText()
  return (
    <>
      <ChildRecords<ProjectDocumentRecord>
        resource="projectDocuments"
        parent={{ projectId: project.id }}
        sort={{ field: 'createdAt', order: 'ASC' }}
        mayEdit={mayEdit}
        title={t('projectDocuments.title')}
        addLabel={t('backoffice.documents.add')}
        none={t('backoffice.documents.none')}
        nameOf={(row) => textOf(row, 'description')}
        deleteConsequence={t('backoffice.documents.deleteConsequence')}
        schema={ProjectDocumentBody}
        patch={ProjectDocumentPatch}
        affects={['projects', 'earlierDocuments']}
        requiredFiles={{ file: 'required' }}
        defaultValues={{ visible: true }}
        inputs={(isNew) => (
          <>
            {isNew && (
              <>
                <FileField source="file" kinds={ATTACHMENT_KINDS} label={t('projectDocuments.fields.document')} />
                <NamedInput source="documentTypeId" resource="documentTypes" />
              </>
            )}
            <BothLanguagesInput source="description" />
            <BooleanInput source="visible" helperText={t('backoffice.documents.visibleHelp')} />
          </>
        )}
      >
        {(rows, buttonsOf) => (
          <RecordsTable resource="projectDocuments" label={t('projectDocuments.title')} rows={rows}>
            <Col source="description" field={ContentField} />
            <Col source="documentTypeName" field={ContentField} sx={FROM.tablet} />
            <Col source="document" disableSort field={DocumentField} />
            <Col
              source="visible"
              sx={FROM.tablet}
              render={({ visible }) => t(visible ? 'backoffice.documents.everybody' : 'backoffice.documents.staffOnly')}
            />
            <Col
              label="backoffice.english.heading"
              disableSort
              sx={FROM.tablet}
              render={(row) => <EnglishWritten record={row} fields={['description']} />}
            />
            <Col source="createdAt" label="common.date" field={DayField} sx={FROM.desk} />
            <Col label="backoffice.actions" align="right" disableSort render={buttonsOf} />
          </RecordsTable>
        )}
      </ChildRecords>
      <EarlierDocuments of={{ recordId: project.id }} />
    </>
  )
}
