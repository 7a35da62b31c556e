import type { DecisionKind } from '@cauce/contract/misc/claims.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type {
  BankAccountRecord,
  ClassificationRecord,
  DistributionRecord,
  IrregularityRecord,
  MatchingRecord,
  PaymentBatchRecord,
  ProjectRecord,
  TaxDetailRecord,
  TicketRecord,
  TransactionRecord,
  VerificationRecord,
} from '../../providers/records.ts'
import { firstApprovalState, type FirstApproval } from '../../ui/first-approval.ts'
import { hasWords } from '../../ui/palette/highlight.ts'
import { WAITING_TICKETS } from '../tickets/ticket-steps.ts'
import type { AccessRecord } from './use-waiting-accesses.ts'

/** The kinds of decision that wait, in the order of their chips. */
export const QUEUE_KINDS = [
  'income',
  'withdraw',
  'bankMovement',
  'paymentBatch',
  'distribution',
  'refund',
  'bankAccount',
  'verification',
  'taxDetail',
  'classification',
  'suspension',
  'examinationAccess',
  'ticket',
] as const satisfies readonly DecisionKind[]
export type QueueKind = DecisionKind

interface Waiting {
  readonly key: string
  readonly since: string
  readonly who: string
}
export type QueueItem = Waiting &
  (
    | { readonly kind: 'income' | 'withdraw'; readonly record: TransactionRecord }
    | { readonly kind: 'bankMovement'; readonly record: MatchingRecord }
    | { readonly kind: 'paymentBatch'; readonly record: PaymentBatchRecord }
    | { readonly kind: 'distribution'; readonly record: DistributionRecord }
    | { readonly kind: 'refund'; readonly record: ProjectRecord }
    | { readonly kind: 'bankAccount'; readonly record: BankAccountRecord }
    | { readonly kind: 'verification'; readonly record: VerificationRecord }
    | { readonly kind: 'taxDetail'; readonly record: TaxDetailRecord }
    | { readonly kind: 'classification'; readonly record: ClassificationRecord }
    | { readonly kind: 'suspension'; readonly record: IrregularityRecord }
    | { readonly kind: 'examinationAccess'; readonly record: AccessRecord }
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
  /** Lines of bank statements that wait for a decision. */
  readonly bankMovements: Source<MatchingRecord>
  /** Drafts of payments that another administrator made. */
  readonly paymentBatches: Source<PaymentBatchRecord>
  /** Recorded payments that wait to be confirmed. */
  readonly distributions: Source<DistributionRecord>
  /** Projects whose refund another administrator asked for. */
  readonly refunds: Source<ProjectRecord>
  readonly bankAccounts: Source<BankAccountRecord>
  readonly verifications: Source<VerificationRecord>
  readonly taxDetails: Source<TaxDetailRecord>
  readonly classifications: Source<ClassificationRecord>
  /** Offers that are suspended until they are corrected. */
  readonly suspensions: Source<IrregularityRecord>
  /** Requests of other administrators to read the examinations. */
  readonly accesses: Source<AccessRecord>
  readonly openTickets: Source<TicketRecord>
  readonly answeredTickets: Source<TicketRecord>
}

/** Who reads the queue, and when. */
export interface Reader {
  readonly userId: string
  readonly now: number
}

/**
 * One queue of everything that waits, oldest first. Where a source has more rows than were read, the queue ends at its last
 * row: a row that was not read could be older than the next row of another source. Rows that have been decided since they
 * were read are left out, by this reader too: theirs is not the second approval.
 */
