import type { ReactNode } from 'react'
import { useGetList, useCanAccess } from 'react-admin'
import { TICKET_STATE_IDS } from '@cauce/contract'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { maskIbanShort } from '@cauce/format/iban.ts'
import type { Noun } from '../../providers/nouns.ts'
import type { RecordOf, UserRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { RecordLink } from '../../ui/links.tsx'
import { useToday } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { signedAmountOf } from '../transactions/effect-of.ts'
import { FinishTask } from './user-task.tsx'
import type { Decidable } from './waiting-decision.tsx'

/** Something of a customer that waits. */
export interface Waiting {
  readonly key: string
  readonly since: string
  readonly what: string
  readonly amount?: string
  /** What leads to it, where it is not decided beside the page. */
  readonly link?: ReactNode
  readonly item?: Decidable
}

/** Records of a noun that concern a customer. */
function useOfCustomer<N extends Noun>(resource: N, user: UserRecord, filter: object, field: string) {
  return useGetList<RecordOf<N> & { id: string }>(resource, {
    filter: { userId: user.id, ...filter },
    sort: { field, order: 'ASC' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
}

/** Everything of a customer that waits for staff. */
export function useWaiting(user: UserRecord) {
  const t = useWords()
  const today = useToday()
  const { canAccess: mayFinish } = useCanAccess(accessTo('userTasks.edit', user))
  const transactions = useOfCustomer('transactions', user, { status: 'pending' }, 'createdAt')
  const accounts = useOfCustomer('bankAccounts', user, { state: 'pending' }, 'updatedAt')
  const identities = useOfCustomer('verifications', user, { isUndecided: true }, 'updatedAt')
  const taxDetails = useOfCustomer('taxDetails', user, { state: 'pending' }, 'updatedAt')
  const openTickets = useOfCustomer('tickets', user, { stateId: TICKET_STATE_IDS.Open }, 'updatedAt')
  const answeredTickets = useOfCustomer('tickets', user, { stateId: TICKET_STATE_IDS.PendingManager }, 'updatedAt')
  const tasks = useOfCustomer('userTasks', user, { state: 'open', dueBy: today }, 'dueOn')
  const all = [transactions, accounts, identities, taxDetails, openTickets, answeredTickets, tasks]
  const items: Waiting[] = [
    ...(transactions.data ?? []).map((record) => ({
      key: record.id,
      since: record.createdAt,
      what: `${t(`transactions.type.${record.type}`)} ${record.bankAccount ? maskIbanShort(record.bankAccount.account) : ''}`,
      amount: signedAmountOf(record),
      item: { kind: 'transaction' as const, record },
    })),
    ...(accounts.data ?? []).map((record) => ({
      key: record.id,
      since: record.updatedAt,
      what: `${t('bankAccounts.one')} «${record.alias}» ${maskIbanShort(record.account)}`,
      item: { kind: 'bankAccount' as const, record },
    })),
    ...(identities.data ?? []).map((record) => ({
      key: record.id,
      since: record.updatedAt,
      what: t('verifications.one'),
      item: { kind: 'verification' as const, record },
    })),
    ...(taxDetails.data ?? []).map((record) => ({
      key: record.id,
      since: record.updatedAt,
      what: t(`taxDetails.kind.${record.kind}`),
      item: { kind: 'taxDetail' as const, record },
    })),
    ...[...(openTickets.data ?? []), ...(answeredTickets.data ?? [])].map(({ id, title, updatedAt }) => ({
      key: id,
      since: updatedAt,
      what: `${t('tickets.one')} «${title}»`,
      link: (
        <RecordLink resource="tickets" type="show" id={id}>
          {t('tickets.reply')}
        </RecordLink>
      ),
    })),
    ...(tasks.data ?? []).map((task) => ({
      key: task.id,
      since: `${task.dueOn}T00:00:00.000Z`,
      what: `${t('userTasks.one')}: ${task.title}`,
      link: mayFinish && <FinishTask task={task} />,
    })),
  ]
  return {
    items: items.toSorted((one, other) => one.since.localeCompare(other.since)),
    isKnown: all.every(({ data }) => data),
    failed: all.find(({ error }) => error)?.error,
    refetch: () => void Promise.all(all.map((list) => list.refetch())),
  }
}
