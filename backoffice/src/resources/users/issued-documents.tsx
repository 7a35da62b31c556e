import { Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { formatDate } from '@cauce/format'
import type { IssuedDocumentRecord, UserRecord } from '../../providers/records.ts'
import { DocumentLink } from '../../ui/document-link.tsx'
import { Failure } from '../../ui/failure.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { RecordsTable } from '../../ui/list/rows-table.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'

const column = columnsOf('issuedDocuments')
const subjectOf = ({ projectName, periodStart, periodEnd, year }: IssuedDocumentRecord) =>
  projectName ?? (periodStart ? `${formatDate(periodStart)} – ${formatDate(periodEnd)}` : String(year))
const columns = [
  column.of('number', ({ number }) => number, {
    cell: ({ file, id }) => <DocumentLink file={file} resource="issuedDocuments" id={id} />,
  }),
  column.of('kind', ({ kind }, t) => t(`issuedDocuments.kind.${kind}`)),
  column.of('projectName', subjectOf),
  column.date('createdAt'),
]

/** What the platform has made for a customer. Staff open it, which stays on record; nobody changes it. */
export function IssuedDocuments({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const { data, total, error, refetch } = useGetList<IssuedDocumentRecord>('issuedDocuments', {
    filter: { userId: user.id },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  return (
    <Section title={t('issuedDocuments.title')}>
      {error && <Failure error={error} onRetry={refetch} />}
      {total === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('issuedDocuments.none')}</Typography>}
      {data && data.length > 0 && (
        <RecordsTable resource="issuedDocuments" label={t('issuedDocuments.title')} rows={data} columns={columns} />
      )}
    </Section>
  )
}
