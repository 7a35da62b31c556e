import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { ProjectDocumentBody } from '@cauce/contract'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import { formatDate } from '@cauce/format/dates.ts'
import type { ProjectDocumentRecord, ProjectRecord } from '../../providers/records.ts'
import { useMay } from '../../ui/actor.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { DocumentLink } from '../../ui/document-link.tsx'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { RecordDialog } from '../../ui/form/record-dialog.tsx'
import { SwitchInput } from '../../ui/form/switch-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { DocumentTypeInput } from '../document-types/document-type-input.tsx'

const REQUIRED_FILES = ['file']

/** The documents of a project, with who may see them. */
export function ProjectDocuments({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const queries = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const mayEdit = useMay('projects.editContent', project)
  const { data, total } = useGetList<ProjectDocumentRecord>('projectDocuments', {
    filter: { projectId: project.id },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  return (
    <Section
      title={t('projectDocuments.title')}
      actions={
        mayEdit && (
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {t('backoffice.documents.add')}
          </Button>
        )
      }
    >
      {total === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('backoffice.documents.none')}</Typography>}
      {data && data.length > 0 && (
        <ScrollTable label={t('projectDocuments.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('projectDocuments.fields.description')}</TableCell>
              <TableCell>{t('projectDocuments.fields.documentTypeName')}</TableCell>
              <TableCell>{t('projectDocuments.fields.document')}</TableCell>
              <TableCell>{t('projectDocuments.fields.visible')}</TableCell>
              <TableCell>{t('common.date')}</TableCell>
              <TableCell aria-label={t('backoffice.actions')} />
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((row) => (
              <TableRow key={row.id} hover>
                <TableCell>{row.description}</TableCell>
                <TableCell>{row.documentTypeName}</TableCell>
                <TableCell>
                  <DocumentLink file={row.document} resource="projectDocuments" id={row.id} />
                </TableCell>
                <TableCell>
                  {t(row.visible ? 'backoffice.documents.everybody' : 'backoffice.documents.staffOnly')}
                </TableCell>
                <TableCell>{formatDate(row.createdAt)}</TableCell>
                <TableCell align="right">
                  {mayEdit && (
                    <DeleteRecordButton
                      isRow
                      resource="projectDocuments"
                      record={row}
                      title={t('backoffice.deleteTitle', { name: row.description })}
                      consequence={t('backoffice.documents.deleteConsequence')}
                      done={t('backoffice.deleted', { name: row.description })}
                    />
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </ScrollTable>
      )}
      {isAdding && (
        <RecordDialog
          resource="projectDocuments"
          title={t('backoffice.documents.add')}
          schema={ProjectDocumentBody}
          requiredFiles={REQUIRED_FILES}
          fixedValues={{ projectId: project.id, visible: true }}
          onDone={() => {
            setAdding(false)
            void queries.invalidateQueries({ queryKey: ['projectDocuments'] })
          }}
          onClose={() => setAdding(false)}
        >
          <FileField source="file" kinds={ATTACHMENT_KINDS} label={t('projectDocuments.fields.document')} />
          <DocumentTypeInput source="documentTypeId" />
          <TextInput source="description" isRequired />
          <SwitchInput source="visible" helperText={t('backoffice.documents.visibleHelp')} />
        </RecordDialog>
      )}
    </Section>
  )
}
