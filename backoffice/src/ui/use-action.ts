import { useRef, useState } from 'react'
import { HttpError, useNotify } from 'react-admin'

interface Action<Input> {
  readonly run: (input: Input) => Promise<void>
  readonly isBusy: boolean
  /** Why the last attempt was refused, in words. */
  readonly refusal: string | undefined
  readonly reset: () => void
}

/** Something that is done once, however often the button is pressed; `done` is said afterwards. */
export function useAction<Input = void, Value = unknown>(
  act: (input: Input) => Promise<Value>,
  done: { readonly words: string | ((value: Value) => string); readonly after?: () => void },
): Action<Input> {
  const notify = useNotify()
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const run = async (input: Input) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setRefusal(undefined)
    try {
      const value = await act(input)
      notify(typeof done.words === 'string' ? done.words : done.words(value), { type: 'success' })
      done.after?.()
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      setRefusal(error.message)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { run, isBusy, refusal, reset: () => setRefusal(undefined) }
}
