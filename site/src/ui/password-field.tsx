import { useState, type ComponentProps, type ReactNode } from 'react'
import { FieldFrame } from './field.tsx'
import { useTranslate } from './island.tsx'

interface PasswordFieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode
  readonly error?: string | undefined
  readonly help?: ReactNode
}

/** A password that may be shown and pasted (WCAG 3.3.8). */
export function PasswordField({ label, error, help, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const t = useTranslate<'forms'>()
  return (
    <FieldFrame id={input.id ?? input.name} label={label} error={error} help={help}>
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
            onClick={() => setShown(!isShown)}
          >
            <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
              <path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10z" />
              <circle cx="10" cy="10" r="2.6" />
              {isShown && <path d="M3 17 17 3" />}
            </svg>
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
