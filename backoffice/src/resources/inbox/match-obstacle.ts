import { choiceOf, targetsOf } from '../matching/match-choice.ts'
import type { LineItem } from './bulk.ts'

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
