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
export function useAction<Input = void>(
  act: (input: Input) => Promise<unknown>,
  done: { readonly words: string; readonly after?: () => void },
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
      await act(input)
      notify(done.words, { type: 'success' })
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
