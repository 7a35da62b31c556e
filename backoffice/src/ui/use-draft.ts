import { useState } from 'react'
import { useLocation, useRecordContext } from 'react-admin'
import { tabMemory } from '@cauce/client/tab-memory.ts'
import { useActor } from './ability.ts'

/** A text that is kept in this tab for the same person, page and record until it is sent, over a reload and an ended session. */
export function useDraft(
  name: string,
  initial = '',
): readonly [text: string, write: (text: string) => void, forget: () => void] {
  const whose = useActor()?.userId ?? ''
  const id = useRecordContext()?.id ?? ''
  const { pathname } = useLocation()
  const [kept] = useState(() => tabMemory<string>(['draft', whose, pathname, id, name].join(':')))
  const [text, setText] = useState(() => kept.read() ?? initial)
  const write = (next: string) => {
    setText(next)
    if (next === initial) kept.forget()
    else kept.write(next)
  }
  return [text, write, kept.forget]
}
