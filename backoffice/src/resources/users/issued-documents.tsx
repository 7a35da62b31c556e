import { DayField, WordField } from '../../ui/fields.tsx'
import { DataTable, useGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { formatDate } from '@cauce/format'
import type { IssuedDocumentRecord, UserRecord } from '../../providers/records.ts'
import { DocumentLink } from '../../ui/document-link.tsx'
import { InsteadOfRows } from '../../ui/failure.tsx'
import { RecordsTable } from '../../ui/list/records-table.tsx'
import { Section } from '../../ui/section.tsx'
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
        </RecordsTable>
      )}
    </Section>
  )
}