export function queueOf(sources: Sources, { userId, now }: Reader): QueueItem[] {
  const {
    incomes,
    withdrawals,
    distributions,
    refunds,
    bankAccounts,
    verifications,
    taxDetails,
    classifications,
    openTickets,
    answeredTickets,
  } = sources
  const isOwn = isOwnOf({ userId, now })
  const items: QueueItem[] = [
    ...[...incomes.rows, ...withdrawals.rows]
      .filter(({ status, firstApproval }) => status === 'pending' && !isOwn(firstApproval))
      .map((record) => ({ kind: record.type, record, ...waiting('transactions', record, record.createdAt) })),
    ...bankItems(sources, { userId, now }),
    ...suspensionItems(sources.suspensions.rows),
    ...sources.accesses.rows.map(accessItem),
    ...distributions.rows
      .filter(({ status, firstApproval }) => status === 'draft' && !isOwn(firstApproval))
      .map((record) => ({
        kind: 'distribution' as const,
        record,
        ...waiting('distributions', { id: record.id, userName: record.projectName }, record.updatedAt),
      })),
    ...refunds.rows.flatMap((record) =>
      record.pendingRefund === null || isOwn(record.pendingRefund.firstApproval)
        ? []
        : {
            kind: 'refund' as const,
            record,
            ...waiting(
              'refunds',
              { id: record.id, userName: record.name },
              record.pendingRefund.firstApproval.approvedAt,
            ),
          },
    ),
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
    ...taxDetails.rows
      .filter(({ state }) => state === 'pending')
      .map((record) => ({ kind: 'taxDetail' as const, record, ...waiting('taxDetails', record, record.updatedAt) })),
    ...classifications.rows
      .filter(({ state }) => state === 'pending')
      .map((record) => ({
        kind: 'classification' as const,
        record,
        ...waiting('classifications', record, record.updatedAt),
      })),
    ...[...openTickets.rows, ...answeredTickets.rows]
      .filter(({ state }) => WAITING_TICKETS.has(state))
      .map((record) => ({ kind: 'ticket' as const, record, ...waiting('tickets', record, record.updatedAt) })),
  ]
  const ends = endsOf(sources)
  return items
    .filter(({ since }) => ends.every((end) => since <= end))
    .toSorted((a, b) => (a.since === b.since ? a.key.localeCompare(b.key) : a.since.localeCompare(b.since)))
}

/** Where sources end that have more rows than were read. */
function endsOf(sources: Sources): string[] {
  const { incomes, withdrawals, bankMovements, paymentBatches, suspensions, accesses, refunds: _, ...others } = sources
  const created = [incomes, withdrawals, bankMovements, paymentBatches, suspensions, accesses]
  const ends = created.map((source) => endOf(source, 'createdAt'))
  ends.push(...Object.values(others).map((source) => endOf(source, 'updatedAt')))
  return ends.filter((end) => end !== undefined)
}

const isOwnOf =
  ({ userId, now }: Reader) =>
  (approval: FirstApproval | null): boolean =>
    approval?.adminId === userId && firstApprovalState(approval, true, now) === 'stands'

/** Lines of statements that wait, but for those that this reader has signed first. */
function openLines(rows: readonly MatchingRecord[], reader: Reader): readonly MatchingRecord[] {
  const isOwn = isOwnOf(reader)
  return rows.filter(({ tier, suggestions }) => tier !== null && !suggestions.some((one) => isOwn(one.firstApproval)))
}

const waiting = (
  noun: string,
  { id, userName }: { readonly id: string; readonly userName: string },
  since: string,
): Waiting => ({ key: `${noun}/${id}`, who: userName, since })

/** Suspended offers, by the name of their project, until they are corrected. */
const suspensionItems = (rows: readonly IrregularityRecord[]): QueueItem[] =>
  rows
    .filter(({ state }) => state === 'suspended')
    .map((record) => ({
      kind: 'suspension' as const,
      record,
      ...waiting('irregularities', { id: record.id, userName: record.projectName }, record.createdAt),
    }))

const accessItem = (record: AccessRecord): QueueItem => ({
  kind: 'examinationAccess',
  record,
  ...waiting('examinationAccesses', { id: record.id, userName: record.requestedByName }, record.createdAt),
})

