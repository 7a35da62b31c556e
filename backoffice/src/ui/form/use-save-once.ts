import { useRef } from 'react'
import { useSaveContext } from 'react-admin'

type Answer = Promise<unknown>

/** Saves the form once, however often it is sent before the answer: a double click tells both the same. */
export function useSaveOnce(): (values: Readonly<Record<string, unknown>>) => Answer {
  const { save } = useSaveContext()
  const underWay = useRef<Answer>(undefined)
  return (values) => {
    underWay.current ??= Promise.resolve(save?.(values)).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }
}
