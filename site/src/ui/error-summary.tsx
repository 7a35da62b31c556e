import { useEffect, useRef } from 'react'
import { useTranslate } from './island.tsx'

interface ErrorSummaryProps {
  /** What is wrong with the whole, if anything is. */
  readonly message?: string | undefined
  /** What is wrong by field: the key is the id of its control. */
  readonly fields?: Readonly<Record<string, string | undefined>>
  /** Counts the failed sends: each one takes the focus to the summary again. */
  readonly attempt: number
}

/** On top of a form after a failed send: everything that is wrong, each with the way to its field. */
export function ErrorSummary({ message, fields = {}, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const t = useTranslate()
  const wrong = Object.entries(fields)
    .filter((entry): entry is [string, string] => Boolean(entry[1]))
    .toSorted(([one], [other]) => comparePlaces(one, other))
  const isShown = attempt > 0 && (wrong.length > 0 || Boolean(message))
  const focusedAttempt = useRef(0)
  useEffect(() => {
    // A form tells of the attempt a moment before it tells what was wrong with it.
    if (!isShown || attempt === focusedAttempt.current) return
    focusedAttempt.current = attempt
    box.current?.focus()
  }, [attempt, isShown])
  if (!isShown) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <p>{wrong.length > 0 ? t('forms.summary', { smart_count: wrong.length }) : message}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([id, words]) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => focusOn(event, id)}>
                {words === t('errors.required') ? `${labelOf(id)}: ${words}` : words}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** In the order in which the fields stand on the page. */
function comparePlaces(one: string, other: string): number {
  const [first, second] = [document.getElementById(one), document.getElementById(other)]
  if (!first || !second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** A bare "Required." says too little away from its field. */
const labelOf = (id: string) =>
  document.querySelector(`label[for="${CSS.escape(id)}"]`)?.firstChild?.textContent?.trim() ?? ''

/** The address stays as it is: a reload must not jump. */
function focusOn(event: React.MouseEvent, id: string) {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus()
}
