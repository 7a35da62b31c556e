import { useTranslate } from '../../ui/island.tsx'
import { passwordParts } from './password-rule.ts'
import './password-rule-list.css'

/** The rule of spec section 5, ticked off while one types; in words too, for those who do not see the marks. */
export function PasswordRuleList({ password }: { password: string }) {
  const t = useTranslate<'sessions'>()
  return (
    <div className="password-rule">
      <p>{t('sessions.passwordParts.title')}</p>
      <ul>
        {passwordParts(password).map(({ part, isKept }) => (
          <li key={part} data-kept={isKept || undefined}>
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
