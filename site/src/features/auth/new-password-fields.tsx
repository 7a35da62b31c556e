import { useState, type ComponentProps } from 'react'
import { useTranslate } from '../../ui/island.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { PasswordRuleList } from './password-rule-list.tsx'

type Control = Omit<ComponentProps<typeof PasswordField>, 'label' | 'help'>

/** A new password and its repetition, with the rule in view. */
export function NewPasswordFields({
  password,
  repeatPassword,
  label,
}: {
  password: Control
  repeatPassword: Control
  label?: string
}) {
  const t = useTranslate<'sessions'>()
  const [typed, setTyped] = useState('')
  return (
    <>
      <div className="stack-gap">
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
