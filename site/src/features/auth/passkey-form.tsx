import { Button } from '../../ui/button.tsx'
import { useTranslate } from '../../ui/island.tsx'

interface PasskeyFormProps {
  readonly purpose: 'login' | 'proof'
}

/** Who has a passkey is asked for it first, and for a code second. */
export function PasskeyForm({ purpose }: PasskeyFormProps) {
  const t = useTranslate<'sessions'>()
  const common = useTranslate()
  const or = <p className="small muted">{t('sessions.passkey.or')}</p>
  return (
    <form
      className="form"
      method="post"
      hidden
      data-plain
      data-passkey={purpose}
      data-network-failed={common('forms.networkFailed')}
      data-failed={common('errors.unexpected')}
      data-cancelled={t('sessions.passkey.cancelled')}
      data-not-here={t('sessions.passkey.notHere')}
    >
      {purpose === 'login' && or}
      <input type="hidden" name="passkey" />
      <Button type="submit" look={purpose === 'login' ? 'quiet' : 'primary'} isWide busyLabel={t('sessions.checking')}>
        {t(purpose === 'login' ? 'sessions.passkey.logIn' : 'sessions.passkey.use')}
      </Button>
      {purpose === 'proof' && or}
    </form>
  )
}
