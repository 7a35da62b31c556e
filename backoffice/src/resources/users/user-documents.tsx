import { BooleanInput, DataTable, useCanAccess } from 'react-admin'
import { DayField } from '../../ui/fields.tsx'
import { Stack } from '@mui/material'
import { AccountDocumentBody } from '@cauce/contract'
import { DOCUMENT_KINDS } from '@cauce/contract/files.ts'
import type { AccountDocumentRecord, UserRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { DocumentLink } from '../../ui/document-link.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { RecordsTable } from '../../ui/list/records-table.tsx'
import { ChildRecords } from '../../ui/record/child-records.tsx'
import { useWords } from '../../ui/words.ts'
import { IssuedDocuments } from './issued-documents.tsx'

const Col = DataTable.Col<AccountDocumentRecord>

/** The documents of a customer: added ones, and those that the platform has made. */
export const UserDocuments = ({ user }: { readonly user: UserRecord }) => (
  <Stack spacing={4}>
    <AddedDocuments user={user} />
    <IssuedDocuments user={user} />
  </Stack>
)

/** The documents that the customer has added, and those that staff keep about them. */
function AddedDocuments({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('accountDocuments.edit'))
  return (
    <ChildRecords<AccountDocumentRecord>
      resource="accountDocuments"
      parent={{ accountId: user.id }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      mayEdit={mayEdit}
      title={t('accountDocuments.title')}
      addLabel={t('backoffice.accountDocuments.add')}
      none={t('backoffice.accountDocuments.none')}
      nameOf={({ document }) => document.name}
      deleteConsequence={t('backoffice.accountDocuments.deleteConsequence')}
      schema={AccountDocumentBody}
      requiredFiles={{ file: 'required' }}
      defaultValues={{ visible: true }}
      inputs={() => (
        <>
          <FileField source="file" kinds={DOCUMENT_KINDS} label={t('accountDocuments.fields.document')} />
          <BooleanInput source="visible" />
        </>
      )}
    >
      {(rows, buttonsOf) => (
        <RecordsTable resource="accountDocuments" label={t('accountDocuments.title')} rows={rows}>
          <Col
            source="document"
            disableSort
            render={({ document, id }) => <DocumentLink file={document} resource="accountDocuments" id={id} />}
          />
          <Col source="ownerName" />
          <Col
            source="visible"
            render={({ visible }) =>
              t(visible ? 'backoffice.accountDocuments.visible' : 'backoffice.accountDocuments.hidden')
            }
          />
          <Col source="createdAt" field={DayField} />
          <Col label="backoffice.actions" align="right" disableSort render={buttonsOf} />
        </RecordsTable>
      )}
    </ChildRecords>
  )
}
