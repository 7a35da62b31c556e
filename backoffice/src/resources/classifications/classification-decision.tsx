import { useId, useState } from 'react'
import { useGetOne } from 'react-admin'
import { Alert } from '@mui/material'
import { classificationLifecycle } from '@cauce/contract'
import { lastDayOf } from '@cauce/contract/account/investor-classes.ts'
import { formatDate } from '@cauce/format/dates.ts'
import type { ClassificationRecord, UserRecord } from '../../providers/records.ts'
import { useAbility } from '../../ui/ability.ts'
import { DecisionButtons } from '../../ui/decision/decision-buttons.tsx'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { type DecisionProps, useDecision } from '../../ui/decision/use-decision.ts'
import { DifferenceTicks, missingOfCheck, UNCHECKED, type DocumentCheck } from '../../ui/document/document-check.tsx'
import { CustomerLink } from '../../ui/links.tsx'
import { History, Facts } from '../../ui/terms.tsx'
import { useToday } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { ClassEvidence } from './class-evidence.tsx'
import { ClassPeriod, ClassStateBadge } from './class-parts.tsx'

const LONGEST_REASON = 500

/** Approve a request, or refuse it with the doubts; later, end a class whose conditions have ceased (handbook rules 20.18 to 20.20). */
export function ClassificationDecision(props: DecisionProps<ClassificationRecord>) {
  const { record, onReload } = props
  const t = useWords()
  const { data: user } = useGetOne<UserRecord>('users', { id: record.userId })
  const { decide, isBusy, refusal, fieldRefusals } = useDecision(props, 'classifications', ['users'], ({ state }) =>
    t('classifications.result', { name: record.userName, state: t(`classifications.state.${state}`) }),
  )
  const may = useAbility(classificationLifecycle, record.state)
  const evidence = useEvidence(record)
  const rejected = may('refuse') ? 'refused' : may('end') ? 'ended' : undefined
  const rejection = rejected && {
    label: t(rejected === 'refused' ? 'classifications.decision.refuse' : 'classifications.decision.end'),
    reasonLabel: t('classifications.decision.reason'),
    longestReason: LONGEST_REASON,
    reasonRefusal: fieldRefusals['reason'],
    onReject: (reason: string) => decide({ state: rejected, reason }),
  }
  const approval = may('approve')
    ? {
        label: t('classifications.decision.approve'),
        missing: evidence.missing,
        onApprove: () => decide({ state: 'approved', seen: evidence.seen }),
      }
    : undefined
  return (
    <DecisionFrame
      badge={<ClassStateBadge state={record.state} />}
      waitingSince={record.state === 'pending' ? record.updatedAt : undefined}
      title={t('classifications.decision.of', {
        wanted: t(`classifications.wantedClass.${record.wantedClass}`),
        name: record.userName,
      })}
      refusal={refusal}
      onReload={onReload}
      actions={
        (approval || rejection) && (
          <DecisionButtons isBusy={isBusy} approval={approval} rejection={rejection}>
            {approval && evidence.checks.map((one) => <DifferenceTicks key={one.id} {...one} disabled={isBusy} />)}
          </DecisionButtons>
        )
      }
    >
      {may('refuse') && <Alert severity="info">{t('classifications.decision.mustApprove')}</Alert>}
      {may('end') && <Alert severity="info">{t('classifications.decision.endAbout')}</Alert>}
      <ClassEvidence record={record} user={user} id={evidence.id} onCheck={evidence.onCheck} />
      <ClassFacts record={record} />
      <Course record={record} />
    </DecisionFrame>
  )
}

function useEvidence({ documents }: ClassificationRecord) {
  const t = useWords()
  const id = useId()
  const [shown, setShown] = useState<Readonly<Record<string, DocumentCheck>>>({})
  const change = (documentId: string, changed: Partial<DocumentCheck>) =>
    setShown((present) => ({ ...present, [documentId]: { ...UNCHECKED, ...present[documentId], ...changed } }))
  const checks = documents.map(({ documentId }) => ({
    id: `${id}-${documentId}`,
    check: shown[documentId] ?? UNCHECKED,
    onChange: (changed: Partial<DocumentCheck>) => change(documentId, changed),
  }))
  const lacking = checks.flatMap(({ id: part, check }) => {
    const lacks = missingOfCheck(check, false)
    if (lacks === undefined) return []
    const words = t(lacks === 'opened' ? 'backoffice.decision.openDocument' : 'backoffice.decision.tick')
    const focused = lacks === 'opened' ? part : `${part}-${lacks.label}`
    return [{ words, focus: () => document.getElementById(focused)?.focus() }]
  })
  return {
    id,
    checks,
    missing: lacking[0],
    seen: checks.flatMap(({ check }) => check.seen ?? []),
    /** A document that is shown again keeps its ticks. */
    onCheck: (documentId: string, changed: Partial<DocumentCheck>) => {
      if (changed.seen !== undefined || shown[documentId]?.differences === undefined) change(documentId, changed)
    },
  }
}

function ClassFacts({ record }: { readonly record: ClassificationRecord }) {
  const t = useWords()
  const lastDay = lastDayOf(record.wantedClass, useToday())
  const { userId, userName, statementVersion, validFrom, reason } = record
  const expected =
    lastDay === null
      ? t('classifications.decision.noEnd')
      : t('classifications.decision.until', { date: formatDate(lastDay) })
  return (
    <Facts
      noun="classifications"
      facts={{
        userName: <CustomerLink id={userId} name={userName} tab="class" />,
        statementVersion: t('classifications.decision.statement', { date: formatDate(statementVersion) }),
        validUntil: validFrom === null ? expected : <ClassPeriod of={record} />,
        ...(reason !== null && { reason }),
      }}
    />
  )
}

function Course({ record }: { readonly record: ClassificationRecord }) {
  const t = useWords()
  const { createdAt, decidedAt, decidedByName, endedAt, state } = record
  return (
    <History
      entries={[
        { at: createdAt, words: t('classifications.decision.received') },
        decidedAt !== null && {
          at: decidedAt,
          words: t('classifications.decision.decided', { name: decidedByName ?? '' }),
        },
        endedAt !== null && { at: endedAt, words: t(`classifications.state.${state}`) },
      ]}
    />
  )
}
