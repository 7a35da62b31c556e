import { BooleanInput, DataTable, useCanAccess } from 'react-admin'
import { DayField, WordField } from '../../ui/fields.tsx'
import { Stack } from '@mui/material'
import { AccountDocumentBody } from '@cauce/contract'
import { DOCUMENT_KINDS } from '@cauce/contract/files.ts'
import type { AccountDocumentRecord, UserRecord, IssuedDocumentRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { DocumentField, DocumentLink } from '../../ui/document-link.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { RecordsTable } from '../../ui/list/records-table.tsx'
import { ChildRecords } from '../../ui/record/child-records.tsx'
import { useRecords, useCall } from '../../providers/call.ts'
import { useWords } from '../../ui/words.ts'
import { formatDate } from '@cauce/format'
import { ConfirmButton } from '../../ui/confirm-dialog.tsx'
import { InsteadOfRows } from '../../ui/failure.tsx'
import { Section } from '../../ui/section.tsx'

const Col = DataTable.Col<AccountDocumentRecord>

export const UserDocuments = ({ user }: { readonly user: UserRecord }) => (
  <Stack spacing={4}>
    <AddedDocuments user={user} />
    <IssuedDocuments user={user} />
  </Stack>
)

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
          <Col source="document" disableSort field={DocumentField} />
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

const IssuedCol = DataTable.Col<IssuedDocumentRecord>
const subjectOf = ({ projectName, periodStart, periodEnd, year }: IssuedDocumentRecord) =>
  projectName ?? (periodStart ? `${formatDate(periodStart)} – ${formatDate(periodEnd)}` : String(year))

/** What the platform has made for a customer. Staff open it, which stays on record; nobody changes it. */
function IssuedDocuments({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const { data, error, refetch } = useRecords('issuedDocuments', { userId: user.id }, '-createdAt')
  return (
    <Section title={t('issuedDocuments.title')}>
      <InsteadOfRows rows={data} error={error} onRetry={refetch} none={t('issuedDocuments.none')} />
      {data && data.length > 0 && (
        <RecordsTable resource="issuedDocuments" label={t('issuedDocuments.title')} rows={data}>
          <IssuedCol
            source="number"
            render={({ file, id }) => <DocumentLink file={file} resource="issuedDocuments" id={id} />}
          />
          <IssuedCol source="kind" field={WordField} />
          <IssuedCol source="projectName" render={subjectOf} />
          <IssuedCol source="createdAt" field={DayField} />
          <IssuedCol
            source="replacedBy"
            disableSort
            render={(document) => document.replacedBy ?? <Reissue document={document} />}
          />
        </RecordsTable>
      )}
    </Section>
  )
}

function Reissue({ document: { id, number, kind } }: { readonly document: IssuedDocumentRecord }) {
  const t = useWords()
  const call = useCall()
  const { canAccess } = useCanAccess(accessTo('issuedDocuments.reissue'))
  if (!canAccess || kind !== 'taxCertificate') return null
  const title = t('issuedDocuments.reissueOf', { number })
  return (
    <ConfirmButton
      label={t('issuedDocuments.reissue')}
      button={{ size: 'small', variant: 'outlined', 'aria-label': title }}
      title={title}
      consequence={t('issuedDocuments.reissueAbout')}
      act={() => call('POST /v1/account/issued-documents/{id}/reissue', { params: { id } })}
      affects={['issuedDocuments']}
      words={(made) => t('issuedDocuments.reissued', { number: made.number })}
    />
  )
}
