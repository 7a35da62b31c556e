import type { CUSTOMER_EVENTS, EventKind } from '@cauce/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../database/index.ts'
import { userName, users, verifications } from '../../database/schema/account.ts'
import { devices } from '../../database/schema/auth.ts'
import { orderMovements } from '../../database/schema/orders.ts'
import { bankAccounts } from '../../database/schema/payment.ts'
import { auditRecords } from '../../database/schema/platform.ts'
import { projects } from '../../database/schema/project.ts'
import { reservations } from '../../database/schema/reservations.ts'
import { ticketMessages, tickets } from '../../database/schema/support.ts'
import { transactions } from '../../database/schema/wallet.ts'

export interface EventPage {
  readonly kinds: readonly EventKind[]
  readonly take: number
  readonly before?: Date | undefined
  readonly beforeId?: string | undefined
}

interface EventRow extends Record<string, unknown> {
  readonly event_id: string
  readonly kind: EventKind
  readonly what: (typeof CUSTOMER_EVENTS)[number]
  readonly at: string
  readonly amount: string | null
  readonly name: string | null
  readonly state: string | null
  readonly actor_name: string | null
  readonly record_id: string
}

export async function listEvents(executor: Executor, userId: string, page: EventPage) {
  const limit = page.take + 1
  const parts = sourcesOf(userId)
    .filter(({ kind }) => page.kinds.includes(kind))
    .map((source) => partOf(source, page, limit))
  const { rows } = await executor.execute<EventRow>(
    sql`select * from (${sql.join(parts, sql` union all `)}) as events order by at desc, event_id desc limit ${limit}`,
  )
  const events = rows.slice(0, page.take).map((row) => ({
    eventId: row.event_id,
    kind: row.kind,
    what: row.what,
    at: new Date(row.at),
    amount: row.amount === null ? null : BigInt(row.amount),
    name: row.name,
    state: row.state,
    actorName: row.actor_name,
    recordId: row.record_id,
  }))
  return { events, hasMore: rows.length > page.take }
}

function partOf({ kind, at, id, from, ...source }: Source, { before, beforeId }: EventPage, limit: number): SQL {
  const none = (type: 'bigint' | 'text') => sql`null::${sql.raw(type)}`
  const until = before?.toISOString()
  const earlier =
    until === undefined
      ? sql``
      : beforeId === undefined
        ? sql` and ${at} < ${until}::timestamptz`
        : sql` and (${at}, ${id}) < (${until}::timestamptz, ${beforeId}::uuid)`
  return sql`(
    select ${id} as event_id, ${kind}::text as kind, (${source.what})::text as what, ${at} as at, ${source.amount ?? none('bigint')} as amount,
      ${source.name ?? none('text')} as name, ${source.state ?? none('text')} as state, ${source.actor ?? none('text')} as actor_name,
      ${source.record ?? id} as record_id
    from ${from}${earlier} order by ${at} desc, ${id} desc limit ${limit}
  )`
}

interface Source {
  readonly kind: EventKind
  readonly at: SQL
  readonly id: SQL
  /** Columns: what, amount, name, state, actor, record. */
  readonly what: SQL
  readonly amount?: SQL
  readonly name?: SQL
  readonly state?: SQL
  readonly actor?: SQL
  readonly record?: SQL
  readonly from: SQL
}

const moneyOf = (userId: string): readonly Source[] => [
  {
    kind: 'money',
    at: sql`${transactions.createdAt}`,
    id: sql`${transactions.transactionId}`,
    what: sql`case when ${transactions.projectId} is null then ${transactions.type} else 'payment' end`,
    amount: sql`${transactions.amount}`,
    name: sql`coalesce((select ${projects.name} from ${projects} where ${projects.projectId} = ${transactions.projectId}),
      (select ${bankAccounts.alias} from ${bankAccounts} where ${bankAccounts.bankAccountId} = ${transactions.bankAccountId}))`,
    state: sql`${transactions.status}`,
    from: sql`${transactions} where ${transactions.userId} = ${userId} and ${transactions.issuerName} <> 'project_order'`,
  },
  {
    kind: 'investments',
    at: sql`${orderMovements.createdAt}`,
    id: sql`${orderMovements.orderMovementId}`,
    what: sql`${orderMovements.type}`,
    amount: sql`${orderMovements.amount}`,
    name: sql`(select ${projects.name} from ${projects} where ${projects.projectId} = ${orderMovements.projectId})`,
    record: sql`${orderMovements.projectId}`,
    from: sql`${orderMovements} where ${orderMovements.userId} = ${userId}`,
  },
  {
    kind: 'investments',
    at: sql`${reservations.createdAt}`,
    id: sql`${reservations.reservationId}`,
    what: sql`'reserve'`,
    amount: sql`${reservations.amount}`,
    name: sql`(select ${projects.name} from ${projects} where ${projects.projectId} = ${reservations.projectId})`,
    state: sql`${reservations.state}`,
    record: sql`${reservations.projectId}`,
    from: sql`${reservations} where ${reservations.userId} = ${userId}`,
  },
]

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
    actor: sql`case when ${ticketMessages.isFromStaff} then (select ${userName()} from ${users} where ${users.userId} = ${ticketMessages.userId}) end`,
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

const staffOf = (userId: string): readonly Source[] => [
  {
    kind: 'staff',
    at: sql`${auditRecords.createdAt}`,
    id: sql`${auditRecords.auditRecordId}`,
    what: sql`'staff'`,
    state: sql`${auditRecords.operation}`,
    actor: sql`(select ${userName()} from ${users} where ${users.userId} = ${auditRecords.actorId})`,
    record: sql`${auditRecords.recordId}`,
    from: sql`${auditRecords} where ${auditRecords.userId} = ${userId}`,
  },
]

/** Each read by its index on the person, up to the page. */
const sourcesOf = (userId: string): readonly Source[] => [
  ...moneyOf(userId),
  ...ticketsOf(userId),
  ...accountOf(userId),
  ...staffOf(userId),
]
