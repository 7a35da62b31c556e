import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { DeviceList, SessionList, type Device, type Session } from '../auth/access-lists.tsx'
import { StepUpDialog } from '../auth/code-form.tsx'
import { CodesSection, type CodesSectionProps } from '../auth/codes-section.tsx'
import { PasswordChange } from '../auth/password-change.tsx'
import { ContactForm, type User } from './contact-form.tsx'
import { IdentityTerms } from './identity-terms.tsx'
import { Unsubscription } from './unsubscription.tsx'
import { VerificationStatus, type Verification } from './verification-status.tsx'
import './customer-tab.css'

interface CustomerTabProps {
  readonly user: User
  readonly latestVerification: Verification | undefined
  readonly sessions: readonly Session[]
  readonly devices: readonly Device[]
  /** Null for a person without a device for one-time codes. */
  readonly codes: CodesSectionProps | null
  /** ISO 8601. Server and browser count ages from it, so that both render the same. */
  readonly now: string
}

function CustomerTab({ user, latestVerification, sessions, devices, codes, now }: CustomerTabProps) {
  const t = useTranslate<'users'>()
  const [open, setOpen] = useState({ sessions, version: 0 })
  const reloadSessions = async () => {
    const { data } = await call(client.GET('/v1/auth/sessions', { params: { query: { take: 100 } } }))
    if (data) setOpen(({ version }) => ({ sessions: data.data, version: version + 1 }))
  }
  const moment = new Date(now)
  return (
    <div className="customer">
      <div>
        <VerificationStatus
          status={user.verificationStatus}
          latest={latestVerification}
          isEmailConfirmed={user.isEmailConfirmed}
        />
        <ContactForm user={user} />
        <IdentityTerms user={user} />
      </div>
      <div>
        <section aria-labelledby="security" className="stack-gap">
          <h2 id="security">{t('users.profile.security')}</h2>
          <PasswordChange onChanged={() => void reloadSessions()} />
          {codes && <CodesSection {...codes} />}
          <SessionList key={open.version} initial={open.sessions} now={moment} />
          <DeviceList initial={devices} now={moment} />
        </section>
        <Unsubscription userId={user.userId} />
      </div>
      <StepUpDialog />
    </div>
  )
}

export const CustomerTabIsland = defineIsland(['common', 'sessions', 'totps', 'users', 'verifications'], CustomerTab)
