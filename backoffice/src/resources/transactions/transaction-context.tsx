import type { ReactNode } from 'react'
import { useGetList, useGetOne } from 'react-admin'
import { Alert, Skeleton } from '@mui/material'
import { maskIban } from '@cauce/format/iban.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { TransactionRecord, UserRecord, WalletRecord } from '../../providers/records.ts'
import { Amount, Effect } from '../../ui/figures.tsx'
import { CustomerLink, RecordLink } from '../../ui/links.tsx'
import { Term, Terms } from '../../ui/terms.tsx'
import { RecentChanges } from '../../ui/recent-changes.tsx'
import { VerificationStatusBadge } from '../../ui/states.tsx'
import { useToday } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { effectOf, sumOf } from './effect-of.ts'
import { MovementHistory } from './movement-history.tsx'
import { Missing } from '../../ui/missing.tsx'

interface Props {
  readonly record: TransactionRecord
  /** The proof, between the balance and the customer. */
  readonly children?: ReactNode
}

/** The facts to decide by: the balance before and after, the customer, and the history. */
export function TransactionContext({ record, children }: Props) {
  const t = useWords()
  const { data: wallet } = useGetOne<WalletRecord>('wallets', { id: record.walletId })
  const { data: user } = useGetOne<UserRecord>('users', { id: record.userId })
  const effect = wallet && effectOf(record, wallet)

  return (
    <>
      {record.status === 'pending' &&
        (effect ? (
          <Effect
            before={{ label: t('backoffice.decision.balanceNow'), value: <Amount value={effect.before} /> }}
            after={{ label: t('backoffice.decision.balanceAfter'), value: <Amount value={effect.after} /> }}
          />
        ) : (
          <Skeleton variant="rounded" height={66} />
        ))}
      {record.status === 'pending' && user?.disabled && (
        <Alert severity="warning">{t('customers.mark.disabled')}</Alert>
      )}
      {record.status === 'pending' && <RecentChanges userIds={[record.userId]} />}
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
          {user ? <VerificationStatusBadge status={user.verificationStatus} /> : <Skeleton width={80} />}
        </Term>
        <Term label={t('transactions.fields.managerName')}>{record.managerName ?? <Missing />}</Term>
        <ThisYear record={record} />
        {record.rejectReason !== null && (
          <Term label={t('transactions.fields.rejectReason')}>{record.rejectReason}</Term>
        )}
      </Terms>
      <MovementHistory record={record} />
    </>
  )
}

const MOST_ROWS = 100

/** Number and sum of the completed movements of the same type in this year. */
function ThisYear({ record: { userId, type } }: { readonly record: TransactionRecord }) {
  const t = useWords()
  const year = useToday().slice(0, 4)
  const { data, total } = useGetList<TransactionRecord>('transactions', {
    pagination: { page: 1, perPage: MOST_ROWS },
    filter: {
      userId,
      type,
      status: 'completed',
      issuerName: 'user-wallet',
      fromDate: `${year}-01-01`,
    },
  })
  if (!data || total === undefined) return null
  const amount = formatMoney(sumOf(data.map((row) => row.amount)))
  return (
    <Term label={t(`backoffice.decision.${type}ThisYear`)}>
      {total > data.length
        ? t('backoffice.decision.count', { count: total })
        : t('backoffice.decision.countAndAmount', { count: total, amount })}
    </Term>
  )
}
