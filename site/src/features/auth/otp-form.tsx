import { useEffect, useState } from 'react'
import { paths, withNext } from '../../http/paths.ts'
import { Island, UI_NOUNS, useTranslate, type IslandProps } from '../../ui/island.tsx'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { CodeForm } from './code-form.tsx'
import { groupCode } from './demonstration-accounts.tsx'
import { loadDemonstrationAccounts } from './demonstration.ts'
import { goTo } from '../../ui/go-to.ts'
import { rememberedLoginEmail } from './login-email.ts'
import { pageOfStep } from './next-page.ts'

export const OTP_NOUNS = [...UI_NOUNS, 'sessions'] as const

interface OtpFormProps {
  readonly destination: string
  readonly isDemonstration: boolean
}

export function OtpIsland(props: IslandProps<(typeof OTP_NOUNS)[number]> & OtpFormProps) {
  return (
    <Island {...props}>
      <OtpForm {...props} />
    </Island>
  )
}

/** The second step of logging in; afterwards the browser may be trusted. */
function OtpForm({ destination, isDemonstration }: OtpFormProps) {
  const t = useTranslate<'sessions'>()
  const [isRecovery, setRecovery] = useState(false)
  const [filledCode, setFilledCode] = useState<string>()
  const email = useBrowserValue(rememberedLoginEmail, null)
  const demonstrationCode = useDemonstrationCode(isDemonstration ? email : null)
  return (
    <>
      <p className="where">
        <b>{t('sessions.otp.step')}</b> {email}
      </p>
      <h1>{t(isRecovery ? 'sessions.otp.recoveryTitle' : 'sessions.otp.title')}</h1>
      <CodeForm
        submitLabel={t('sessions.otp.submit')}
        filledCode={filledCode}
        onRecovery={setRecovery}
        onDone={({ next }) =>
          goTo(next === 'home' ? withNext(paths.registerDevice, destination) : pageOfStep(next, destination))
        }
      >
        {demonstrationCode !== undefined && !isRecovery && (
          <button type="button" className="button quiet small" onClick={() => setFilledCode(demonstrationCode)}>
            {t('sessions.demonstration.useCode', { code: groupCode(demonstrationCode) })}
          </button>
        )}
      </CodeForm>
    </>
  )
}

const REFRESH_MS = 10_000

/** In the demonstration: the present code of the account that is logging in. */
function useDemonstrationCode(email: string | null): string | undefined {
  const [code, setCode] = useState<string>()
  useEffect(() => {
    if (email === null) return
    const refresh = async () => {
      const accounts = await loadDemonstrationAccounts()
      setCode(accounts?.find((account) => account.email.toLowerCase() === email.toLowerCase())?.code)
    }
    void refresh()
    const timer = setInterval(() => void refresh(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [email])
  return code
}
