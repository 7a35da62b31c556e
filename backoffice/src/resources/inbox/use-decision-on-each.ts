import { useRef } from 'react'
import type { Noun } from '../../providers/nouns.ts'
import { useOnEach } from '../../ui/use-on-each.ts'
import { useWords } from '../../ui/words.ts'
import type { Answer } from './answers.ts'
import type { MarkedItem } from './queue.ts'

/** What is stale after a decision on many. */
const AFFECTED: readonly Noun[] = ['transactions', 'matching', 'bankAccounts', 'verifications', 'wallets', 'users']

interface Follow {
  /** A row has been decided on; the others follow. */
  readonly onDecided: (item: MarkedItem) => void
  /** Every row has its answer. */
  readonly onAnswered: (answers: readonly Answer[]) => void
}

/** Sends one decision for many items, each by itself. `send` says what became of an item that was not refused. */
export function useDecisionOnEach<Input>(
  items: readonly MarkedItem[],
  send: (item: MarkedItem, input: Input) => Promise<Omit<Answer, 'item'>>,
  { onDecided, onAnswered }: Follow,
) {
  const t = useWords()
  const answers = useRef<Answer[]>([])
  const answer = async (item: MarkedItem, input: Input) => {
    try {
      answers.current.push({ item, ...(await send(item, input)) })
    } catch (error) {
      answers.current.push({ item, kind: 'refused', words: (error as Error).message })
      throw error
    }
  }
  const { run, ...rest } = useOnEach(items, {
    keyOf: ({ key }) => key,
    send: answer,
    onDone: onDecided,
    words: (decided) =>
      decided.length > 0 ? t('backoffice.bulk.done', { names: decided.map(({ who }) => who).join('; ') }) : undefined,
    affects: AFFECTED,
  })
  return {
    ...rest,
    run: async (input: Input) => {
      answers.current = []
      await run(input)
      onAnswered(answers.current)
    },
  }
}
