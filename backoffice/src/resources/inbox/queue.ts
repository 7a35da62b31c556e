import type { DecisionKind } from '@cauce/contract/misc/claims.ts'
import type {
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
  VerificationRecord,
} from '../../providers/records.ts'
import { firstApprovalState, type FirstApproval } from '../../ui/first-approval.ts'
import type { ProposalNoun } from '../../ui/proposal/proposal-nouns.ts'
import type { AccessRecord } from './use-waiting-accesses.ts'

/** The kinds of decision that wait, in the order of their chips. */
export const QUEUE_KINDS = [
  'income',
  'withdraw',
  'bankMovement',
  'bankFile',
  'paymentBatch',
  'distribution',
  'refund',
  'bankAccount',
  'verification',
  'taxDetail',
  'classification',
  'suspension',
  'proposal',
  'hold',
  'examinationAccess',
  'ticket',
] as const satisfies readonly DecisionKind[]
export type QueueKind = DecisionKind

export interface Waiting {
  readonly key: string
  readonly since: string
  readonly who: string
}
/** A row of each kind of proposal. */
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
    | { readonly kind: 'examinationAccess'; readonly record: AccessRecord }
    | { readonly kind: 'ticket'; readonly record: TicketRecord }
  )

export type ProposalItem = Extract<QueueItem, { kind: 'proposal' }>

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

/** What can be marked and decided together. Each of the other kinds is a case of its own. */
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
  item.kind === 'paymentBatch' ||
  item.kind === 'bankFile' ||
  item.kind === 'proposal' ||
  (item.kind === 'hold' && item.record.state === 'lifting') ||
  firstApprovalState(firstApprovalOf(item), true, now) === 'stands'

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
