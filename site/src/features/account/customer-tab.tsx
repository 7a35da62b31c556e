import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Island, UI_NOUNS, type IslandProps } from '../../ui/island.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { DeviceList, type Device } from '../auth/device-list.tsx'
import { PasswordChange } from '../auth/password-change.tsx'
import { SessionList, type Session } from '../auth/session-list.tsx'
import { StepUpDialog } from '../auth/step-up-dialog.tsx'
import { VerificationStatus, type Verification } from './verification-status.tsx'
import { ContactForm, type User } from './contact-form.tsx'
import { IdentityTerms } from './identity-terms.tsx'
import { Unsubscription } from './unsubscription.tsx'
import './customer-tab.css'

export const CUSTOMER_TAB_NOUNS = [...UI_NOUNS, 'common', 'sessions', 'users', 'verifications'] as const

interface CustomerTabProps {
  readonly user: User
  readonly latestVerification: Verification | undefined
  readonly sessions: readonly Session[]
  readonly devices: readonly Device[]
  /** ISO 8601; ages are counted from it on the server and in the browser alike. */
  readonly now: string
}

export function CustomerTabIsland(props: IslandProps<(typeof CUSTOMER_TAB_NOUNS)[number]> & CustomerTabProps) {
  return (
    <Island {...props}>
      <CustomerTab {...props} />
      <StepUpDialog />
    </Island>
  )
}

function CustomerTab({ user, latestVerification, sessions, devices, now }: CustomerTabProps) {
  const t = useTranslate<'users'>()
  const [open, setOpen] = useState({ sessions, version: 0 })
  const rereadSessions = async () => {
    const { data } = await call(client.GET('/v1/auth/sessions', { params: { query: { take: 100 } } }))
    if (data) setOpen(({ version }) => ({ sessions: data.data, version: version + 1 }))
  }
  const moment = new Date(now)
  return (
    <div className="customer">
      <div>
        <VerificationStatus status={user.verificationStatus} latest={latestVerification} />
        <ContactForm user={user} />
        <IdentityTerms user={user} />
      </div>
      <div>
        <section aria-labelledby="security" className="stack-gap">
          <h2 id="security">{t('users.profile.security')}</h2>
          <PasswordChange onChanged={() => void rereadSessions()} />
          <SessionList key={open.version} initial={open.sessions} now={moment} />
          <DeviceList initial={devices} now={moment} />
        </section>
        <Unsubscription userId={user.userId} />
      </div>
    </div>
  )
}
