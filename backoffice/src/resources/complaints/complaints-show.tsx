import { Box, Skeleton, Typography } from '@mui/material'
import { ShowBase, useShowContext } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import type { ComplaintRecord } from '../../providers/records.ts'
import { HistoryButton, WithHistory } from '../../ui/audit/record-history.tsx'
import { FailurePage, staysOnFailure } from '../../ui/failure.tsx'
import { PageHeading, Section } from '../../ui/section.tsx'
import { Facts, History } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'
import { ComplaintActions } from './complaint-actions.tsx'
import { ComplaintStateBadge, UrgencyBadge } from './complaint-badges.tsx'
import { ComplaintConversation } from './complaint-conversation.tsx'
import { ComplaintFormFacts } from './complaint-form-facts.tsx'
import { ComplaintWork } from './complaint-work.tsx'
import { ComplaintWrite } from './complaint-write.tsx'

/** /admin/complaint/{id}: what was said, what was done, what is owed by when, and the buttons of the reader. */
export const ComplaintsShow = () => (
  <ShowBase queryOptions={staysOnFailure}>
    <ComplaintPage />
  </ShowBase>
)

function ComplaintPage() {
  const t = useWords()
  const { record: complaint, error, refetch } = useShowContext<ComplaintRecord>()
  if (error) return <FailurePage title={t('complaints.one')} error={error} onRetry={refetch} />
  if (!complaint) return <Skeleton variant="rounded" height={320} sx={{ marginBlock: 2 }} />
  const { id, number, name, state, urgency, answer, outcome } = complaint
  return (
    <WithHistory filter={{ recordId: id }}>
      <PageHeading
        title={`${number} · ${name}`}
        aside={
          <>
            <ComplaintStateBadge state={state} />
            <UrgencyBadge urgency={urgency} />
          </>
        }
      >
        <ComplaintActions complaint={complaint} />
        <HistoryButton />
      </PageHeading>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 22rem' },
          gap: 4,
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <ComplaintFormFacts complaint={complaint} />
          {answer !== null && outcome !== null && (
            <Section title={`${t('complaints.fields.answer')}: ${t(`complaints.outcome.${outcome}`)}`}>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
                {answer}
              </Typography>
            </Section>
          )}
          <Section title={t('complaints.conversation')}>
            <ComplaintConversation complaint={complaint} />
            <ComplaintWrite complaint={complaint} />
          </Section>
        </Box>
        <Box component="aside" aria-label={t('complaints.work')} sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <Deadlines complaint={complaint} />
          <ComplaintWork key={complaint.updatedAt} complaint={complaint} />
        </Box>
      </Box>
    </WithHistory>
  )
}

/** Until when what is owed, whom the complainant can ask, and what was done. */
function Deadlines({ complaint }: { readonly complaint: ComplaintRecord }) {
  const t = useWords()
  const { createdAt, steps, admissibilityDueOn, decisionDueOn, dueOn } = complaint
  const { handlerName, handlerEmail, handlerPhone, email, language } = complaint
  return (
    <>
      <Facts
        noun="complaints"
        facts={{
          email,
          language: t(`complaints.language.${language}`),
          admissibilityDueOn: formatDate(admissibilityDueOn),
          decisionDueOn: formatDate(decisionDueOn),
          dueOn: formatDate(dueOn),
          handlerName,
          handlerEmail,
          handlerPhone,
        }}
      />
      <History
        entries={[
          { at: createdAt, words: t('complaints.fields.createdAt') },
          ...steps.map(({ step, reason, dueOn: until, createdAt: at }) => ({
            at,
            words: [t(`complaints.done.${step}`), until && t('complaints.until', { date: formatDate(until) }), reason]
              .filter(Boolean)
              .join('. '),
          })),
        ]}
      />
    </>
  )
}
