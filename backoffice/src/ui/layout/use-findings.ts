import { useGetList } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { parseTypedAmount } from '@cauce/format/typed-amount.ts'
import type { ProjectRecord, TransactionRecord, UserRecord } from '../../providers/records.ts'
import { displayNameOf } from '../display-name.ts'
import { useWords } from '../words.ts'

export interface Finding {
  readonly resource: 'users' | 'projects' | 'transactions'
  readonly id: string
  readonly title: string
  readonly detail: string
  /** Whose wallet a transaction stands in. */
  readonly customerId?: string
}

const SHORTEST_SEARCH = 2
const MOST_OF_EACH = 5
const pagination = { page: 1, perPage: MOST_OF_EACH }

/** The best matches for `typed` among customers and projects, and among transactions when it is an amount. */
export function useFindings(typed: string): { readonly findings: readonly Finding[]; readonly isSearching: boolean } {
  const t = useWords()
  const enabled = typed.length >= SHORTEST_SEARCH
  const amount = parseTypedAmount(typed)
  const users = useGetList<UserRecord>('users', { pagination, filter: { multiSearch: typed } }, { enabled })
  const projects = useGetList<ProjectRecord>('projects', { pagination, filter: { name: typed } }, { enabled })
  const transactions = useGetList<TransactionRecord>(
    'transactions',
    { pagination, filter: { amount } },
    { enabled: enabled && amount !== undefined },
  )
  if (!enabled) return { findings: [], isSearching: false }

  return {
    isSearching: users.isFetching || projects.isFetching || transactions.isFetching,
    findings: [
      ...(users.data ?? []).map((user) => ({
        resource: 'users' as const,
        id: user.id,
        title: displayNameOf(user),
        detail: user.email,
      })),
      ...(projects.data ?? []).map((project) => ({
        resource: 'projects' as const,
        id: project.id,
        title: project.name,
        detail: t(`phases.name.${project.phaseName}`),
      })),
      ...(amount === undefined ? [] : (transactions.data ?? [])).map((transaction) => ({
        resource: 'transactions' as const,
        id: transaction.id,
        title: `${t(`transactions.type.${transaction.type}`)} ${formatMoney(transaction.amount)}, ${transaction.userName}`,
        detail: formatDate(transaction.createdAt),
        customerId: transaction.userId,
      })),
    ],
  }
}
