import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { AccountDocumentBody } from '@cauce/contract'
import { DOCUMENT_KINDS } from '@cauce/contract/files.ts'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import { formatDate } from '@cauce/format/dates.ts'
import type { AccountDocumentRecord, UserRecord } from '../../providers/records.ts'
import { useActor } from '../../ui/actor.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { DocumentLink } from '../../ui/document-link.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { RecordDialog } from '../../ui/form/record-dialog.tsx'
import { SwitchInput } from '../../ui/form/switch-input.tsx'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'

const REQUIRED_FILES = ['file']

/** The documents of a customer: theirs, and those that staff keep about them. */
export function UserDocuments({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const queries = useQueryClient()
  const mayEdit = useActor()?.role === 'admin'
  const [isAdding, setAdding] = useState(false)
  const { data, total } = useGetList<AccountDocumentRecord>('accountDocuments', {
    filter: { accountId: user.id },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  return (
    <Section
      title={t('accountDocuments.title')}
      actions={
        mayEdit && (
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {t('backoffice.accountDocuments.add')}
          </Button>
        )
      }
    >
      {total === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('backoffice.accountDocuments.none')}</Typography>}
      {data && data.length > 0 && (
        <ScrollTable label={t('accountDocuments.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('accountDocuments.fields.document')}</TableCell>
              <TableCell>{t('accountDocuments.fields.ownerName')}</TableCell>
              <TableCell>{t('accountDocuments.fields.visible')}</TableCell>
              <TableCell>{t('accountDocuments.fields.createdAt')}</TableCell>
              <TableCell aria-label={t('backoffice.actions')} />
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((row) => (
              <TableRow key={row.id} hover>
                <TableCell>
                  <DocumentLink file={row.document} resource="accountDocuments" id={row.id} />
                </TableCell>
                <TableCell>{row.ownerName}</TableCell>
                <TableCell>
                  {t(row.visible ? 'backoffice.accountDocuments.visible' : 'backoffice.accountDocuments.hidden')}
                </TableCell>
                <TableCell>{formatDate(row.createdAt)}</TableCell>
                <TableCell align="right">
                  {mayEdit && (
                    <DeleteRecordButton
                      isRow
                      resource="accountDocuments"
                      record={row}
                      title={t('backoffice.deleteTitle', { name: row.document.name })}
                      consequence={t('backoffice.accountDocuments.deleteConsequence')}
                      done={t('backoffice.deleted', { name: row.document.name })}
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
          resource="accountDocuments"
          title={t('backoffice.accountDocuments.add')}
          schema={AccountDocumentBody}
          requiredFiles={REQUIRED_FILES}
          fixedValues={{ accountId: user.id, visible: true }}
          onDone={() => {
            setAdding(false)
            void queries.invalidateQueries({ queryKey: ['accountDocuments'] })
          }}
          onClose={() => setAdding(false)}
        >
          <FileField source="file" kinds={DOCUMENT_KINDS} label={t('accountDocuments.fields.document')} />
          <SwitchInput source="visible" />
        </RecordDialog>
      )}
    </Section>
  )
}
