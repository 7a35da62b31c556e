import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { ErrorList, withLabel } from './form.tsx'
import { useTranslate } from './island.tsx'

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
  /** Empty where the error names the field. */
  readonly labelOf: (name: string) => string
  readonly className?: string
  readonly isMultipart?: boolean
  /** Name under which the tab keeps what is typed, except passwords, files and consents. */
  readonly keepAs?: string
  readonly submitLabel: string
  readonly busyLabel: string
  readonly foot?: ReactNode
  readonly children?: ReactNode
}

/** Decision site-interaction. */
export function PlainForm({ state, labelOf, className = 'form', ...rest }: PlainFormProps) {
  const t = useTranslate()
  const { isMultipart, keepAs, submitLabel, busyLabel, foot, children } = rest
  const { errors, message } = state
  const listed = Object.keys(state.values).flatMap((name) => {
    const words = errors[name]
    if (words === undefined) return []
    return [{ id: name, words: withLabel(labelOf(name), words) }]
  })
  const isShown = listed.length > 0 || message !== undefined
  return (
    <form
      className={className}
      method="post"
      encType={isMultipart ? 'multipart/form-data' : undefined}
      noValidate
      data-plain
      data-keep={keepAs}
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
  readonly copiedLabel: string
}

/** Copy button; hidden without script. */
export const PlainCopy = ({ text, label, copiedLabel }: PlainCopyProps) => (
  <button className="button quiet small" type="button" hidden data-copy={text} data-copied={copiedLabel}>
    <span aria-live="polite">{label}</span>
  </button>
)

/** Spread `field('name')` into a field. */
export const fieldsOf =
  <Name extends string>({ values, errors }: PlainFormState<Name>) =>
  (name: Name) => ({ name, defaultValue: values[name], error: errors[name] })
