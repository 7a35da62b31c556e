import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import './place-reader.css'

interface PlaceReaderProps<Text> {
  readonly title: string
  readonly words: { readonly loading: string; readonly failed: string; readonly retry: string }
  /** What the text depends on. Another value loads it again while it is open. */
  readonly about: string
  /** Undefined if it could not be loaded. */
  readonly load: () => Promise<Text | undefined>
  /** Below the text. */
  readonly tools: ReactNode
  readonly children: (text: Text) => ReactNode
}

/** How long what is typed may rest before the text is loaded for it. */
const DEBOUNCE_MS = 400

/** A text that is read whole in its place, so that nothing around it is lost. It is loaded when it is opened. */
export function PlaceReader<Text>({ title, words, about, load, tools, children }: PlaceReaderProps<Text>) {
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
    // The button that had the focus is gone.
    if (attempt > 1 && isRead) page.current?.focus()
  }, [attempt, isRead])
  return (
    <details className="disclosure place-reader" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
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
