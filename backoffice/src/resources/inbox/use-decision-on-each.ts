import { useState } from 'react'
import type { Noun } from '../../providers/nouns.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import type { MarkedItem } from './queue.ts'

/** What is stale after a decision on many. */
const AFFECTED: readonly Noun[] = ['transactions', 'matching', 'bankAccounts', 'verifications', 'wallets', 'users']

/** The outcome of a row: done, or why not. */
export type Result = { readonly isDone: true } | { readonly isDone: false; readonly why: string }

/** Sends one decision for many items, each by itself, one after the other: each shows its outcome before the next is sent. */
export function useDecisionOnEach<Input>(
  items: readonly MarkedItem[],
  send: (item: MarkedItem, input: Input) => Promise<unknown>,
  onDecided: (item: MarkedItem) => void,
) {
  const t = useWords()
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map())
  const { run, isBusy } = useAction(
    async (input: Input) => {
      const decided: string[] = []
      for (const item of items) {
        const result = await send(item, input).then(
          (): Result => ({ isDone: true }),
          (error: Error): Result => ({ isDone: false, why: error.message }),
        )
        setResults((present) => new Map([...present, [item.key, result]]))
        if (!result.isDone) continue
        decided.push(item.who)
        onDecided(item)
      }
      return decided
    },
    {
      words: (decided) => (decided.length > 0 ? t('backoffice.bulk.done', { names: decided.join('; ') }) : undefined),
      affects: AFFECTED,
    },
  )
  return { run, isBusy, results }
}
