import { Suspense, useId, useState, type ReactNode } from 'react'
import { transactionLifecycle } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import type { TransactionRecord } from '../../providers/records.ts'
import { useAbility, useActor } from '../../ui/ability.ts'
import { Amount, Effect } from '../../ui/figures.tsx'
import { DecisionButtons } from '../../ui/decision/decision-buttons.tsx'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { type DecisionProps, useDecision } from '../../ui/decision/use-decision.ts'
import { EarlierDocuments } from '../../ui/document/earlier-documents.tsx'
import { TransactionStatusBadge, VerificationStatusBadge } from '../../ui/states.tsx'
import { useWords, useLanguage } from '../../ui/words.ts'
import { signedAmountOf, effectOf } from './effect-of.ts'
import {
  missingEvidence,
  NO_EVIDENCE,
  ProofField,
  SeenTick,
  sentEvidence,
  useApprovalForbidden,
  type Evidence,
  Proof,
} from './evidence.tsx'
import { movementKindOf } from './movement-kind.ts'
import { loaded } from '../../ui/loaded.ts'
import { Alert, Skeleton } from '@mui/material'
import { groupIban, maskIban } from '@cauce/format/iban.ts'
import { CustomerLink, RecordLink } from '../../ui/links.tsx'
import { Terms, History, term, Missing } from '../../ui/terms.tsx'
import { HandsAlert } from '../../ui/recent-changes.tsx'
import { Failure } from '../../ui/failure.tsx'
import { firstApprovalWords, stepWords, type MovementStep } from '../../ui/step-words.ts'
import { useNow } from '../../ui/time.tsx'
import { useRead } from '../../providers/call.ts'

// The inbox shows what waits, which no statement has approved.
const StatementLines = loaded(() => import('./statement-lines.tsx'), 'StatementLines')

export function TransactionDecision(props: DecisionProps<TransactionRecord>) {
  const { record, onReload } = props
  const t = useWords()
  const id = useId()
  const actor = useActor()
  const [evidence, setEvidence] = useState(NO_EVIDENCE)
  const forbidden = useApprovalForbidden(record)
  const { decide, isBusy, refusal, fieldRefusals } = useDecision(
    props,
    'transactions',
    ['wallets', 'users'],
    ({ status }) =>
      t(`backoffice.done.transaction.${status}`, { name: record.userName, amount: formatMoney(record.amount) }),
  )
  const may = useAbility(transactionLifecycle, record.status)
  const focus = (part: string) => () => document.getElementById(`${id}-${part}`)?.focus()
  const missing = missingEvidence(record, evidence)
  const context = useTransactionContext(record)
  const isFirst = isFirstOfTwo(context)
  const fields = {
    record,
    evidence,
    onChange: (change: Partial<Evidence>) => setEvidence((present) => ({ ...present, ...change })),
    id,
    disabled: isBusy,
  }

  const approval = may('approve')
    ? {
        label: t(`backoffice.decision.${isFirst ? 'firstApproveAmount' : 'approveAmount'}`, {
          amount: formatMoney(record.amount, { places: 'auto' }),
        }),
        missing: missing && { words: t(`backoffice.decision.${missing.what}`), focus: focus(missing.part) },
        forbidden,
        isUnknown: context.isPending,
        onApprove: () => decide({ status: 'completed', ...sentEvidence(evidence) }),
      }
    : undefined
  const rejection =
    may('reject') && actor?.userId !== record.userId
      ? {
          label: t('backoffice.decision.reject'),
          reasonLabel: t('transactions.fields.rejectReason'),
          reasonRefusal: fieldRefusals['rejectReason'],
          onReject: (rejectReason: string) => decide({ status: 'rejected', rejectReason }),
        }
      : undefined

  return (
    <DecisionFrame
      badge={<TransactionStatusBadge record={record} />}
      waitingSince={record.status === 'pending' ? record.createdAt : undefined}
      title={titleOf(t, record)}
      amount={<Amount value={signedAmountOf(record)} sign="always" />}
      refusal={refusal}
      onReload={onReload}
      actions={
        (approval || rejection) && (
          <DecisionButtons approval={approval} rejection={rejection} isBusy={isBusy}>
            {approval && forbidden === undefined && <SeenTick {...fields} reasonRefusal={fieldRefusals['reason']} />}
          </DecisionButtons>
        )
      }
    >
      <TransactionContext record={record} context={context}>
        {approval && forbidden === undefined ? (
          <ProofField {...fields} refusal={fieldRefusals['file']} />
        ) : (
          <Proof record={record} />
        )}
        <EarlierDocuments of={{ recordId: record.id }} />
        {record.status === 'completed' && (
          <Suspense fallback={null}>
            <StatementLines transactionId={record.id} />
          </Suspense>
        )}
      </TransactionContext>
    </DecisionFrame>
  )
}

