import { useGetList } from 'react-admin'
import { AccountDocumentBody } from '@cauce/contract'
import { DOCUMENT_KINDS } from '@cauce/contract/files.ts'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import { formatDate } from '@cauce/format/dates.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { AccountDocumentRecord, UserRecord } from '../../providers/records.ts'
import { useActor } from '../../ui/actor.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { DocumentLink } from '../../ui/document-link.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { RecordDialog } from '../../ui/form/record-dialog.tsx'
import { SwitchInput } from '../../ui/form/switch-input.tsx'
import { GrowingSection } from '../../ui/growing-section.tsx'
import { RowsTable, type Column } from '../../ui/rows-table.tsx'
import { useWords } from '../../ui/words.ts'

const REQUIRED_FILES = ['file']

/** The documents of a customer: theirs, and those that staff keep about them. */
export function UserDocuments({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const mayEdit = useActor()?.role === 'admin'
  const addLabel = t('backoffice.accountDocuments.add')
  const { data = [], total } = useGetList<AccountDocumentRecord>('accountDocuments', {
    filter: { accountId: user.id },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  return (
    <GrowingSection
      resource="accountDocuments"
      title={t('accountDocuments.title')}
      addLabel={mayEdit ? addLabel : undefined}
      none={t('backoffice.accountDocuments.none')}
      isEmpty={total === 0}
      dialog={(closing) => (
        <RecordDialog
          resource="accountDocuments"
          title={addLabel}
          schema={AccountDocumentBody}
          requiredFiles={REQUIRED_FILES}
          fixedValues={{ accountId: user.id, visible: true }}
          {...closing}
        >
          <FileField source="file" kinds={DOCUMENT_KINDS} label={t('accountDocuments.fields.document')} />
          <SwitchInput source="visible" />
        </RecordDialog>
      )}
    >
      <RowsTable
        label={t('accountDocuments.title')}
        rows={data}
        columns={columnsOf(t)}
        actions={(row) =>
          mayEdit && (
            <DeleteRecordButton
              isRow
              resource="accountDocuments"
              record={row}
              title={t('backoffice.deleteTitle', { name: row.document.name })}
              consequence={t('backoffice.accountDocuments.deleteConsequence')}
              done={t('backoffice.deleted', { name: row.document.name })}
            />
          )
        }
      />
    </GrowingSection>
  )
}

const columnsOf = (t: Translate): Column<AccountDocumentRecord>[] => [
  {
    heading: t('accountDocuments.fields.document'),
    cell: (row) => <DocumentLink file={row.document} resource="accountDocuments" id={row.id} />,
  },
  { heading: t('accountDocuments.fields.ownerName'), cell: (row) => row.ownerName },
  {
    heading: t('accountDocuments.fields.visible'),
    cell: (row) => t(row.visible ? 'backoffice.accountDocuments.visible' : 'backoffice.accountDocuments.hidden'),
  },
  { heading: t('accountDocuments.fields.createdAt'), cell: (row) => formatDate(row.createdAt) },
]
