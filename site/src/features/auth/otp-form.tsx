import { useState } from 'react'
import { paths, withNext } from '@cauce/contract/pages.ts'
import { goTo } from '../../ui/api.ts'
import { defineIsland, useBrowserValue, useTranslate } from '../../ui/island.tsx'
import { CodeForm } from './code-form.tsx'
import { groupCode, useDemonstrationAccounts } from './demonstration-accounts.tsx'
import { pageOfStep, rememberedLoginEmail } from './login-steps.ts'

/** The second step of logging in. The page after it offers to trust the browser. */
function OtpForm({ destination, isDemonstration }: { destination: string; isDemonstration: boolean }) {
  const t = useTranslate<'sessions'>()
  const [isRecovery, setRecovery] = useState(false)
  const [filledCode, setFilledCode] = useState<string>()
  const email = useBrowserValue(rememberedLoginEmail, null)
  const accounts = useDemonstrationAccounts([], isDemonstration && email !== null)
  const code = accounts.find((account) => account.email.toLowerCase() === email?.toLowerCase())?.code
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
        {code !== undefined && !isRecovery && (
          <button type="button" className="button quiet small" onClick={() => setFilledCode(code)}>
            {t('sessions.demonstration.useCode', { code: groupCode(code) })}
          </button>
        )}
      </CodeForm>
    </>
  )
}

export const OtpIsland = defineIsland(['sessions'], OtpForm)
