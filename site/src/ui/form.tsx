import { useEffect, useRef, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from './button.tsx'
import { useIsHydrated, useTranslate } from './island.tsx'

export interface ErrorSummaryProps {
  readonly message?: string | undefined
  /** Errors by control id. */
  readonly fields?: Readonly<Record<string, string | undefined>>
  /** Number of failed submits; each moves the focus to the summary. */
  readonly attempt: number
}

export function ErrorSummary({ message, fields = {}, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const t = useTranslate()
  const errors = Object.entries(fields)
    .filter((entry): entry is [string, string] => Boolean(entry[1]))
    .toSorted(([one], [other]) => comparePlaces(one, other))
  const isShown = attempt > 0 && (errors.length > 0 || Boolean(message))
  const focusedAttempt = useRef(0)
  useEffect(() => {
    // The attempt is counted one render before the errors are known.
    if (!isShown || attempt === focusedAttempt.current) return
    focusedAttempt.current = attempt
    box.current?.focus()
  }, [attempt, isShown])
  if (!isShown) return null
  const isAmbiguous = (words: string) =>
    words === t('errors.required') || errors.filter(([, other]) => other === words).length > 1
  const listed = errors.map(([id, words]) => ({
    id,
    // The label of a tick is a sentence, which its error repeats.
    words: isTick(id) && !isAmbiguous(words) ? words : withLabel(labelOf(id), words),
  }))
  return <ErrorList errors={listed} message={message} ref={box} />
}

interface ErrorListProps extends Pick<ComponentProps<'div'>, 'ref' | 'autoFocus'> {
  readonly errors: readonly { readonly id: string; readonly words: string }[]
  readonly message?: string | undefined
}

export function ErrorList({ errors, message, ...box }: ErrorListProps) {
  const t = useTranslate()
  return (
    <div className="error-summary" role="alert" tabIndex={-1} {...box}>
      <p>{errors.length > 0 ? t('forms.summary', { smart_count: errors.length }) : message}</p>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ id, words }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => focusOn(event, id)}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Every line names its field. */
export const withLabel = (label: string, words: string): string =>
  words.toLowerCase().includes(label.toLowerCase()) ? words : `${label}: ${words}`

const isTick = (id: string) => document.getElementById(id)?.matches('[type="checkbox"], [type="radio"]')

function comparePlaces(one: string, other: string): number {
  const [first, second] = [document.getElementById(one), document.getElementById(other)]
  if (!first || !second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** Of a field, of a group whose first control it is, or of a button; without a full stop, because a colon follows. */
function labelOf(id: string): string {
  const control = document.getElementById(id)
  const label =
    document.querySelector(`label[for="${CSS.escape(id)}"]`)?.firstChild ??
    control?.closest('fieldset')?.querySelector('legend') ??
    control
  return label?.textContent?.trim().replace(/\.$/, '') ?? ''
}

/** Focuses without changing the address, so that a reload does not scroll. */
function focusOn(event: React.MouseEvent, id: string) {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus()
}

interface FormProps {
  readonly className?: string
  readonly summary: ErrorSummaryProps
  readonly isSending: boolean
  readonly onSubmit: (event: SyntheticEvent) => unknown
  /** No button without a label. */
  readonly submitLabel: string | undefined
  readonly busyLabel?: string
  readonly isWide?: boolean
  readonly isDisabled?: boolean
  readonly foot?: ReactNode
  readonly children?: ReactNode
}

/**
 * Spread `useContractForm` into it. Disabled until hydration: the browser would post the form itself and lose what was
 * typed.
 */
export function Form({ summary, isSending, submitLabel, busyLabel, isWide = true, foot, ...rest }: FormProps) {
  const { className = 'form', onSubmit, isDisabled, children } = rest
  const isReady = useIsHydrated()
  const state = { disabled: !isReady, isBusy: isSending, 'aria-disabled': isDisabled }
  const button = submitLabel !== undefined && (
    <Button type="submit" isWide={isWide} busyLabel={busyLabel} {...state}>
      {submitLabel}
    </Button>
  )
  return (
    <form className={className} method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <ErrorSummary {...summary} />
      {children}
      {isWide ? button : <p>{button}</p>}
      {foot}
    </form>
  )
}
