import { useState } from 'react'

/** A text that is being written, kept in this tab until it is sent: a reload or an ended session loses nothing. */
export function useDraft(slot: string): readonly [text: string, write: (text: string) => void, forget: () => void] {
  const name = `draft:${slot}`
  const [text, setText] = useState(() => sessionStorage.getItem(name) ?? '')
  const write = (next: string) => {
    setText(next)
    if (next === '') sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, next)
  }
  return [text, write, () => write('')]
}
