import { DayField, WordField } from '../../ui/fields.tsx'
import { DataTable, useCanAccess, useGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { formatDate } from '@cauce/format'
import { useCall } from '../../providers/call.ts'
import type { IssuedDocumentRecord, UserRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { DocumentLink } from '../../ui/document-link.tsx'
import { InsteadOfRows } from '../../ui/failure.tsx'
import { RecordsTable } from '../../ui/list/records-table.tsx'
import { Section } from '../../ui/section.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

const Col = DataTable.Col<IssuedDocumentRecord>
const subjectOf = ({ projectName, periodStart, periodEnd, year }: IssuedDocumentRecord) =>
  projectName ?? (periodStart ? `${formatDate(periodStart)} – ${formatDate(periodEnd)}` : String(year))

/** What the platform has made for a customer. Staff open it, which stays on record; nobody changes it. */
export function IssuedDocuments({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const { data, error, refetch } = useGetList<IssuedDocumentRecord>('issuedDocuments', {
    filter: { userId: user.id },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  return (
    <Section title={t('issuedDocuments.title')}>
      <InsteadOfRows rows={data} error={error} onRetry={refetch} none={t('issuedDocuments.none')} />
      {data && data.length > 0 && (
        <RecordsTable resource="issuedDocuments" label={t('issuedDocuments.title')} rows={data}>
          <Col
            source="number"
            render={({ file, id }) => <DocumentLink file={file} resource="issuedDocuments" id={id} />}
          />
          <Col source="kind" field={WordField} />
          <Col source="projectName" render={subjectOf} />
          <Col source="createdAt" field={DayField} />
          <Col
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
  const { canAccess } = useCanAccess(accessTo('issuedDocuments.reissue'))
  if (!canAccess || kind !== 'taxCertificate') return null
  return (
    <DialogButton
      size="small"
      variant="outlined"
      aria-label={t('issuedDocuments.reissueOf', { number })}
      dialog={(close) => <ReissueDialog id={id} number={number} onClose={close} />}
    >
      {t('issuedDocuments.reissue')}
    </DialogButton>
  )
}

interface DialogProps {
  readonly id: string
  readonly number: string
  readonly onClose: () => void
}

function ReissueDialog({ id, number, onClose }: DialogProps) {
  const t = useWords()
  const call = useCall()
  const action = useAction<string, Pick<IssuedDocumentRecord, 'number'>>(
    () => call('POST /v1/account/issued-documents/{id}/reissue', { params: { id } }),
    {
      affects: ['issuedDocuments'],
      words: (made) => t('issuedDocuments.reissued', { number: made.number }),
      after: onClose,
    },
  )
  return (
    <ConfirmDialog
      title={t('issuedDocuments.reissueOf', { number })}
      consequence={t('issuedDocuments.reissueAbout')}
      confirmLabel={t('issuedDocuments.reissue')}
      action={action}
      onClose={onClose}
    />
  )
}
