import { useId, useState } from 'react'
import { Checkbox, FormControlLabel, Typography } from '@mui/material'
import { verificationLifecycle } from '@cauce/contract'
import { languageName } from '@cauce/contract/languages.ts'
import type { VerificationRecord, UserRecord } from '../../providers/records.ts'
import { useAbility } from '../../ui/ability.ts'
import { CustomerLink } from '../../ui/links.tsx'
import { DecisionButtons, type Rejection } from '../../ui/decision/decision-buttons.tsx'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { type DecisionProps, useDecision } from '../../ui/decision/use-decision.ts'
import { History, Terms, term } from '../../ui/terms.tsx'
import { VerificationStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { VerificationEvidence } from './verification-evidence.tsx'
import { useQuery } from '@tanstack/react-query'
import { useGetOne } from 'react-admin'
import { translatorIn } from '../../providers/i18n.ts'

const LONGEST_REASON = 500

/** Approve or decline, with an optional reason (handbook rule 3.3). An identity is approved once its pictures have been seen. */
export function VerificationDecision(props: DecisionProps<VerificationRecord>) {
  const { record, onReload } = props
  const t = useWords()
  const id = useId()
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [isCompared, setCompared] = useState(false)
  const { decide, isBusy, refusal, fieldRefusals } = useDecision(props, 'verifications', ['users'], ({ status }) =>
    t(`backoffice.done.verification.${status === 'Approved' ? 'approved' : 'declined'}`, { name: record.userName }),
  )
  const repeat = useWhatToRepeat(record)
  const may = useAbility(verificationLifecycle, record.status)
  const unseen = record.mediaIds.find((mediaId) => !seen.has(mediaId))
  const focus = (on: string) => () => document.getElementById(on)?.focus()
  const tick = isCompared ? undefined : { words: t('backoffice.decision.tick'), focus: focus(id) }
  const approval = may('approve')
    ? {
        label: t('backoffice.decision.approve'),
        missing: unseen ? { words: t('backoffice.verification.seePictures'), focus: focus(unseen) } : tick,
        onApprove: () => decide({ decision: 'Approved' }),
      }
    : undefined
  const rejection = may('decline')
    ? {
        label: t('backoffice.decision.decline'),
        reasonLabel: t('verifications.fields.decisionReason'),
        isReasonOptional: true,
        longestReason: LONGEST_REASON,
        ...repeat,
        reasonRefusal: fieldRefusals['reason'],
        onReject: (reason: string) => decide({ decision: 'Declined', ...(reason !== '' && { reason }) }),
      }
    : undefined

  return (
    <DecisionFrame
      badge={<VerificationStatusBadge state={record.status} />}
      waitingSince={record.status === 'Completed' ? record.updatedAt : undefined}
      title={t('backoffice.decision.verificationOf', { name: record.userName })}
      refusal={refusal}
      onReload={onReload}
      actions={
        (approval || rejection) && (
          <DecisionButtons isBusy={isBusy} approval={approval} rejection={rejection}>
            {approval && <ComparedTick id={id} isTicked={isCompared} onTick={setCompared} isDisabled={isBusy} />}
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t('backoffice.verification.consequence', { name: record.userName })}
            </Typography>
          </DecisionButtons>
        )
      }
    >
      <VerificationEvidence
        verification={record}
        seen={seen}
        onSeen={(mediaId) => setSeen((present) => new Set([...present, mediaId]))}
      />
      <VerificationTerms record={record} />
      <History
        entries={[...record.earlier, record].map((attempt) => ({
          at: attempt.updatedAt,
          words: attemptWords(attempt, t),
        }))}
      />
    </DecisionFrame>
  )
}

interface TickProps {
  readonly id: string
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
  readonly isDisabled: boolean
}

function ComparedTick({ id, isTicked, onTick, isDisabled }: TickProps) {
  const t = useWords()
  return (
    <FormControlLabel
      disabled={isDisabled}
      control={
        <Checkbox checked={isTicked} onChange={(event) => onTick(event.target.checked)} slotProps={{ input: { id } }} />
      }
      label={t('backoffice.verification.compared')}
    />
  )
}

function VerificationTerms({ record }: { readonly record: VerificationRecord }) {
  const t = useWords()
  const { userId, userName, attempt, reason, reasonCode, action, decisionReason } = record
  const event = (name: string) =>
    isProviderEvent(name) ? t(`verifications.providerEvent.${name}`) : <span lang="en">{name}</span>
  return (
    <Terms
      of={[
        term(t('verifications.fields.userName'), <CustomerLink id={userId} name={userName} tab="verifications" />),
        term(t('verifications.fields.attempt'), attempt),
        reason !== null && term(t('verifications.fields.reason'), reason),
        reasonCode !== null && term(t('verifications.fields.reasonCode'), reasonCode),
        action !== null && term(t('verifications.fields.action'), event(action)),
        decisionReason !== null && term(t('verifications.fields.decisionReason'), decisionReason),
      ]}
    />
  )
}

function attemptWords(
  { attempt, status, decisionReason, reason }: VerificationRecord['earlier'][number],
  t: ReturnType<typeof useWords>,
): string {
  const words = t('backoffice.history.attempt', { attempt, status: t(`verifications.status.${status}`) })
  const why = decisionReason ?? reason
  return why === null || why === '' ? words : t('backoffice.history.withReason', { words, why })
}

const PROVIDER_EVENTS = [
  'started',
  'submitted',
  'review',
  'approved',
  'declined',
  'resubmission_requested',
  'expired',
  'abandoned',
] as const

/** Whether we have words for an event of the identity provider; else its own word is shown. */
const isProviderEvent = (name: string): name is (typeof PROVIDER_EVENTS)[number] =>
  PROVIDER_EVENTS.some((known) => known === name)

const FAULTS = ['unreadable', 'expired', 'side', 'portrait', 'data'] as const

function useWhatToRepeat({
  userId,
  userName,
}: {
  readonly userId: string
  readonly userName: string
}): Pick<Rejection, 'consequence' | 'sentences' | 'submitLabel'> {
  const t = useWords()
  const { data: user } = useGetOne<UserRecord>('users', { id: userId })
  const language = user?.language
  const { data: theirs } = useQuery({
    queryKey: ['translator', language],
    queryFn: () => translatorIn(language!),
    enabled: language !== undefined,
    staleTime: Infinity,
  })
  return {
    consequence: [
      t('backoffice.verification.repeat.consequence', { name: userName }),
      ...(language ? [t('backoffice.verification.repeat.language', { language: languageName(language) })] : []),
    ].join(' '),
    submitLabel: t('backoffice.verification.repeat.submit'),
    sentences:
      theirs &&
      FAULTS.map((fault) => ({
        label: t(`backoffice.verification.repeat.fault.${fault}`),
        words: theirs(`backoffice.verification.repeat.ask.${fault}`),
      })),
  }
}
