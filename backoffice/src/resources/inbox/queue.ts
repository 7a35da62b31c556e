import type { BankAccountRecord, TicketRecord, TransactionRecord, VerificationRecord } from '../../providers/records.ts'

/** The kinds of decision that wait, in the order of their chips. */
export const QUEUE_KINDS = ['income', 'withdraw', 'bankAccount', 'verification', 'ticket'] as const
export type QueueKind = (typeof QUEUE_KINDS)[number]

interface Waiting {
  readonly key: string
  readonly since: string
  readonly who: string
}
export type QueueItem = Waiting &
  (
    | { readonly kind: 'income' | 'withdraw'; readonly record: TransactionRecord }
    | { readonly kind: 'bankAccount'; readonly record: BankAccountRecord }
    | { readonly kind: 'verification'; readonly record: VerificationRecord }
    | { readonly kind: 'ticket'; readonly record: TicketRecord }
  )

/** The oldest rows of one kind and how many there are in all. */
export interface Source<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

export interface Sources {
  readonly incomes: Source<TransactionRecord>
  readonly withdrawals: Source<TransactionRecord>
  readonly bankAccounts: Source<BankAccountRecord>
  readonly verifications: Source<VerificationRecord>
  readonly openTickets: Source<TicketRecord>
  readonly answeredTickets: Source<TicketRecord>
}

/** Tickets in which staff have the next word. */
const WAITING_TICKETS: ReadonlySet<TicketRecord['state']> = new Set(['Open', 'PendingManager'])

/**
 * One queue of all that waits, oldest first. A source that holds more than was read ends the queue at its last row: what
 * stands behind could be older than the next row of another source, and the order would lie. What has been decided since
 * it was read is left out.
 */
export function queueOf(sources: Sources): QueueItem[] {
  const { incomes, withdrawals, bankAccounts, verifications, openTickets, answeredTickets } = sources
  const items: QueueItem[] = [
    ...[...incomes.rows, ...withdrawals.rows]
      .filter(({ status }) => status === 'pending')
      .map((record) => ({
        kind: record.type,
        key: `transactions/${record.id}`,
        since: record.createdAt,
        who: record.userName,
        record,
      })),
    ...bankAccounts.rows
      .filter(({ state }) => state === 'pending')
      .map((record) => ({
        kind: 'bankAccount' as const,
        key: `bankAccounts/${record.id}`,
        since: record.updatedAt,
        who: record.userName,
        record,
      })),
    ...verifications.rows
      .filter(({ status }) => status === 'Completed')
      .map((record) => ({
        kind: 'verification' as const,
        key: `verifications/${record.id}`,
        since: record.updatedAt,
        who: record.userName,
        record,
      })),
    ...[...openTickets.rows, ...answeredTickets.rows]
      .filter(({ state }) => WAITING_TICKETS.has(state))
      .map((record) => ({
        kind: 'ticket' as const,
        key: `tickets/${record.id}`,
        since: record.updatedAt,
        who: record.userName,
        record,
      })),
  ]
  const ends = [
    endOf(incomes, ({ createdAt }) => createdAt),
    endOf(withdrawals, ({ createdAt }) => createdAt),
    endOf(bankAccounts, ({ updatedAt }) => updatedAt),
    endOf(verifications, ({ updatedAt }) => updatedAt),
    endOf(openTickets, ({ updatedAt }) => updatedAt),
    endOf(answeredTickets, ({ updatedAt }) => updatedAt),
  ].filter((end) => end !== undefined)
  return items
    .filter(({ since }) => ends.every((end) => since <= end))
    .toSorted((a, b) => (a.since === b.since ? a.key.localeCompare(b.key) : a.since.localeCompare(b.since)))
}

const endOf = <Row>({ rows, total }: Source<Row>, since: (row: Row) => string): string | undefined =>
  total > rows.length && rows.length > 0 ? since(rows.at(-1)!) : undefined

/** The item that comes into view when `key` leaves the queue: the next one, or the one before the end. */
export function neighbourOf(items: readonly QueueItem[], key: string): string | undefined {
  const index = items.findIndex((item) => item.key === key)
  return (items[index + 1] ?? items[index - 1])?.key
}

/** Tickets are answered one by one; the rest can be marked and decided together. */
export const isMarkable = ({ kind }: Pick<QueueItem, 'kind'>): boolean => kind !== 'ticket'
