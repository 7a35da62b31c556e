import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import './document-reader.css'

interface DocumentReaderProps<Text> {
  readonly title: string
  readonly words: { readonly loading: string; readonly failed: string; readonly retry: string }
  /** A change reloads the open text. */
  readonly about: string
  /** Undefined after a failure. */
  readonly load: () => Promise<Text | undefined>
  readonly tools: ReactNode
  readonly children: (text: Text) => ReactNode
}

const DEBOUNCE_MS = 400

/** A text expanded in place and loaded when opened. */
export function DocumentReader<Text>({ title, words, about, load, tools, children }: DocumentReaderProps<Text>) {
  const [isOpen, setOpen] = useState(false)
  const [attempt, setAttempt] = useState(1)
  const [read, setRead] = useState<{ readonly key: string; readonly text: Text | undefined }>()
  const page = useRef<HTMLElement>(null)
  const key = `${attempt} ${about}`
  const readText = useEffectEvent(load)
  const isRead = read?.key === key
  const text = read?.text
  useEffect(() => {
    if (!isOpen || isRead) return undefined
    let isWanted = true
    const start = async () => {
      const loaded = await readText()
      if (isWanted) setRead({ key, text: loaded })
    }
    const timer = setTimeout(() => void start(), text === undefined ? 0 : DEBOUNCE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isOpen, isRead, key, text])
  useEffect(() => {
    // The focused button is gone.
    if (attempt > 1 && isRead) page.current?.focus()
  }, [attempt, isRead])
  return (
    <details className="disclosure document-reader" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <div aria-live="polite" className="state">
        {isOpen && !isRead && <p>{words.loading}</p>}
        {isRead && text === undefined && (
          <p>
            {words.failed}{' '}
            <button type="button" className="button quiet small" onClick={() => setAttempt((count) => count + 1)}>
              {words.retry}
            </button>
          </p>
        )}
      </div>
      {text !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <section ref={page} className="page" aria-label={title} aria-busy={!isRead} tabIndex={0}>
          {children(text)}
        </section>
      )}
      <p className="tools">{tools}</p>
    </details>
  )
}
