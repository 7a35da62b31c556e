import { Box, Link as MuiLink, Skeleton, Typography } from '@mui/material'
import { Link } from 'react-admin'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import type { Examination } from '../../providers/records.ts'
import { Failure } from '../../ui/failure.tsx'
import { CustomerLink } from '../../ui/links.tsx'
import { Caption, Hint, Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { ExaminationActions } from './examination-actions.tsx'
import { ExaminationState } from './examination-list.tsx'
import { useExamination } from './use-examinations.ts'

export function OneExamination({ id }: { readonly id: string }) {
  const t = useWords()
  const { data: examination, error, refetch, replace } = useExamination(id)
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <MuiLink component={Link} to="/examinations" sx={{ justifySelf: 'start' }}>
        {t('examinations.back')}
      </MuiLink>
      {error && <Failure error={error} onRetry={refetch} />}
      {!examination && !error && <Skeleton variant="rounded" height={320} />}
      {examination && (
        <>
          <Head examination={examination} onChanged={replace} />
          <Entries examination={examination} />
          <Records examination={examination} />
        </>
      )}
    </Box>
  )
}

interface Props {
  readonly examination: Examination
}

const asWritten = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' } as const

function Head({ examination, onChanged }: Props & { readonly onChanged: (after: Examination) => void }) {
  const t = useWords()
  const { number, state, userId, userName, reason, createdAt, begunByName } = examination
  return (
    <Section
      title={t('examinations.number', { number })}
      actions={<ExaminationActions examination={examination} onChanged={onChanged} />}
    >
      <ExaminationState state={state} /> <CustomerLink id={userId} name={userName} />
      <Typography sx={{ ...asWritten, marginBlockStart: 1 }}>{reason}</Typography>
      <Caption>{t('examinations.since', { date: formatDate(createdAt), name: begunByName })}</Caption>
    </Section>
  )
}

function Entries({ examination: { entries } }: Props) {
  const t = useWords()
  return (
    <Section title={t('examinations.entries')}>
      {entries.length === 0 && <Hint>{t('examinations.noEntries')}</Hint>}
      {entries.map((entry) => (
        <Box key={entry.entryId} sx={{ paddingBlock: 1, borderBlockEnd: '1px solid var(--line)' }}>
          <Typography component="h3" variant="subtitle2">
            {t(`examinations.kinds.${entry.kind}`)}
          </Typography>
          <Typography sx={asWritten}>{entry.text}</Typography>
          {entry.isReported === false && <Typography variant="body2">{t('examinations.notReported')}</Typography>}
          {entry.reportedOn !== null && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {t('examinations.reported', {
                date: formatDate(entry.reportedOn),
                reference: entry.reportReference ?? '',
              })}
            </Typography>
          )}
          <Caption>{t('examinations.byWhom', { name: entry.authorName, date: formatDate(entry.createdAt) })}</Caption>
        </Box>
      ))}
    </Section>
  )
}

function Records({ examination: { records } }: Props) {
  const t = useWords()
  return (
    <Section title={t('examinations.records')}>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {records.map(({ act, actorName, address, createdAt }, index) => (
          // A record has no id outside, and the list only grows at its beginning.
          <Typography key={records.length - index} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {formatDateTime(createdAt)} · {actorName} {t(`examinations.acts.${act}`)} ({address})
          </Typography>
        ))}
      </Box>
    </Section>
  )
}
