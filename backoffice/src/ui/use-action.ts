import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { HttpError, useAddUndoableMutation, useNotify } from 'react-admin'
import type { Noun } from '../providers/nouns.ts'

/** Deduplicates calls in flight: while one is under way, further calls get its promise and send nothing. */
export function useSingleFlight<Input, Value>(act: (input: Input) => Promise<Value>): (input: Input) => Promise<Value> {
  const inFlight = useRef<Promise<Value>>(undefined)
  return (input) => {
    inFlight.current ??= act(input).finally(() => {
      inFlight.current = undefined
    })
    return inFlight.current
  }
}

type Read = Noun | 'bankBooks' | 'taxFiles' | 'withholdings'

/** Invalidates what is cached of some nouns; resolves when what is on the screen has been read again. */
export function useInvalidate(): (nouns: readonly Read[]) => Promise<void> {
  const queries = useQueryClient()
  return async (nouns) => {
    await Promise.all(nouns.map((noun) => queries.invalidateQueries({ queryKey: [noun] })))
    // Whatever changed may have waited there, or waits now; not awaited, so that a decision has said which row comes next.
    void queries.invalidateQueries({ queryKey: ['inbox'] })
  }
}

export interface Action<Input> {
  /** Resolves with the refusal, if the API refused. */
  readonly run: (input: Input) => Promise<HttpError | undefined>
  readonly isBusy: boolean
  readonly refusal: HttpError | undefined
  readonly reset: () => void
}

export interface ActionOptions<Input, Value> {
  /** The notice after success; `undefined` for none. */
  readonly words?: string | ((value: Value) => string | undefined)
  readonly after?: (value: Value) => void
  /** Takes it back: offered with the notice, for what moves no money and no right. */
  readonly undo?: (input: Input) => Promise<unknown>
  /** Nouns whose cache is stale after success; they are read again before the notice. */
  readonly affects?: readonly Read[]
}

/** A call of the API behind a button: sent once however often the button is pressed, its refusal kept for the screen. */
export function useAction<Input = void, Value = unknown>(
  act: (input: Input) => Promise<Value>,
  { words, after, undo, affects = [] }: ActionOptions<Input, Value> = {},
): Action<Input> {
  const notify = useNotify()
  const addUndoable = useAddUndoableMutation()
  const invalidate = useInvalidate()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<HttpError>()
  const takeBack = async (reverse: (input: Input) => Promise<unknown>, input: Input) => {
    const failure = await reverse(input).catch((error: Error) => error)
    if (failure instanceof Error) notify(failure.message, { type: 'error' })
    await invalidate(affects)
  }
  const run = useSingleFlight(async (input: Input) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const value = await act(input)
      await invalidate(affects)
      const notice = typeof words === 'function' ? words(value) : words
      if (undo)
        addUndoable(({ isUndo }) => {
          if (isUndo) void takeBack(undo, input)
        })
      if (notice !== undefined) notify(notice, { type: 'success', undoable: undo !== undefined })
      after?.(value)
      return undefined
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      setRefusal(error)
      return error
    } finally {
      setBusy(false)
    }
  })
  return { run, isBusy, refusal, reset: () => setRefusal(undefined) }
}
