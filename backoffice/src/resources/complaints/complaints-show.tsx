import { Box, Typography, Link } from '@mui/material'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import type { ComplaintRecord } from '../../providers/records.ts'
import { HistoryButton, WithHistory } from '../../ui/audit/record-history.tsx'
import { Hint, PageHeading, Section } from '../../ui/section.tsx'
import { Facts, History, Terms, term } from '../../ui/terms.tsx'
import { ShowPage } from '../../ui/record/show-page.tsx'
import { useWords, useLanguage } from '../../ui/words.ts'
import { ComplaintStateBadge, UrgencyBadge } from './complaint-badges.tsx'
import { ComplaintWork } from './complaint-work.tsx'
import { ComplaintWrite } from './complaint-write.tsx'
import { complaintLifecycle, COMPLAINT_TEXTS, COMPLAINT_TICKS } from '@cauce/contract'
import { languageName } from '@cauce/contract/languages.ts'
import { useAbility } from '../../ui/ability.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { ComplaintStepDialog } from './complaint-step-dialog.tsx'
import { COMPLAINT_STEPS } from './complaint-steps.ts'
import { countryName } from '../../ui/names.ts'
import { complaintDocumentAddress } from '../../providers/paths.ts'
import { StateBadge } from '../../ui/states.tsx'

/** /admin/complaint/{id}: what was said, what was done, what is owed by when, and the buttons of the reader. */
export const ComplaintsShow = () => <ShowPage of={ComplaintPage} />

function ComplaintPage({ record: complaint }: { readonly record: ComplaintRecord }) {
  const t = useWords()
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
          language: languageName(language),
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

function ComplaintActions({ complaint }: { readonly complaint: ComplaintRecord }) {
  const t = useWords()
  const may = useAbility(complaintLifecycle, complaint.state)
  return COMPLAINT_STEPS.map((each) => (
    <DialogButton
      key={each}
      isOffered={may(each)}
      variant={each === 'admit' || each === 'decide' ? 'contained' : 'outlined'}
      dialog={(close) => <ComplaintStepDialog complaint={complaint} step={each} onClose={close} />}
    >
      {t(`complaints.${each}`)}
    </DialogButton>
  ))
}

type Name = (typeof COMPLAINT_TEXTS)[number]
const partOf = (name: Name) =>
  (['contact', 'representative'] as const).find((part) => name.startsWith(part)) ??
  (COMPLAINT_TEXTS.indexOf(name) < COMPLAINT_TEXTS.indexOf('contactName') ? 'complainant' : 'complaint')
const PARTS = ['complainant', 'contact', 'representative', 'complaint'] as const

function ComplaintFormFacts({ complaint }: { readonly complaint: ComplaintRecord }) {
  const t = useWords()
  const language = useLanguage()
  const { form, documents } = complaint
  const textOf = (name: Name) => (/country$/i.test(name) ? countryName(form[name]!, language) : form[name])
  const said = COMPLAINT_TEXTS.filter((name) => form[name] !== null && name !== 'description')
  const ticked = COMPLAINT_TICKS.filter((name) => form[name])
  return (
    <>
      <Section title={t('complaints.description')}>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
          {form.description}
        </Typography>
        <ComplaintDocuments documents={documents.filter(({ messageId }) => messageId === null)} />
      </Section>
      {PARTS.filter((part) => said.some((name) => partOf(name) === part)).map((part) => (
        <Section key={part} title={t(`complaints.parts.${part}`)}>
          <Terms of={said.map((name) => partOf(name) === part && term(t(`complaints.form.${name}`), textOf(name)))} />
        </Section>
      ))}
      {ticked.length > 0 && (
        <Section title={t('complaints.parts.attachments')}>
          <ul>
            {ticked.map((name) => (
              <li key={name}>{t(`complaints.form.${name}`)}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function ComplaintConversation({ complaint }: { readonly complaint: ComplaintRecord }) {
  const t = useWords()
  if (complaint.messages.length === 0) return <Hint>{t('complaints.nothing')}</Hint>
  return (
    <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {complaint.messages.map(({ messageId, message, isInternal, isFromStaff, authorName, createdAt }) => (
        <Box
          component="li"
          key={messageId}
          sx={{
            padding: 1.5,
            marginBlockEnd: 1,
            borderInlineStart: `3px solid ${isFromStaff ? 'var(--river)' : 'var(--line-strong)'}`,
            backgroundColor: isFromStaff ? 'var(--river-wash)' : 'background.paper',
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
            <Typography component="h3" variant="subtitle2">
              {authorName ?? t('complaints.complainant')}
            </Typography>
            {isInternal && <StateBadge tone="grey" label={t('complaints.internal')} />}
            <Box component="time" dateTime={createdAt} sx={{ color: 'text.secondary' }}>
              {formatDateTime(createdAt)}
            </Box>
          </Box>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>{message}</Typography>
          <ComplaintDocuments documents={complaint.documents.filter((document) => document.messageId === messageId)} />
        </Box>
      ))}
    </Box>
  )
}

const ComplaintDocuments = ({ documents }: Pick<ComplaintRecord, 'documents'>) =>
  documents.length > 0 && (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {documents.map(({ documentId, file }) => (
        <Box component="li" key={documentId} sx={{ paddingBlock: 0.5 }}>
          <Link href={complaintDocumentAddress(documentId)} target="_blank" rel="noreferrer">
            {file.name}
          </Link>
        </Box>
      ))}
    </Box>
  )
