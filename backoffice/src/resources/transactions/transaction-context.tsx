import type { ReactNode } from 'react'
import { Alert, Skeleton } from '@mui/material'
import { maskIban } from '@cauce/format/iban.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { TransactionRecord } from '../../providers/records.ts'
import { Amount, Effect } from '../../ui/figures.tsx'
import { CustomerLink, RecordLink } from '../../ui/links.tsx'
import { Term, Terms, History } from '../../ui/terms.tsx'
import { HandsAlert } from '../../ui/recent-changes.tsx'
import { VerificationStatusBadge } from '../../ui/states.tsx'
import { useWords, useLanguage } from '../../ui/words.ts'
import { effectOf } from './effect-of.ts'
import { Missing } from '../../ui/missing.tsx'
import type { StaffFacts, TransactionContextQuery } from './use-transaction-context.ts'
import { Failure } from '../../ui/failure.tsx'
import { firstApprovalWords, stepWords, type MovementStep } from '../../ui/step-words.ts'
import { useNow } from '../../ui/time.tsx'

interface Props {
  readonly record: TransactionRecord
  readonly context: TransactionContextQuery
  /** The proof, between the balance and the customer. */
  readonly children?: ReactNode
}

/** The facts to decide by: the balance before and after, the customer, and the history. */
export function TransactionContext({ record, context, children }: Props) {
  const t = useWords()
  const facts = context.data?.forStaff
  const effect = facts && effectOf(record, facts)
  const isWaiting = record.status === 'pending'

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
      <Terms>
        <Term label={t('transactions.fields.userName')}>
          <CustomerLink id={record.userId} name={record.userName} tab="wallet" />
        </Term>
        {record.bankAccount && (
          <Term label={t('bankAccounts.fields.account')}>
            {record.bankAccount.alias}{' '}
            <span aria-label={record.bankAccount.account.slice(-4)}>
              {maskIban(record.bankAccount.account).slice(-9)}
            </span>
          </Term>
        )}
        {record.projectId !== null && (
          <Term label={t('transactions.fields.projectName')}>
            <RecordLink resource="projects" id={record.projectId} name={record.projectName} />
          </Term>
        )}
        {record.number !== null && <Term label={t('transactions.fields.number')}>{record.number}</Term>}
        <Term label={t('transactions.fields.issuerName')}>{t(`transactions.issuerName.${record.issuerName}`)}</Term>
        <Term label={t('users.fields.verificationStatus')}>
          {facts ? <VerificationStatusBadge status={facts.verificationStatus} /> : <Skeleton width={80} />}
        </Term>
        <Term label={t('transactions.fields.managerName')}>{record.managerName ?? <Missing />}</Term>
        {facts && (
          <Term label={t(`backoffice.decision.${record.type}ThisYear`)}>
            {t('backoffice.decision.countAndAmount', {
              count: facts.thisYear.count,
              amount: formatMoney(facts.thisYear.amount),
            })}
          </Term>
        )}
        {record.rejectReason !== null && (
          <Term label={t('transactions.fields.rejectReason')}>{record.rejectReason}</Term>
        )}
      </Terms>
      <MovementHistory record={record} context={context} />
    </>
  )
}

/** What calls for care about the customer. */
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
