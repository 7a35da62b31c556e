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

/** Tickets that wait for a reply of staff. */
const WAITING_TICKETS: ReadonlySet<TicketRecord['state']> = new Set(['Open', 'PendingManager'])

/**
 * One queue of everything that waits, oldest first. Where a source has more rows than were read, the queue ends at its last
 * row: a row that was not read could be older than the next row of another source. Rows that have been decided since they
 * were read are left out.
 */
export function queueOf(sources: Sources): QueueItem[] {
  const { incomes, withdrawals, bankAccounts, verifications, openTickets, answeredTickets } = sources
  const waiting = (
    noun: string,
    { id, userName }: { readonly id: string; readonly userName: string },
    since: string,
  ) => ({
    key: `${noun}/${id}`,
    who: userName,
    since,
  })
  const items: QueueItem[] = [
    ...[...incomes.rows, ...withdrawals.rows]
      .filter(({ status }) => status === 'pending')
      .map((record) => ({ kind: record.type, record, ...waiting('transactions', record, record.createdAt) })),
    ...bankAccounts.rows
      .filter(({ state }) => state === 'pending')
      .map((record) => ({
        kind: 'bankAccount' as const,
        record,
        ...waiting('bankAccounts', record, record.updatedAt),
      })),
    ...verifications.rows
      .filter(({ status }) => status === 'Completed')
      .map((record) => ({
        kind: 'verification' as const,
        record,
        ...waiting('verifications', record, record.updatedAt),
      })),
    ...[...openTickets.rows, ...answeredTickets.rows]
      .filter(({ state }) => WAITING_TICKETS.has(state))
      .map((record) => ({ kind: 'ticket' as const, record, ...waiting('tickets', record, record.updatedAt) })),
  ]
  const ends = [
    ...[incomes, withdrawals].map((source) => endOf(source, 'createdAt')),
    ...[bankAccounts, verifications, openTickets, answeredTickets].map((source) => endOf(source, 'updatedAt')),
  ].filter((end) => end !== undefined)
  return items
    .filter(({ since }) => ends.every((end) => since <= end))
    .toSorted((a, b) => (a.since === b.since ? a.key.localeCompare(b.key) : a.since.localeCompare(b.since)))
}

/** The instant of the last row that was read, where there are more. */
const endOf = <Field extends string>(
  { rows, total }: Source<Readonly<Record<Field, string>>>,
  since: Field,
): string | undefined => (total > rows.length ? rows.at(-1)?.[since] : undefined)

/** The item to show when `key` leaves the queue: the next one, or the one before it at the end. */
export function neighbourOf(items: readonly QueueItem[], key: string): string | undefined {
  const index = items.findIndex((item) => item.key === key)
  return (items[index + 1] ?? items[index - 1])?.key
}

/** Tickets are answered one by one; the rest can be marked and decided together. */
export const isMarkable = ({ kind }: Pick<QueueItem, 'kind'>): boolean => kind !== 'ticket'

/** How many items wait in all. */
export const sumOfTotals = (totals: Readonly<Record<QueueKind, number>>): number =>
  Object.values(totals).reduce((sum, total) => sum + total, 0)
