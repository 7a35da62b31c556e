import { Box, Link as MuiLink, Skeleton, Typography, Button } from '@mui/material'
import { Link } from 'react-admin'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import type { Examination, ConclusionValues } from '../../providers/records.ts'
import { Failure } from '../../ui/failure.tsx'
import { CustomerLink } from '../../ui/links.tsx'
import { Caption, Hint, Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { ExaminationState } from './examination-list.tsx'
import { useExamination } from './use-examinations.ts'
import { useState } from 'react'
import { useCall } from '../../providers/call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useWatch } from 'react-hook-form'
import { ExaminationConclusion, mistakesOfConclusion } from '@cauce/contract'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { useToday } from '../../ui/time.tsx'

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

interface ActionProps {
  readonly examination: Examination
  readonly onChanged: (after: Examination) => void
}

/** The longest text of the contract. */
const LONGEST_TEXT = 4000

function ExaminationActions(props: ActionProps) {
  const t = useWords()
  const [act, setAct] = useState<'note' | 'conclude' | 'reopen'>()
  const offered = props.examination.state === 'open' ? (['note', 'conclude'] as const) : (['reopen'] as const)
  const close = () => setAct(undefined)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {offered.map((one) => (
        <Button key={one} variant={one === 'conclude' ? 'contained' : 'outlined'} onClick={() => setAct(one)}>
          {t(`examinations.${one}`)}
        </Button>
      ))}
      {act === 'conclude' && <ConclusionDialog {...props} onClose={close} />}
      {(act === 'note' || act === 'reopen') && <TextDialog {...props} act={act} onClose={close} />}
    </Box>
  )
}

const WORDS = {
  note: { about: 'examinations.noteAbout', text: 'examinations.noteText', done: 'examinations.noted' },
  reopen: { about: 'examinations.reopenAbout', text: 'examinations.reopenText', done: 'examinations.reopened' },
} as const

type TextProps = ActionProps & { readonly act: keyof typeof WORDS; readonly onClose: () => void }

function TextDialog({ examination: { examinationId }, act, onChanged, onClose }: TextProps) {
  const t = useWords()
  const call = useCall()
  const { about, text, done } = WORDS[act]
  const endpoint =
    act === 'note' ? 'POST /v1/account/examinations/{id}/findings' : 'POST /v1/account/examinations/{id}/reopen'
  return (
    <ConfirmDialog
      title={t(`examinations.${act}`)}
      consequence={t(about)}
      reason={{ label: t(text), maximum: LONGEST_TEXT }}
      act={(typed: string) => call(endpoint, { params: { id: examinationId }, body: { text: typed } })}
      words={t(done)}
      after={onChanged}
      onClose={onClose}
    />
  )
}

type ExaminationActionsProps = ActionProps & { readonly onClose: () => void }

/** Asks what came of an examination, and for the report to the authority (Ley 10/2010, article 18). */
function ConclusionDialog({ examination: { examinationId }, onChanged, onClose }: ExaminationActionsProps) {
  const t = useWords()
  const call = useCall()
  const today = useToday()
  return (
    <FormDialog
      resource="users"
      title={t('examinations.conclude')}
      about={t('examinations.concludeAbout')}
      schema={ExaminationConclusion}
      mistakes={(values: ConclusionValues) => mistakesOfConclusion(values, today)}
      defaultValues={{ isReported: false, reportedOn: today }}
      act={({ text, isReported, ...report }: ConclusionValues) =>
        call('POST /v1/account/examinations/{id}/conclude', {
          params: { id: examinationId },
          // A report that is no more is not told.
          body: { text, isReported, ...(isReported && report) },
        })
      }
      words={t('examinations.concluded')}
      after={onChanged}
      onClose={onClose}
    >
      <TextInput source="text" label={t('examinations.conclusion')} multiline minRows={3} />
      <SelectInput
        source="isReported"
        label={t('examinations.isReported')}
        choices={[
          { id: false, name: t('examinations.no') },
          { id: true, name: t('examinations.yes') },
        ]}
      />
      <ReportInputs />
    </FormDialog>
  )
}

function ReportInputs() {
  const t = useWords()
  if (useWatch({ name: 'isReported' }) !== true) return null
  return (
    <>
      <DayInput source="reportedOn" label={t('examinations.reportedOn')} isRequired />
      <TextInput source="reportReference" label={t('examinations.reportReference')} isRequired />
    </>
  )
}
