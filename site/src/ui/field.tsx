import { useId, type ComponentProps, type ReactNode } from 'react'
import { useTranslate } from './island.tsx'

interface FieldFrame {
  readonly label: ReactNode
  readonly error?: string | undefined
  readonly help?: ReactNode
  readonly isOptional?: boolean
}

/** What a control needs to belong to its label, its error and its help. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** Label above, error named at the field, help below; the control is drawn by `children` and keeps what was typed. */
export function FieldFrame({
  id: given,
  label,
  error,
  help,
  isOptional,
  children,
}: FieldFrame & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const made = useId()
  const id = given ?? made
  const t = useTranslate<'forms'>()
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {isOptional && <span className="optional">{t('forms.optional')}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      <p className="error" id={`${id}-error`}>
        {error}
      </p>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

/** A one-line field; spread `register('name')` of react-hook-form into it. */
export function Field({ label, error, help, isOptional, className, ...input }: FieldFrame & ComponentProps<'input'>) {
  return (
    <FieldFrame id={input.id ?? input.name} label={label} error={error} help={help} isOptional={isOptional ?? false}>
      {(control) => <input {...input} {...control} className={`input ${className ?? ''}`} />}
    </FieldFrame>
  )
}

/** A field of several lines, which grows with what is written. */
export function TextField({ label, error, help, isOptional, ...textarea }: FieldFrame & ComponentProps<'textarea'>) {
  return (
    <FieldFrame
      id={textarea.id ?? textarea.name}
      label={label}
      error={error}
      help={help}
      isOptional={isOptional ?? false}
    >
      {(control) => <textarea {...textarea} {...control} className="input" />}
    </FieldFrame>
  )
}

export function SelectField({
  label,
  error,
  help,
  isOptional,
  children,
  ...select
}: FieldFrame & ComponentProps<'select'>) {
  return (
    <FieldFrame id={select.id ?? select.name} label={label} error={error} help={help} isOptional={isOptional ?? false}>
      {(control) => (
        <select {...select} {...control} className="input">
          {children}
        </select>
      )}
    </FieldFrame>
  )
}

/** A tick with its words beside it, such as accepting terms. */
export function CheckField({ label, error, ...input }: Pick<FieldFrame, 'label' | 'error'> & ComponentProps<'input'>) {
  const made = useId()
  const id = input.id ?? input.name ?? made
  return (
    <div className="field">
      <span className="check">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </span>
      <p className="error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  )
}
