import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { PasswordField } from '../../ui/field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { passwordParts } from './password-parts.ts'
import './new-password-fields.css'

type Control = Omit<ComponentProps<typeof PasswordField>, 'label' | 'help'>

interface NewPasswordFieldsProps {
  readonly password: Control
  readonly repeatPassword: Control
  readonly label?: string
}

export function NewPasswordFields({ password, repeatPassword, label }: NewPasswordFieldsProps) {
  const t = useTranslate<'sessions'>()
  const [typed, setTyped] = useState('')
  const fields = useRef<HTMLDivElement>(null)
  // A browser fills in a password before the scripts arrive.
  useEffect(() => setTyped(fields.current?.querySelector('input')?.value ?? ''), [])
  return (
    <>
      <div className="stack-gap" ref={fields}>
        <PasswordField
          {...password}
          label={label ?? t('sessions.newPassword')}
          autoComplete="new-password"
          onChange={(event) => {
            setTyped(event.target.value)
            return password.onChange?.(event)
          }}
        />
        <PasswordRuleList password={typed} />
      </div>
      <PasswordField {...repeatPassword} label={t('sessions.repeatPassword')} autoComplete="new-password" />
    </>
  )
}

/** Handbook rule 2.4; marks each part as met or missing while typing. */
function PasswordRuleList({ password }: { password: string }) {
  const t = useTranslate<'sessions'>()
  return (
    <div
      className="password-rule"
      data-kept={t('sessions.passwordParts.kept')}
      data-missing={t('sessions.passwordParts.missing')}
    >
      <p>{t('sessions.passwordParts.title')}</p>
      <ul>
        {passwordParts(password).map(({ part, isKept }) => (
          <li key={part} data-part={part} data-kept={isKept || undefined}>
            {t(`sessions.passwordParts.${part}`)}
            <span className="visually-hidden">
              , {t(isKept ? 'sessions.passwordParts.kept' : 'sessions.passwordParts.missing')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