function titleOf(t: ReturnType<typeof useWords>, record: TransactionRecord): string {
  const kind = movementKindOf(record)
  const { type, userName: name } = record
  return kind === 'deposit' || kind === 'withdrawal'
    ? t(`backoffice.decision.${type}Of`, { name })
    : t(`backoffice.decision.movementOf.${kind}`, { name })
}

interface Props {
  readonly record: TransactionRecord
  readonly context: TransactionContextQuery
  readonly children?: ReactNode
}

function TransactionContext({ record, context, children }: Props) {
  const t = useWords()
  const facts = context.data?.forStaff
  const effect = facts && effectOf(record, facts)
  const isWaiting = record.status === 'pending'
  const { bankAccount, thirdParty } = record

  return (
    <>
      {isWaiting &&
        (effect ? (
          <Effect
            before={{ label: t('backoffice.decision.balanceNow'), value: <Amount value={effect.before} /> }}
            after={{ label: t('backoffice.decision.balanceAfter'), value: <Amount value={effect.after} /> }}
          />
        ) : (
          <Skeleton variant="rounded" height={66} />
        ))}
      {isWaiting && facts && <Warnings facts={facts} />}
      {children}
      <Terms
        of={[
          term(
            t('transactions.fields.userName'),
            <CustomerLink id={record.userId} name={record.userName} tab="wallet" />,
          ),
          bankAccount &&
            term(
              t('bankAccounts.fields.account'),
              <>
                {bankAccount.alias}{' '}
                <span aria-label={bankAccount.account.slice(-4)}>{maskIban(bankAccount.account).slice(-9)}</span>
              </>,
            ),
          thirdParty &&
            term(
              t('transactions.fields.thirdParty'),
              [thirdParty.name, thirdParty.taxNumber, groupIban(thirdParty.iban)].filter(Boolean).join(' · '),
            ),
          record.projectId !== null &&
            term(
              t('transactions.fields.projectName'),
              <RecordLink resource="projects" id={record.projectId} name={record.projectName} />,
            ),
          record.number !== null && term(t('transactions.fields.number'), record.number),
          term(t('transactions.fields.issuerName'), t(`transactions.issuerName.${record.issuerName}`)),
          term(
            t('users.fields.verificationStatus'),
            facts ? <VerificationStatusBadge state={facts.verificationStatus} /> : <Skeleton width={80} />,
          ),
          term(t('transactions.fields.managerName'), record.managerName ?? <Missing />),
          facts &&
            term(
              t(`backoffice.decision.${record.type}ThisYear`),
              t('backoffice.decision.countAndAmount', {
                count: facts.thisYear.count,
                amount: formatMoney(facts.thisYear.amount),
              }),
            ),
          record.rejectReason !== null && term(t('transactions.fields.rejectReason'), record.rejectReason),
        ]}
      />
      <MovementHistory record={record} context={context} />
    </>
  )
}

function Warnings({ facts }: { readonly facts: StaffFacts }) {
  const t = useWords()
  return (
    <>
      {facts.isDisabled && <Alert severity="warning">{t('customers.mark.disabled')}</Alert>}
      <HandsAlert hands={facts.recentHands} />
    </>
  )
}

interface MovementHistoryProps {
  readonly record: TransactionRecord
  readonly context: TransactionContextQuery
}

/** What was decided on a movement, by whom and why (handbook rule 14.13). */
function MovementHistory({ record, context: { data, error, refetch } }: MovementHistoryProps) {
  const t = useWords()
  const language = useLanguage()
  const now = useNow()
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={48} />
  const wordsOf = (step: MovementStep) => {
    const words = stepWords(t, language, step)
    const isWaiting = step.isFirst && record.status === 'pending'
    const whole = isWaiting && step.expiresAt !== null ? firstApprovalWords(t, words, step.expiresAt, now) : words
    return step.reason === null ? whole : t('backoffice.history.withReason', { words: whole, why: step.reason })
  }
  return <History entries={data.steps.map((step) => ({ at: step.at, words: wordsOf(step) }))} />
}

function useTransactionContext({ id, updatedAt }: TransactionRecord) {
  return useRead(['transactions', 'context', id, updatedAt], 'GET /v1/wallet/transactions/{id}/context', {
    params: { id },
  })
}

type TransactionContextQuery = ReturnType<typeof useTransactionContext>
type StaffFacts = NonNullable<NonNullable<TransactionContextQuery['data']>['forStaff']>

/** Whether an approval by the reader would be the first of two, as the API decides it. */
const isFirstOfTwo = ({ data }: TransactionContextQuery): boolean => data?.forStaff?.verdict === 'first'
