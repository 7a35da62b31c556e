import { maskDate } from '@cauce/format/typed-date.ts'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslate } from './island.tsx'

interface FrameProps {
  readonly label: ReactNode
  readonly error?: string | undefined
  readonly help?: ReactNode
  readonly isOptional?: boolean | undefined
}

interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface FieldFrameProps extends FrameProps {
  readonly id: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

export function FieldFrame({ id: given, label, error, help, isOptional, children }: FieldFrameProps) {
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

function split<Props extends FrameProps & { id?: string | undefined; name?: string | undefined }>(props: Props) {
  const { label, error, help, isOptional, ...control } = props
  return { frame: { id: props.id ?? props.name, label, error, help, isOptional }, control }
}

export function Field(props: FrameProps & ComponentProps<'input'>) {
  const { frame, control: input } = split(props)
  return (
    <FieldFrame {...frame}>
      {(control) => <input {...input} {...control} className={`input ${input.className ?? ''}`} />}
    </FieldFrame>
  )
}

/**
 * A typed date, `23/04/1988`. Text, because the browser's date field follows the browser's language. Read with
 * `parseTypedDate`.
 */
export function DateField({ defaultValue, help, ...props }: FrameProps & ComponentProps<'input'>) {
  const t = useTranslate<'forms'>()
  return (
    <Field
      {...props}
      help={help ?? t('forms.dateHelp')}
      defaultValue={typeof defaultValue === 'string' ? maskDate(defaultValue) : undefined}
      data-typed-date
      inputMode="numeric"
      placeholder={t('forms.datePattern')}
      autoComplete={props.autoComplete ?? 'off'}
      onInput={({ currentTarget }) => (currentTarget.value = maskDate(currentTarget.value))}
    />
  )
}

export function TextField(props: FrameProps & ComponentProps<'textarea'>) {
  const { frame, control: textarea } = split(props)
  return <FieldFrame {...frame}>{(control) => <textarea {...textarea} {...control} className="input" />}</FieldFrame>
}

interface Choice {
  readonly value: string
  readonly label: string
  readonly lang?: string
}

export function SelectField({
  choices,
  ...props
}: FrameProps & ComponentProps<'select'> & { choices: readonly Choice[] }) {
  const { frame, control: select } = split(props)
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <select {...select} {...control} className="input">
          {choices.map(({ value, label, lang }) => (
            <option key={value} value={value} lang={lang}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

export function CheckField({ label, error, ...input }: Pick<FrameProps, 'label' | 'error'> & ComponentProps<'input'>) {
  const made = useId()
  const id = input.id ?? input.name ?? made
  const described = error ? `${id}-error` : undefined
  return (
    <div className="field">
      <span className="check">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
        <label htmlFor={id}>{label}</label>
      </span>
      <p className="error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  )
}

/** Can be shown and pasted (WCAG 3.3.8). */
export function PasswordField(props: FrameProps & ComponentProps<'input'>) {
  const { frame, control: input } = split(props)
  const [isShown, setShown] = useState(false)
  const t = useTranslate<'forms'>()
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="affix start">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            className="icon-button"
            type="button"
            aria-label={t(isShown ? 'forms.hidePassword' : 'forms.showPassword')}
            aria-pressed={isShown}
            data-other-label={t(isShown ? 'forms.showPassword' : 'forms.hidePassword')}
            onClick={() => setShown(!isShown)}
          >
            <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
              <path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10z" />
              <circle cx="10" cy="10" r="2.6" />
              <path className="when-pressed" d="M3 17 17 3" />
            </svg>
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
