import { useState } from 'react'
import { createOnce, wordsOfFailure, type Failure, type Outcome } from './api.ts'
import { useTranslate } from './island.tsx'
import { openMoneyAttempt } from '@cauce/client/money-attempt.ts'
import { notify } from './snackbar.ts'

type Send<Arguments extends unknown[], Data> = (...given: Arguments) => Promise<Outcome<Data>>
type OnDone<Arguments extends unknown[], Data> = (data: Data, ...given: Arguments) => void | Promise<void>

export function useCall<Arguments extends unknown[], Data>(
  send: Send<Arguments, Data>,
  onDone?: OnDone<Arguments, Data>,
) {
  const [once] = useState(createOnce)
  const [running, setRunning] = useState<Arguments>()
  const [failure, setFailure] = useState<Failure>()
  const run = (...given: Arguments) =>
    once(async () => {
      setRunning(given)
      setFailure(undefined)
      const outcome = await send(...given)
      if (outcome.failure) setFailure(outcome.failure)
      else await onDone?.(outcome.data, ...given)
      setRunning(undefined)
    })
  return { run, running, isBusy: running !== undefined, failure, clearFailure: () => setFailure(undefined) }
}

/** Like `useCall`, but a failure appears as a notice. */
export function useNotifyingCall<Arguments extends unknown[], Data>(
  send: Send<Arguments, Data>,
  onDone?: OnDone<Arguments, Data>,
) {
  const t = useTranslate()
  return useCall(async (...given: Arguments) => {
    const outcome = await send(...given)
    if (outcome.failure) notify({ kind: 'error', text: wordsOfFailure(t, outcome.failure).message })
    return outcome
  }, onDone)
}

export function useMoneyCall<Draft, Data>(
  slot: string,
  send: (draft: Draft, key: string) => Promise<Outcome<Data>>,
  onDone: OnDone<[Draft], Data>,
) {
  const [attempt] = useState(() => openMoneyAttempt<Draft>(slot))
  const state = useCall((draft: Draft) => attempt.send(draft, (key) => send(draft, key)), onDone)
  return { ...state, unanswered: attempt.unanswered }
}

export function Refusal({ failure }: { failure: Failure | undefined }) {
  const t = useTranslate()
  if (!failure) return null
  return (
    <p className="note clay" role="alert">
      {wordsOfFailure(t, failure).message}
    </p>
  )
}
