import type { MatchingRecord, TransactionRecord } from '../../providers/records.ts'
import { choiceOf, targetsOf } from '../matching/match-choice.ts'
import type { MarkedItem, QueueItem } from './queue.ts'

/** A movement of money among the marked rows. */
export type MovementItem = Extract<MarkedItem, { record: TransactionRecord }>

/** A line of a bank statement among the marked rows. */
export type LineItem = Extract<MarkedItem, { record: MatchingRecord }>

/** What may be done with all marked rows at once. */
export type BulkMode =
  /** Movements of one type: approved in a dialog with the evidence of each. */
  | 'movements'
  /** Lines of statements: matched with what is suggested for each, or set aside with one reason. */
  | 'lines'
  /** Identities or bank accounts: each is approved with its documents in view; they can be rejected together. */
  | 'one-by-one'
  /** One press never decides on different kinds. */
  | 'mixed'

export function bulkModeOf(items: readonly Pick<QueueItem, 'kind'>[]): BulkMode {
  const kinds = new Set(items.map(({ kind }) => kind))
  if (kinds.size > 1) return 'mixed'
  if (kinds.has('bankMovement')) return 'lines'
  return kinds.has('income') || kinds.has('withdraw') ? 'movements' : 'one-by-one'
}

export const isMovement = (item: MarkedItem): item is MovementItem => item.kind === 'income' || item.kind === 'withdraw'

export const isLine = (item: MarkedItem): item is LineItem => item.kind === 'bankMovement'

/** Why lines cannot be matched together; `undefined` if they can. */
export type MatchObstacle = 'noSuggestion' | 'preparedTogether' | 'held' | 'ownMoney' | 'bothDirections'

/**
 * What keeps the first of these lines from being matched with the others: nothing is suggested that makes up its amount, it is
 * prepared together with further lines, held and needs a reason of its own, it is the reader's own money, or money that came in stands beside money that went out.
 */
export function matchObstacle(
  items: readonly Pick<LineItem, 'who' | 'record'>[],
  readerId: string | undefined,
): { readonly what: MatchObstacle; readonly who: string } | undefined {
  const isCredit = (record: LineItem['record']) => !record.amount.startsWith('-')
  const obstacleOf = ({ record }: Pick<LineItem, 'record'>): MatchObstacle | undefined => {
    if (isCredit(record) !== isCredit(items[0]!.record)) return 'bothDirections'
    if (record.state === 'held') return 'held'
    if (record.preparedWith.length > 0) return 'preparedTogether'
    if (targetsOf(choiceOf(record), record.amount) === undefined) return 'noSuggestion'
    const isOwn = record.suggestions.some(({ userId }) => userId !== null && userId === readerId)
    return isOwn ? 'ownMoney' : undefined
  }
  for (const item of items) {
    const what = obstacleOf(item)
    if (what !== undefined) return { what, who: item.who }
  }
  return undefined
}

/** What is sent to reject an item, and where. */
export function rejectionOf({ kind }: { readonly kind: Exclude<MarkedItem['kind'], 'bankMovement'> }, reason: string) {
  switch (kind) {
    case 'bankAccount':
      return { resource: 'bankAccounts', change: { state: 'error', errorMessage: reason } } as const
    case 'verification':
      return { resource: 'verifications', change: { decision: 'Declined', reason } } as const
    default:
      return { resource: 'transactions', change: { status: 'rejected', rejectReason: reason } } as const
  }
}
