import { DUTIES, INBOX_KINDS } from '@cauce/contract/misc/decisions.ts'
import type { InboxKind } from '@cauce/contract/misc/inbox.ts'
import type {
  ExaminationAccess,
  AccountHoldRecord,
  BankAccountRecord,
  BankFileRecord,
  ClassificationRecord,
  DistributionRecord,
  IrregularityRecord,
  MatchingRecord,
  PaymentBatchRecord,
  ProjectRecord,
  RecordOf,
  TaxDetailRecord,
  TicketRecord,
  TransactionRecord,
  UserTaskRecord,
  VerificationRecord,
} from '../../providers/records.ts'
import type { ProposalNoun } from '../../ui/proposal/proposal-nouns.ts'

export const QUEUE_KINDS: readonly InboxKind[] = INBOX_KINDS
export type QueueKind = InboxKind

export type QueueRow = RecordOf<'inbox'>

interface Waiting {
  readonly key: string
  readonly since: string
  readonly who: string
  readonly row: QueueRow
}
export type ProposalRecord = {
  readonly [N in ProposalNoun]: { readonly kind: 'proposal'; readonly noun: N; readonly record: RecordOf<N> }
}[ProposalNoun]
export type QueueItem = Waiting &
  (
    | ProposalRecord
    | { readonly kind: 'hold'; readonly record: AccountHoldRecord }
    | { readonly kind: 'income' | 'withdraw'; readonly record: TransactionRecord }
    | { readonly kind: 'bankMovement'; readonly record: MatchingRecord }
    | { readonly kind: 'bankFile'; readonly record: BankFileRecord }
    | { readonly kind: 'paymentBatch'; readonly record: PaymentBatchRecord }
    | { readonly kind: 'distribution'; readonly record: DistributionRecord }
    | { readonly kind: 'refund'; readonly record: ProjectRecord }
    | { readonly kind: 'bankAccount'; readonly record: BankAccountRecord }
    | { readonly kind: 'verification'; readonly record: VerificationRecord }
    | { readonly kind: 'taxDetail'; readonly record: TaxDetailRecord }
    | { readonly kind: 'classification'; readonly record: ClassificationRecord }
    | { readonly kind: 'suspension'; readonly record: IrregularityRecord }
    | { readonly kind: 'examinationAccess'; readonly record: ExaminationAccess & { readonly id: string } }
    | { readonly kind: 'ticket'; readonly record: TicketRecord }
    | { readonly kind: 'task'; readonly record: UserTaskRecord }
  )

export type ProposalItem = Extract<QueueItem, { kind: 'proposal' }>

/** What is done on a page of its own, and needs no record beside the row. */
export const isOnPage = ({ kind }: Pick<QueueRow, 'kind'>): boolean => kind in DUTIES && kind !== 'task'

export const itemOf = (row: QueueRow, record: object): QueueItem => {
  const { id: key, kind, noun, since, name } = row
  return { key, kind, noun, since, who: name ?? '—', row, record } as unknown as QueueItem
}

/** The row to show when `key` leaves the queue: the next one, or the one before it at the end. */
export function neighbourOf(rows: readonly Pick<QueueRow, 'id'>[], key: string): string | undefined {
  const index = rows.findIndex(({ id }) => id === key)
  return (rows[index + 1] ?? rows[index - 1])?.id
}

const MARKABLE = [
  'income',
  'withdraw',
  'bankMovement',
  'bankAccount',
  'verification',
] as const satisfies readonly QueueKind[]

export type MarkedItem = Extract<QueueItem, { kind: (typeof MARKABLE)[number] | 'income' | 'withdraw' }>
export const isMarkable = ({ kind }: Pick<QueueRow, 'kind'>): boolean =>
  (MARKABLE as readonly QueueKind[]).includes(kind)

/** As many movements are looked at in one sitting. */
const MOST_AT_ONCE = 10

/**
 * The oldest incomes that can be approved in bulk: they have a stored proof and no first approval. A second approval is given one by one.
 */
export const provenIncomes = (rows: readonly QueueRow[]): readonly QueueRow[] =>
  rows.filter(({ hasProof, firstApproval }) => hasProof && firstApproval === null).slice(0, MOST_AT_ONCE)

export type Totals = Readonly<Partial<Record<QueueKind, number>>>

export const sumOfTotals = (totals: Totals): number => Object.values(totals).reduce((sum, total) => sum + total, 0)
