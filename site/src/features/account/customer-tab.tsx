import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { DeviceList, SessionList, type Device, type Session } from '../auth/access-lists.tsx'
import { StepUpDialog } from '../auth/code-form.tsx'
import { CodesSection, type CodesSectionProps } from '../auth/codes-section.tsx'
import type { Passkey } from '../auth/passkey-name-form.tsx'
import { EmailSection, type EmailChange } from '../auth/email-change.tsx'
import { PasskeysSection } from '../auth/passkeys-section.tsx'
import { PasswordChange } from '../auth/password-change.tsx'
import { ContactForm, type User } from './contact-form.tsx'
import type { DataExport } from './data-export-progress.tsx'
import { DataExportSection } from './data-export-section.tsx'
import { IdentityTerms } from './identity-terms.tsx'
import { Unsubscription, type ClosingState } from './unsubscription.tsx'
import { VerificationStatus, type Verification } from './verification-status.tsx'
import './customer-tab.css'

interface CustomerTabProps {
  readonly user: User
  readonly latestVerification: Verification | undefined
  readonly sessions: readonly Session[]
  readonly devices: readonly Device[]
  readonly passkeys: readonly Passkey[]
  readonly emailChange: EmailChange
  readonly closing: ClosingState
  /** Latest data exports. */
  readonly dataExports: readonly DataExport[]
  /** Null without an OTP device. */
  readonly codes: CodesSectionProps | null
  /** ISO 8601; server and browser render the same ages. */
  readonly now: string
}

function CustomerTab({
  user,
  latestVerification,
  sessions,
  devices,
  passkeys,
  emailChange,
  dataExports,
  closing,
  codes,
  now,
}: CustomerTabProps) {
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
          <EmailSection email={user.email} initial={emailChange} />
          <PasskeysSection initial={passkeys} now={moment} />
          {codes && <CodesSection {...codes} />}
          <SessionList key={open.version} initial={open.sessions} now={moment} />
          <DeviceList initial={devices} now={moment} />
        </section>
        <DataExportSection initial={dataExports} />
        <Unsubscription userId={user.userId} initial={closing} />
      </div>
      <StepUpDialog />
    </div>
  )
}

export const CustomerTabIsland = defineIsland(
  ['closings', 'common', 'dataExports', 'emailChanges', 'passkeys', 'sessions', 'totps', 'users', 'verifications'],
  CustomerTab,
)
