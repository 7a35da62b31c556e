import { call, client, goTo } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { Refusal, useCall } from '../../ui/call.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'

interface IdentityStartProps {
  readonly next: 'start' | 'resume' | 'retry'
  readonly isSmall?: boolean
}

/** Leads to the identity provider. */
export function IdentityStart({ next, isSmall = false }: IdentityStartProps) {
  const t = useTranslate<'verifications'>()
  const { run, isBusy, failure } = useCall(
    () => call(client.POST('/v1/account/verifications')),
    ({ url }) => goTo(url),
  )
  return (
    <div className="stack-gap">
      <Refusal failure={failure} />
      <p>
        <Button
          isSmall={isSmall}
          isBusy={isBusy}
          busyLabel={t('verifications.identity.starting')}
          onClick={() => void run()}
        >
          {t(`verifications.identity.${next}`)}
        </Button>
      </p>
    </div>
  )
}

export const IdentityStartIsland = defineIsland(['verifications'], IdentityStart)
