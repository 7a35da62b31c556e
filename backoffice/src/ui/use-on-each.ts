import { useRef, useState } from 'react'
import type { Noun } from '../providers/nouns.ts'
import { useAction, type Action } from './use-action.ts'

/** The outcome of an item: done, or why not. */
export type Result = { readonly isDone: true } | { readonly isDone: false; readonly why: string }

interface Each<Item, Input> {
  readonly keyOf: (item: Item) => string
  readonly send: (item: Item, input: Input) => Promise<unknown>
  readonly onDone?: (item: Item) => void
  /** Every item has its outcome, or the rest was stopped; what is stale is read again afterwards. */
  readonly onEnd?: (done: readonly Item[]) => void
  /** The notice about the items that are done; `undefined` for none. */
  readonly words: (done: readonly Item[]) => string | undefined
  readonly affects: readonly Noun[]
}

interface OnEach<Input> {
  readonly run: Action<Input>['run']
  readonly isBusy: boolean
  readonly results: ReadonlyMap<string, Result>
  readonly stop: () => void
}

/**
 * Does one thing with many items, each by a call of its own, one after the other: each shows its outcome before the next is sent. What was
 * done is not done again by another run.
 */
export function useOnEach<Item, Input = void>(items: readonly Item[], each: Each<Item, Input>): OnEach<Input> {
  const { keyOf, send, onDone, onEnd, words, affects } = each
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map())
  const isStopped = useRef(false)
  const { run, isBusy } = useAction(
    async (input: Input) => {
      const done: Item[] = []
      isStopped.current = false
      for (const item of items.filter((one) => results.get(keyOf(one))?.isDone !== true)) {
        if (isStopped.current) break
        const result = await send(item, input).then(
          (): Result => ({ isDone: true }),
          (error: Error): Result => ({ isDone: false, why: error.message }),
        )
        setResults((present) => new Map([...present, [keyOf(item), result]]))
        if (!result.isDone) continue
        done.push(item)
        onDone?.(item)
      }
      onEnd?.(done)
      return done
    },
    { words, affects },
  )
  return { run, isBusy, results, stop: () => void (isStopped.current = true) }
}