/** Lines of statements and drafts of payments that wait for this reader. */
function bankItems(
  { bankMovements, paymentBatches }: Pick<Sources, 'bankMovements' | 'paymentBatches'>,
  reader: Reader,
): QueueItem[] {
  return [
    ...openLines(bankMovements.rows, reader).map((record) => ({
      kind: 'bankMovement' as const,
      record,
      ...waiting(
        'matching',
        { id: record.id, userName: record.counterpartyName ?? (record.remittance || '—') },
        record.createdAt,
      ),
    })),
    ...paymentBatches.rows
      .filter(({ state }) => state === 'draft')
      .map((record) => ({
        kind: 'paymentBatch' as const,
        record,
        ...waiting('paymentBatches', { id: record.id, userName: record.createdByName }, record.createdAt),
      })),
  ]
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

const MARKABLE = [
  'income',
  'withdraw',
  'bankMovement',
  'bankAccount',
  'verification',
] as const satisfies readonly QueueKind[]

/** What can be marked and decided together. Tax details, classes, suspensions, requests for access, tickets, batches, distributions and refunds are each a case of their own. */
export type MarkedItem = Extract<QueueItem, { kind: (typeof MARKABLE)[number] | 'income' | 'withdraw' }>
export const isMarkable = (item: QueueItem): item is MarkedItem =>
  (MARKABLE as readonly QueueKind[]).includes(item.kind)

/** The first of two approvals, where the item has one. */
export function firstApprovalOf(item: QueueItem): FirstApproval | null {
  if (item.kind === 'bankMovement')
    return item.record.suggestions.find(({ firstApproval }) => firstApproval !== null)?.firstApproval ?? null
  if (item.kind === 'refund') return item.record.pendingRefund?.firstApproval ?? null
  return 'firstApproval' in item.record ? item.record.firstApproval : null
}

/** Whether another person has signed it, so that the signature of the reader decides. */
export const awaitsSignature = (item: QueueItem, now: number): boolean =>
  item.kind === 'paymentBatch' || firstApprovalState(firstApprovalOf(item), true, now) === 'stands'

/** Whether every word that is searched for stands in what the queue shows of an item, or in its text at the bank. */
export const isFoundBy = (item: QueueItem, wanted: string): boolean => hasWords(searchedOf(item).join(' '), wanted)

function searchedOf(item: QueueItem): readonly string[] {
  const { who } = item
  switch (item.kind) {
    case 'income':
    case 'withdraw':
      return [who, ...amountsOf(item.record.amount), item.record.bankAccount?.account ?? '']
    case 'bankMovement':
      return [who, ...amountsOf(item.record.amount), item.record.remittance]
    case 'paymentBatch':
      return [who, ...amountsOf(item.record.total), String(item.record.number)]
    case 'distribution':
      return [who, ...amountsOf(item.record.amount ?? '0.00')]
    case 'refund':
      return [who, ...amountsOf(item.record.amountInvested), writtenIn(item)]
    case 'bankAccount':
      return [who, item.record.alias, item.record.account]
    default:
      return [who, writtenIn(item)]
  }
}

/** What a person wrote in an item: a reason, an error or a title. */
export function writtenIn(item: QueueItem): string {
  switch (item.kind) {
    case 'refund':
      return item.record.pendingRefund?.reason ?? ''
    case 'suspension':
      return item.record.irregularity
    case 'examinationAccess':
      return item.record.reason
    case 'ticket':
      return item.record.title
    default:
      return ''
  }
}

/** An amount as it is shown, and as people type it: `2.000,00 €` and `2000,00`. */
const amountsOf = (amount: string): readonly string[] => [formatMoney(amount), amount, amount.replace('.', ',')]

/** As many movements are looked at in one sitting. */
const MOST_AT_ONCE = 10

/**
 * The oldest incomes that can be approved together by looking at what is there: with a stored proof, not the money of the reader, and
 * not signed by a colleague, because a second signature is looked at by itself.
 */
export const provenIncomes = (items: readonly QueueItem[], readerId: string | undefined): readonly QueueItem[] =>
  items
    .filter(
      (item) =>
        item.kind === 'income' &&
        item.record.document !== null &&
        item.record.firstApproval === null &&
        item.record.userId !== readerId,
    )
    .slice(0, MOST_AT_ONCE)

/** How many items wait in all. */
export const sumOfTotals = (totals: Readonly<Partial<Record<QueueKind, number>>>): number =>
  Object.values(totals).reduce((sum, total) => sum + total, 0)
