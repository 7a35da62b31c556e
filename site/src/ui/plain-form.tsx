import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { ErrorList } from './form.tsx'
import { useTranslate } from './island.tsx'

/** What a form that works without script shows: what was typed, and what was wrong with it. */
export interface PlainFormState<Name extends string = string> {
  readonly values: Readonly<Record<Name, string>>
  readonly errors: Readonly<Record<string, string | undefined>>
  /** The refusal as a whole. */
  readonly message: string | undefined
  readonly code: string | undefined
  readonly isDone: boolean
}

interface PlainFormProps {
  readonly state: PlainFormState
  /** The label of a field, for the summary of the errors. */
  readonly labelOf: (name: string) => string
  readonly className?: string
  /** The form has files. */
  readonly isMultipart?: boolean
  readonly submitLabel: string
  readonly busyLabel: string
  readonly foot?: ReactNode
  readonly children?: ReactNode
}

/**
 * A form in plain HTML (decision 130). React only writes its markup on the server; `plain-form-start.ts` adds what needs
 * script. `postedForm` answers it.
 */
export function PlainForm({ state, labelOf, className = 'form', ...rest }: PlainFormProps) {
  const t = useTranslate()
  const { isMultipart, submitLabel, busyLabel, foot, children } = rest
  const { errors, message } = state
  const listed = Object.keys(state.values).flatMap((name) => {
    const words = errors[name]
    if (words === undefined) return []
    return [{ id: name, words: words === t('errors.required') ? `${labelOf(name)}: ${words}` : words }]
  })
  const isShown = listed.length > 0 || message !== undefined
  return (
    <form
      className={className}
      method="post"
      encType={isMultipart ? 'multipart/form-data' : undefined}
      noValidate
      data-plain
      data-network-failed={t('forms.networkFailed')}
      data-failed={t('errors.unexpected')}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- after a refused form the errors come first (WCAG 3.3.1) */}
      {isShown && <ErrorList errors={listed} message={message} autoFocus />}
      {children}
      <Button type="submit" isWide busyLabel={busyLabel}>
        {submitLabel}
      </Button>
      {foot}
    </form>
  )
}

interface PlainCopyProps {
  readonly text: string
  readonly label: string
  /** Replaces the label for three seconds after copying. */
  readonly copiedLabel: string
}

/** A button that copies a text. It is there with script only (`plain-form-start.ts`). */
export const PlainCopy = ({ text, label, copiedLabel }: PlainCopyProps) => (
  <button className="button quiet small" type="button" hidden data-copy={text} data-copied={copiedLabel}>
    <span aria-live="polite">{label}</span>
  </button>
)

/** The properties of the fields of a plain form; spread `field('name')` into a field. */
export const fieldsOf =
  <Name extends string>({ values, errors }: PlainFormState<Name>) =>
  (name: Name) => ({ name, defaultValue: values[name], error: errors[name] })
