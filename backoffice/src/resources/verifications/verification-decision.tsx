import { useGetList } from 'react-admin'
import { Box } from '@mui/material'
import { verificationLifecycle } from '@cauce/contract'
import type { VerificationRecord } from '../../providers/records.ts'
import { abilityFor } from '../../ui/ability.ts'
import { useActor } from '../../ui/actor.ts'
import { ageOf } from '../../ui/age.ts'
import { CustomerLink } from '../../ui/customer-link.tsx'
import { DecisionButtons } from '../../ui/decision/decision-buttons.tsx'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import type { DecisionProps } from '../../ui/decision/decision-props.ts'
import { useDecision } from '../../ui/decision/use-decision.ts'
import { History } from '../../ui/history.tsx'
import { VerificationStatusBadge } from '../../ui/states.tsx'
import { Term, Terms } from '../../ui/terms.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../ui/words.ts'
import { VerificationDocuments } from './verification-documents.tsx'
import { VerificationPictures } from './verification-pictures.tsx'

const LONGEST_REASON = 500

/** Approve or decline, with an optional reason (spec section 4, "Verification"). */
export function VerificationDecision({ record, onDecided, onReload }: DecisionProps<VerificationRecord>) {
  const t = useWords()
  const now = useNow()
  const actor = useActor()
  const { decide, isBusy, refusal, fieldRefusals } = useDecision(record, {
    resource: 'verifications',
    affects: ['users'],
  })
  const may = (action: 'approve' | 'decline') =>
    actor !== undefined && abilityFor(verificationLifecycle, action, record.status, actor) === 'allowed'

  const send = async (data: Record<string, unknown>) => {
    const decided = await decide(data)
    if (decided) onDecided(decided)
  }

  return (
    <DecisionFrame
      badge={<VerificationStatusBadge status={record.status} />}
      waiting={
        record.status === 'Completed'
          ? t('backoffice.decision.waits', { age: ageOf(record.updatedAt, now) })
          : undefined
      }
      title={t('backoffice.decision.verificationOf', { name: record.userName })}
      refusal={refusal}
      onReload={onReload}
      actions={
        (may('approve') || may('decline')) && (
          <DecisionButtons
            isBusy={isBusy}
            approval={
              may('approve')
                ? { label: t('backoffice.decision.approve'), onApprove: () => void send({ decision: 'Approved' }) }
                : undefined
            }
            rejection={
              may('decline')
                ? {
                    label: t('backoffice.decision.decline'),
                    reasonLabel: t('verifications.fields.decisionReason'),
                    isReasonRequired: false,
                    longestReason: LONGEST_REASON,
                    reasonRefusal: fieldRefusals['reason'],
                    onReject: (reason) => void send({ decision: 'Declined', ...(reason !== '' && { reason }) }),
                  }
                : undefined
            }
          />
        )
      }
    >
      <VerificationPictures mediaIds={record.mediaIds} />
      <VerificationDocuments documents={record.documents} />
      <Terms>
        <Term label={t('verifications.fields.userName')}>
          <CustomerLink id={record.userId} name={record.userName} tab="verifications" />
        </Term>
        <Term label={t('verifications.fields.attempt')}>{record.attempt}</Term>
        {record.reason !== null && <Term label={t('verifications.fields.reason')}>{record.reason}</Term>}
        {record.decisionReason !== null && (
          <Term label={t('verifications.fields.decisionReason')}>{record.decisionReason}</Term>
        )}
      </Terms>
      <EarlierAttempts record={record} />
    </DecisionFrame>
  )
}

/** Each attempt of the person, as its history. */
function EarlierAttempts({ record }: { readonly record: VerificationRecord }) {
  const t = useWords()
  const { data = [] } = useGetList<VerificationRecord>('verifications', {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'createdAt', order: 'ASC' },
    filter: { userId: record.userId },
  })
  if (data.length === 0) return <Box />
  return (
    <History
      entries={data.map((attempt) => ({
        at: attempt.updatedAt,
        words: t('backoffice.history.attempt', {
          attempt: attempt.attempt,
          status: t(`verifications.status.${attempt.status}`),
        }),
      }))}
    />
  )
}
