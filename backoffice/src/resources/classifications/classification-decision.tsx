import { useId, useState } from 'react'
import { useGetOne } from 'react-admin'
import { Alert, Box, Button, Link } from '@mui/material'
import { classificationLifecycle } from '@cauce/contract'
import { lastDayOf, criteriaOf, pointsNeeded } from '@cauce/contract/account/investor-classes.ts'
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
import { ClassPeriod, ClassStateBadge } from './class-parts.tsx'
import { classEvidenceAddress } from '../../providers/paths.ts'
import { Comparison } from '../../ui/document/comparison.tsx'
import { DocumentViewer } from '../../ui/document/document-viewer.tsx'
import { SideBySide } from '../../ui/document/side-by-side.tsx'
import { Sign } from '../../ui/document/sign.tsx'
import { useBytes } from '../../ui/document/use-bytes.ts'
import { useCompared } from '../../ui/document/use-compared.ts'
import { displayNameOf } from '../../ui/names.ts'
import { Hint } from '../../ui/section.tsx'

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

interface Props {
  readonly record: ClassificationRecord
  readonly user: UserRecord | undefined
  readonly id: string
  readonly onCheck: (documentId: string, change: Partial<DocumentCheck>) => void
}

function ClassEvidence({ record, user, id, onCheck }: Props) {
  const t = useWords()
  const [place, setPlace] = useState(0)
  const { documents } = record
  const shown = documents[place]
  if (!shown)
    return (
      <>
        <Hint>{t('classifications.decision.noEvidence')}</Hint>
        {user && <Criteria record={record} kind={user.kind} />}
      </>
    )
  return (
    <>
      {documents.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {documents.map(({ documentId }, index) => (
            <Button
              key={documentId}
              id={`${id}-${documentId}`}
              size="small"
              variant={index === place ? 'contained' : 'outlined'}
              aria-pressed={index === place}
              onClick={() => setPlace(index)}
            >
              {t('classifications.decision.evidence', { place: index + 1, count: documents.length })}
            </Button>
          ))}
        </Box>
      )}
      <Evidence
        key={shown.documentId}
        record={record}
        user={user}
        shown={shown}
        onCheck={(change) => onCheck(shown.documentId, change)}
      />
    </>
  )
}

interface EvidenceProps extends Pick<Props, 'record' | 'user'> {
  readonly shown: ClassificationRecord['documents'][number]
  readonly onCheck: (change: Partial<DocumentCheck>) => void
}

function Evidence({ record, user, shown: { documentId, file }, onCheck }: EvidenceProps) {
  const t = useWords()
  const { data, error, refetch } = useBytes({
    key: file.fileId,
    read: (dataProvider, signal) => dataProvider.file(classEvidenceAddress(documentId), signal, file.contentType),
  })
  const holder = user ? displayNameOf(user) : record.userName
  const name = { label: t('backoffice.document.holder'), shown: holder, kind: 'name' as const, wanted: holder }
  const { compared, onText, onSeen } = useCompared({ facts: [name], bytes: data, onCheck })
  return (
    <SideBySide
      document={
        <Box>
          <DocumentViewer
            name={file.name}
            bytes={data}
            error={error}
            onRetry={() => void refetch()}
            onText={onText}
            onSeen={onSeen}
          />
          <Link
            href={classEvidenceAddress(documentId)}
            download={file.name}
            onClick={onSeen}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {file.name}
          </Link>
        </Box>
      }
    >
      <Box>
        {user && <Criteria record={record} kind={user.kind} />}
        <Comparison facts={compared} />
      </Box>
    </SideBySide>
  )
}

interface CriteriaProps extends Pick<Props, 'record'> {
  readonly kind: UserRecord['kind']
}

function Criteria({ record: { wantedClass, criteria }, kind }: CriteriaProps) {
  const t = useWords()
  return (
    <>
      <Hint isSmall>
        {t(pointsNeeded(kind) === 1 ? 'classifications.decision.oneNeeded' : 'classifications.decision.twoNeeded')}
      </Hint>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {criteriaOf(kind, wantedClass).map((name) => {
          const isAttested = criteria.includes(name)
          return (
            <Box
              key={name}
              component="li"
              sx={{
                paddingBlock: 0.875,
                borderBlockEnd: '1px solid var(--line)',
                ...(isAttested ? { fontWeight: 550 } : { color: 'text.secondary' }),
              }}
            >
              <span>{t(`classifications.criterion.${name}`)}</span>
              <Box sx={{ fontSize: '0.8125rem' }}>
                {isAttested ? (
                  <Sign look="agrees">{t('classifications.decision.attested')}</Sign>
                ) : (
                  t('classifications.decision.notAttested')
                )}
              </Box>
            </Box>
          )
        })}
      </Box>
    </>
  )
}
