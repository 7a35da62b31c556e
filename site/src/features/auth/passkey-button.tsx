import type { Answer } from '@cauce/client'
import { useEffect, useState } from 'react'
import { call, client, type Outcome } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { Refusal, useCall } from '../../ui/call.tsx'
import { useTranslate } from '../../ui/island.tsx'
import type { DeviceFailure } from './passkey.ts'
import { supportsPasskeys } from './passkey-support.ts'

export type CodeAnswer = Answer<'/v1/auth/otp', 'POST'>

/** For people with a passkey in a supporting browser. */
export function PasskeyButton({ onDone }: { onDone: (answer: CodeAnswer) => void | Promise<void> }) {
  const t = useTranslate<'sessions'>()
  const [isOffered, setOffered] = useState(false)
  const [failed, setFailed] = useState<DeviceFailure>()
  useEffect(() => {
    if (supportsPasskeys())
      void call(client.GET('/v1/auth/session')).then(({ data }) => setOffered(data?.hasPasskey === true))
  }, [])
  const { run, isBusy, failure } = useCall(
    async (): Promise<Outcome<CodeAnswer | undefined>> => {
      setFailed(undefined)
      const challenge = await call(client.POST('/v1/auth/passkeys/proof-request'))
      if (challenge.failure) return challenge
      // Lazy: only passkey users load it.
      const { signWithPasskey } = await import('./passkey.ts')
      const answer = await signWithPasskey(challenge.data)
      if (answer.failed === undefined) return call(client.POST('/v1/auth/otp', { body: { passkey: answer.data } }))
      setFailed(answer.failed)
      return { data: undefined }
    },
    (answer) => answer && onDone(answer),
  )
  if (!isOffered) return null
  return (
    <>
      <Refusal failure={failure} />
      {failed && (
        <p className="note clay" role="alert">
          {t(`sessions.passkey.${failed}`)}
        </p>
      )}
      <p>
        <Button look="quiet" isWide isBusy={isBusy} busyLabel={t('sessions.checking')} onClick={() => void run()}>
          {t('sessions.passkey.use')}
        </Button>
      </p>
    </>
  )
}
