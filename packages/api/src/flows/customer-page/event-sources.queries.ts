import type { EventKind } from '@cauce/contract'
import { sql, type SQL } from 'drizzle-orm'
import { userName, users, verifications } from '../../database/schema/account.ts'
import { userTasks } from '../../database/schema/customer-work.ts'
import { devices } from '../../database/schema/auth.ts'
import { moneyDecisions } from '../../database/schema/decisions.ts'
import { bankAccounts } from '../../database/schema/payment.ts'
import { auditRecords } from '../../database/schema/platform.ts'
import { projects } from '../../database/schema/project.ts'
import { reservations } from '../../database/schema/orders.ts'
import { ticketMessages, tickets } from '../../database/schema/support.ts'
import { ledgerTransfers, transactions, wallets } from '../../database/schema/wallet.ts'

export interface Source {
  readonly kind: EventKind
  readonly at: SQL
  readonly id: SQL
  /** Columns: what, amount, change of the balance, name, state, title of a task, as whom, actor, record, decision. */
  readonly what: SQL
  readonly amount?: SQL
  readonly change?: SQL
  readonly name?: SQL
  readonly state?: SQL
  readonly task?: SQL
  readonly as?: SQL
  readonly actor?: SQL
  readonly record?: SQL
  readonly decision?: SQL
  readonly from: SQL
}

const INVESTMENTS = sql`('order', 'revoke', 'disinvest', 'refund', 'hold_deposit', 'return_deposit')`

/** What the gate decided, by the postings of the wallet: each decision once, however many postings it has. */
function decidedOf(userId: string): readonly Source[] {
  const ofWallet = (account: 'wallet_id' | 'reserved_account_id') =>
    sql`(select ${sql.raw(account)} from ${wallets} where ${wallets.userId} = ${userId})`
  const amount = sql`coalesce(t.amount, p.amount)`
  const sides = [
    {
      posting: sql`p.debit_account_id = ${ofWallet('wallet_id')}`,
      change: sql`case when p.kind <> 'reserve' then -${amount} end`,
    },
    {
      posting: sql`p.debit_account_id = ${ofWallet('reserved_account_id')} and d.kind in ('approve_withdrawal', 'approve_third_party')`,
      change: sql`-${amount}`,
    },
    {
      posting: sql`p.credit_account_id = ${ofWallet('wallet_id')} and not exists (
        select from ${ledgerTransfers} o where o.decision_id = p.decision_id and o.credit_account_id = p.credit_account_id
          and o.transaction_id is not distinct from p.transaction_id and o.transfer_id < p.transfer_id)`,
      change: sql`case when p.kind <> 'release' then ${amount} end`,
    },
  ]
  return sides.flatMap(({ posting, change }) =>
    (['money', 'investments'] as const).map((kind) => ({
      kind,
      at: sql`p.created_at`,
      id: sql`p.transfer_id`,
      what: sql`d.kind`,
      amount,
      change,
      name: sql`(select ${projects.name} from ${projects} where ${projects.projectId} = d.project_id)`,
      record: sql`coalesce(d.project_id, t.transaction_id, p.transfer_id)`,
      decision: sql`d.decision_id`,
      from: sql`${ledgerTransfers} p join ${moneyDecisions} d on d.decision_id = p.decision_id left join ${transactions} t on t.transaction_id = p.transaction_id
        where ${posting} and d.kind ${kind === 'money' ? sql`not in` : sql`in`} ${INVESTMENTS}`,
    })),
  )
}

const nameOf = (id: SQL) => sql`(select ${userName()} from ${users} where ${users.userId} = ${id})`

const undecidedOf = (userId: string): readonly Source[] => {
  const { transactionId, createdBy, decidedAt, adminId, status } = transactions
  const ofIncome = {
    kind: 'money',
    id: sql`${transactionId}`,
    amount: sql`${transactions.amount}`,
  } as const
  const incomes = sql`${transactions} where ${transactions.userId} = ${userId} and ${transactions.type} = 'income'`
  return [
    {
      ...ofIncome,
      at: sql`${transactions.createdAt}`,
      what: sql`'ask_deposit'`,
      name: sql`(select ${bankAccounts.alias} from ${bankAccounts} where ${bankAccounts.bankAccountId} = ${transactions.bankAccountId})`,
      as: sql`case when ${createdBy} = ${userId} then 'owner' else 'staff' end`,
      actor: sql`case when ${createdBy} <> ${userId} then ${nameOf(sql`${createdBy}`)} end`,
      from: sql`${incomes} and ${transactions.issuerName} in ('user-wallet', 'admin-backoffice') and ${createdBy} is not null`,
    },
    {
      ...ofIncome,
      at: sql`${decidedAt}`,
      what: sql`case ${status} when 'cancelled' then 'cancel_deposit' else 'reject_deposit' end`,
      as: sql`case ${status} when 'cancelled' then 'owner' else 'staff' end`,
      actor: nameOf(sql`${adminId}`),
      from: sql`${incomes} and ${status} in ('rejected', 'cancelled')`,
    },
  ]
}

