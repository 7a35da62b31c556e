import { TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import { formatDate } from '@cauce/format/dates.ts'
import type { ProjectDocumentRecord, ProjectRecord } from '../../providers/records.ts'
import { useMay } from '../../ui/actor.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { DocumentLink } from '../../ui/document-link.tsx'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'

/** The documents of a project, with who may see them. */
export function ProjectDocuments({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const mayEdit = useMay('projects.editContent', project)
  const { data, total } = useGetList<ProjectDocumentRecord>('projectDocuments', {
    filter: { projectId: project.id },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  return (
    <Section title={t('projectDocuments.title')}>
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
    </Section>
  )
}
