import type { Noun } from '../../providers/nouns.ts'
import { useOnEach } from '../../ui/use-on-each.ts'
import { useWords } from '../../ui/words.ts'
import type { MarkedItem } from './queue.ts'

/** What is stale after a decision on many. */
const AFFECTED: readonly Noun[] = ['transactions', 'matching', 'bankAccounts', 'verifications', 'wallets', 'users']

/** Sends one decision for many items, each by itself. */
export function useDecisionOnEach<Input>(
  items: readonly MarkedItem[],
  send: (item: MarkedItem, input: Input) => Promise<unknown>,
  onDecided: (item: MarkedItem) => void,
) {
  const t = useWords()
  return useOnEach(items, {
    keyOf: ({ key }) => key,
    send,
    onDone: onDecided,
    words: (decided) =>
      decided.length > 0 ? t('backoffice.bulk.done', { names: decided.map(({ who }) => who).join('; ') }) : undefined,
    affects: AFFECTED,
  })
}