const reservationsOf = (userId: string): readonly Source[] => {
  const { reservationId, projectId, createdAt, updatedAt, state, amount } = reservations
  const reservation = {
    kind: 'investments',
    id: sql`${reservationId}`,
    amount: sql`${amount}`,
    name: sql`(select ${projects.name} from ${projects} where ${projects.projectId} = ${projectId})`,
    record: sql`${projectId}`,
  } as const
  return [
    {
      ...reservation,
      at: sql`${createdAt}`,
      what: sql`'reservationPlaced'`,
      as: sql`'owner'`,
      from: sql`${reservations} where ${reservations.userId} = ${userId}`,
    },
    {
      ...reservation,
      at: sql`${updatedAt}`,
      what: sql`case ${state} when 'withdrawn' then 'reservationWithdrawn' else 'reservationLapsed' end`,
      as: sql`case ${state} when 'withdrawn' then 'owner' else 'platform' end`,
      from: sql`${reservations} where ${reservations.userId} = ${userId} and ${state} in ('withdrawn', 'lapsed')`,
    },
  ]
}

const ticketsOf = (userId: string): readonly Source[] => [
  {
    kind: 'tickets',
    at: sql`${tickets.createdAt}`,
    id: sql`${tickets.ticketId}`,
    what: sql`'ticketOpened'`,
    name: sql`${tickets.title}`,
    state: sql`${tickets.state}`,
    from: sql`${tickets} where ${tickets.userId} = ${userId}`,
  },
  {
    kind: 'tickets',
    at: sql`${ticketMessages.createdAt}`,
    id: sql`${ticketMessages.messageId}`,
    what: sql`case when ${ticketMessages.isFromStaff} then 'ticketAnswered' else 'ticketWritten' end`,
    name: sql`${tickets.title}`,
    as: sql`case when ${ticketMessages.isFromStaff} then 'staff' end`,
    actor: sql`case when ${ticketMessages.isFromStaff} then ${nameOf(sql`${ticketMessages.userId}`)} end`,
    record: sql`${tickets.ticketId}`,
    from: sql`${ticketMessages} join ${tickets} on ${tickets.ticketId} = ${ticketMessages.ticketId} where ${tickets.userId} = ${userId}`,
  },
]

const accountOf = (userId: string): readonly Source[] => [
  {
    kind: 'account',
    at: sql`${users.createdAt}`,
    id: sql`${users.userId}`,
    what: sql`'registered'`,
    from: sql`${users} where ${users.userId} = ${userId}`,
  },
  {
    kind: 'account',
    at: sql`${verifications.createdAt}`,
    id: sql`${verifications.verificationId}`,
    what: sql`'verification'`,
    state: sql`${verifications.status}`,
    from: sql`${verifications} where ${verifications.userId} = ${userId}`,
  },
  {
    kind: 'account',
    at: sql`${bankAccounts.createdAt}`,
    id: sql`${bankAccounts.bankAccountId}`,
    what: sql`'bankAccount'`,
    name: sql`${bankAccounts.alias}`,
    state: sql`${bankAccounts.state}`,
    from: sql`${bankAccounts} where ${bankAccounts.userId} = ${userId} and ${bankAccounts.deletedAt} is null`,
  },
  {
    kind: 'account',
    at: sql`${devices.createdAt}`,
    id: sql`${devices.deviceId}`,
    what: sql`'device'`,
    name: sql`${devices.name}`,
    from: sql`${devices} where ${devices.userId} = ${userId}`,
  },
]

/** What is told already with the money and the tickets themselves; a first approval moves none. */
const isTold = sql`(${auditRecords.operation} in ('transactions.create', 'tickets.createMessage')
  or ${auditRecords.noun} = 'transactions' and ${auditRecords.after} ? 'status'
  or ${auditRecords.operation} in ('matching.match', 'payments.cancel', 'paymentBatches.report') and exists (
    select from ${ledgerTransfers} p where p.movement_id = ${auditRecords.recordId} and p.kind = 'income'
      or p.payment_id = ${auditRecords.recordId} and p.kind = 'payment_returned'))`

const becameOf = sql`coalesce(${auditRecords.after} #>> '{state,choice}', ${auditRecords.after} #>> '{decision,choice}',
  ${auditRecords.after} #>> '{status,choice}', case ${auditRecords.after} ->> 'disabled' when 'true' then 'disabled' when 'false' then 'enabled' end)`

const staffOf = (userId: string, isAlone: boolean): readonly Source[] => [
  {
    kind: 'staff',
    at: sql`${auditRecords.createdAt}`,
    id: sql`${auditRecords.auditRecordId}`,
    what: sql`'staff'`,
    state: sql`${auditRecords.operation}`,
    name: becameOf,
    task: sql`(select ${userTasks.title} from ${userTasks} where ${userTasks.userTaskId} = ${auditRecords.recordId})`,
    as: sql`case ${auditRecords.actorRole} when 'platform' then 'platform' else 'staff' end`,
    actor: nameOf(sql`${auditRecords.actorId}`),
    record: sql`${auditRecords.recordId}`,
    from: sql`${auditRecords} where ${auditRecords.userId} = ${userId}${isAlone ? sql`` : sql` and not ${isTold}`}`,
  },
]

/** Each read by its index on the person or the wallet, up to the page. */
export const sourcesOf = (userId: string, kinds: readonly EventKind[]): readonly Source[] => [
  ...decidedOf(userId),
  ...undecidedOf(userId),
  ...reservationsOf(userId),
  ...ticketsOf(userId),
  ...accountOf(userId),
  ...staffOf(userId, kinds.length === 1),
]
