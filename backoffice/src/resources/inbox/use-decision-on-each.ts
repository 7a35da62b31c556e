import type { Noun } from '../../providers/nouns.ts'
import { useOnEach } from '../../ui/use-on-each.ts'
import { useWords } from '../../ui/words.ts'
import type { Answer } from './answers.ts'
import type { MarkedItem } from './queue.ts'

const AFFECTED: readonly Noun[] = ['transactions', 'matching', 'bankAccounts', 'verifications', 'wallets', 'users']

export type Outcome = Omit<Answer, 'item'>

interface Options<Item extends MarkedItem, Input> {
  readonly send: (item: Item, input: Input) => Promise<Outcome>
  readonly onAnswer: (answer: Answer) => void
  readonly onEnd: (decided: readonly MarkedItem[]) => void
}

export function useDecisionOnEach<Item extends MarkedItem, Input>(
  items: readonly Item[],
  { send, onAnswer, onEnd }: Options<Item, Input>,
) {
  const t = useWords()
  return useOnEach<Item, Input>(items, {
    keyOf: ({ key }) => key,
    send: async (item, input) => {
      try {
        onAnswer({ item, ...(await send(item, input)) })
      } catch (error) {
        onAnswer({ item, kind: 'refused', words: (error as Error).message })
        throw error
      }
    },
    onEnd,
    words: (decided) =>
      decided.length > 0 ? t('backoffice.bulk.done', { names: decided.map(({ who }) => who).join('; ') }) : undefined,
    affects: AFFECTED,
  })
}
