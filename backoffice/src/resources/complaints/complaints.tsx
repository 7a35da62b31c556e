import { DataTable, List, NullableBooleanInput, SelectInput } from 'react-admin'
import { DayField, MomentField, WordField, YesNoField } from '../../ui/fields.tsx'
import { SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { FROM } from '../../ui/list/widths.ts'
import type { RecordOf, ComplaintRecord } from '../../providers/records.ts'
import {
  COMPLAINT_KINDS,
  COMPLAINT_STATES,
  COMPLAINT_URGENCIES,
  complaintLifecycle,
  COMPLAINT_TEXTS,
  COMPLAINT_TICKS,
} from '@cauce/contract'
import { RecordLink } from '../../ui/links.tsx'
import { Box, Typography, Link } from '@mui/material'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { HistoryButton, WithHistory } from '../../ui/audit/record-history.tsx'
import { Hint, PageHeading, Section } from '../../ui/section.tsx'
import { Facts, History, Terms, term } from '../../ui/terms.tsx'
import { ShowPage } from '../../ui/record/show-page.tsx'
import { useWords, useLanguage } from '../../ui/words.ts'
import { ComplaintWork, ComplaintWrite, ComplaintStepDialog } from './complaint-work.tsx'
import { languageName } from '@cauce/contract/languages.ts'
import { useAbility } from '../../ui/ability.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { COMPLAINT_STEPS } from './complaint-steps.ts'
import { countryName } from '../../ui/names.ts'
import { complaintDocumentAddress } from '../../providers/paths.ts'
import { StateBadge, badgeOf, type Tone } from '../../ui/states.tsx'

const Col = DataTable.Col<RecordOf<'complaints'>>

const filters = [
  <SearchFilter key="search" source="search" placeholder="complaints.search" alwaysOn />,
  <SelectInput key="state" source="state" choices={choicesOf('complaints.state', COMPLAINT_STATES)} alwaysOn />,
  <SelectInput
    key="urgency"
    source="urgency"
    choices={choicesOf('complaints.urgency', COMPLAINT_URGENCIES)}
    alwaysOn
  />,
  <SelectInput key="kind" source="kind" choices={choicesOf('complaints.kind', COMPLAINT_KINDS)} />,
  <NullableBooleanInput key="isOpen" source="isOpen" label="complaints.openOnly" />,
  <NullableBooleanInput key="awaitsReply" source="awaitsReply" />,
]

/** /admin/complaint/: the register of complaints. An export has all that article 7(3) of Regulation (EU) 2020/1503 wants to be kept. */
export const ComplaintsList = () => (
  <List filters={filters} sort={{ field: 'createdAt', order: 'DESC' }}>
    <DataTable hiddenColumns={['email', 'language', 'admissibilityDueOn', 'decisionDueOn', 'outcome', 'updatedAt']}>
      <Col source="number" render={({ id, number }) => <RecordLink resource="complaints" id={id} name={number} />} />
      <Col source="name" />
      <Col source="state" render={({ state }) => <ComplaintStateBadge state={state} />} />
      <Col source="dueOn" field={DayField} sx={FROM.tablet} />
      <Col source="urgency" sx={FROM.tablet} disableSort render={({ urgency }) => <UrgencyBadge urgency={urgency} />} />
      <Col source="kind" field={WordField} sx={FROM.desk} />
      <Col source="awaitsReply" field={YesNoField} sx={FROM.desk} />
      <Col source="createdAt" field={MomentField} sx={FROM.desk} />
      <Col source="email" />
      <Col source="language" field={WordField} />
      <Col source="admissibilityDueOn" field={DayField} />
      <Col source="decisionDueOn" field={DayField} />
      <Col source="outcome" field={WordField} />
      <Col source="updatedAt" field={MomentField} />
    </DataTable>
  </List>
)

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

const ComplaintStateBadge = badgeOf<ComplaintRecord['state']>('complaints.state', {
  received: 'grey',
  admissible: 'blue',
  delayed: 'clay',
  inadmissible: 'green',
  decided: 'green',
  closed: 'grey',
  withdrawn: 'grey',
})

const urgencyTones = { passed: 'clay', near: 'blue', later: 'grey' } as const satisfies Record<
  NonNullable<ComplaintRecord['urgency']>,
  Tone
>

function UrgencyBadge({ urgency }: { readonly urgency: ComplaintRecord['urgency'] }) {
  const t = useWords()
  return urgency && <StateBadge tone={urgencyTones[urgency]} label={t(`complaints.urgency.${urgency}`)} />
}
