import { Box } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import type { RecordOf } from '../../providers/records.ts'
import { accessTo } from '../ability.ts'
import { DocumentLink } from '../document-link.tsx'
import { Failure } from '../failure.tsx'
import { Hint, Section } from '../section.tsx'
import { useRecords } from '../../providers/call.ts'
import { useWords } from '../words.ts'

type EarlierDocument = RecordOf<'earlierDocuments'>

interface Props {
  readonly of: Partial<Pick<EarlierDocument, 'noun' | 'recordId' | 'userId'>>
}

/** What was replaced after a decision had rested on it; nothing where there is none. */
export function EarlierDocuments({ of }: Props) {
  const t = useWords()
  const { canAccess: mayRead = false } = useCanAccess(accessTo('earlierDocuments.read'))
  const { data, error, refetch } = useRecords('earlierDocuments', of, '-endedAt', { enabled: mayRead })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data || data.length === 0) return null
  return (
    <Box sx={{ marginBlockStart: 3 }}>
      <Section title={t('earlierDocuments.title')}>
        {data.map(({ id, document, sentByName, sentAt, endedByName, endedAt }) => (
          <div key={id}>
            <DocumentLink file={document} resource="earlierDocuments" id={id} />
            <Hint isSmall>
              {t(`earlierDocuments.${sentByName === null ? 'stored' : 'sent'}`, {
                date: formatDate(sentAt),
                name: sentByName ?? '',
              })}{' '}
              {t('earlierDocuments.ended', { date: formatDate(endedAt), name: endedByName })}
            </Hint>
          </div>
        ))}
      </Section>
    </Box>
  )
}
