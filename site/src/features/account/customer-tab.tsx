import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { useState } from 'react'
import { call, client, isRefusedWith } from '../../ui/api.ts'
import { defineIsland, useTranslate, useLanguage } from '../../ui/island.tsx'
import { DeviceList, SessionList, type Device, type Session } from '../auth/access-lists.tsx'
import { StepUpDialog } from '../auth/code-form.tsx'
import { CodesSection, type CodesSectionProps } from '../auth/codes-section.tsx'
import type { Passkey } from '../auth/passkey-name-form.tsx'
import { EmailSection, type EmailChange } from '../auth/email-change.tsx'
import { PasskeysSection } from '../auth/passkeys-section.tsx'
import { PasswordChange } from '../auth/password-change.tsx'
import { DataExportSection, type DataExport } from './data-export-section.tsx'
import { Unsubscription, type ClosingState } from './unsubscription.tsx'
import { formatDate } from '@cauce/format'
import { Terms, Badge } from '../../ui/blocks.tsx'
import type { Answer } from '@cauce/client'
import { Button } from '../../ui/button.tsx'
import { useNotifyingCall } from '../../ui/call.tsx'
import { notify } from '../../ui/snackbar.ts'
import { verificationAdvice } from './verification-advice.ts'
import type { Language } from '@cauce/contract'
import { UserMePatch } from '@cauce/contract/account/users.ts'
import { languageName, localeOf } from '@cauce/contract/languages.ts'
import { offeredLanguages } from '@cauce/i18n/language.ts'
import { paths } from '@cauce/contract/pages.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { CheckField, Field, SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { EMPTY_AS_NULL, GenderField } from './gender-field.tsx'
import { IdentityStart } from './identity-start.tsx'
import './customer-tab.css'

interface CustomerTabProps {
  readonly user: User
  readonly latestVerification: Verification | undefined
  readonly sessions: readonly Session[]
  readonly devices: readonly Device[]
  readonly passkeys: readonly Passkey[]
  readonly emailChange: EmailChange
  readonly closing: ClosingState
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
    const { data } = await call(client.GET('/v1/auth/sessions', { params: { query: { take: MAXIMUM_TAKE } } }))
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

/** Only staff correct it, because the verification used it. */
function IdentityTerms({ user }: { user: User }) {
  const t = useTranslate<'users'>()
  const language = useLanguage()
  const countryName =
    user.nationality && new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(user.nationality)
  const documentType =
    user.identificationDocumentType && t(`users.identificationDocumentType.${user.identificationDocumentType}`)
  return (
    <section aria-labelledby="own-data" className="stack-gap">
      <h2 id="own-data">{t('users.profile.identity')}</h2>
      <Terms
        rows={[
          { term: t('users.fields.companyName'), value: user.companyName },
          { term: t('users.fields.taxNumber'), value: user.taxNumber },
          { term: t('users.fields.legalRepresentativeName'), value: user.legalRepresentativeName },
          { term: t('users.fields.name'), value: `${user.name} ${user.surname}` },
          { term: t('users.fields.email'), value: user.email },
          { term: t('users.fields.birthdayAt'), value: user.birthdayAt && formatDate(user.birthdayAt) },
          { term: t('users.fields.nationality'), value: countryName },
          {
            term: documentType ?? t('users.fields.identificationDocumentNumber'),
            value: user.identificationDocumentNumber,
          },
          { term: t('users.fields.createdAt'), value: formatDate(user.createdAt) },
        ]}
      />
      <p className="fine">{t('users.profile.identityHelp')}</p>
    </section>
  )
}

type Verification = Answer<'/v1/account/verifications'>['data'][number]
type Status = Answer<'/v1/account/users/me'>['verificationStatus']

interface VerificationStatusProps {
  readonly status: Status
  readonly latest: Verification | undefined
  /** Required first (handbook rule 2.29). */
  readonly isEmailConfirmed: boolean
}

function VerificationStatus({ status, latest, isEmailConfirmed }: VerificationStatusProps) {
  const t = useTranslate<'verifications'>()
  const { tone, next } = verificationAdvice[status]
  const reason = latest?.decisionReason ?? latest?.reason
  return (
    <section className="stack-gap" aria-labelledby="identity" id="identity-status">
      <div className="row">
        <h2 id="identity">{t('verifications.identity.title')}</h2>
        <Badge colour={tone}>{t(`verifications.status.${status}`)}</Badge>
      </div>
      {status !== 'Approved' && <p>{t('verifications.identity.why')}</p>}
      <p className="muted">{t(`verifications.identity.advice.${status}`)}</p>
      {reason && status !== 'Approved' && <p className="note clay">{t('verifications.identity.reason', { reason })}</p>}
      {latest && (
        <p className="fine">
          {t('verifications.identity.lastAttempt', { attempt: latest.attempt, date: formatDate(latest.updatedAt) })}
        </p>
      )}
      {!isEmailConfirmed && <UnconfirmedEmail />}
      {next === 'wait' && (
        <p>
          <Button look="quiet" isSmall onClick={() => location.reload()}>
            {t('verifications.identity.refresh')}
          </Button>
        </p>
      )}
      {isEmailConfirmed && next !== 'wait' && next !== 'none' && <IdentityStart next={next} />}
    </section>
  )
}

function UnconfirmedEmail() {
  const t = useTranslate<'users'>()
  const { run, isBusy } = useNotifyingCall(
    () => call(client.POST('/v1/auth/email/resend')),
    () => notify({ kind: 'success', text: t('users.profile.confirmationResent') }),
  )
  return (
    <div className="note clay stack-gap">
      <p>{t('users.profile.emailUnconfirmed')}</p>
      <p>
        <Button look="quiet" isSmall isBusy={isBusy} onClick={() => void run()}>
          {t('users.profile.resendConfirmation')}
        </Button>
      </p>
    </div>
  )
}

type User = Answer<'/v1/account/users/me'>

function contactOf(user: User) {
  const { phone, gender, language, generalEmailNotifications, ticketEmailNotifications, updatedAt } = user
  return { phone: phone ?? '', gender, language, generalEmailNotifications, ticketEmailNotifications, updatedAt }
}

/** Optimistic locking: after a 409 the form loads the saved values and keeps the typed ones on top. */
function ContactForm({ user }: { user: User }) {
  const t = useTranslate<'users' | 'common'>()
  const pageLanguage = useLanguage()
  const [conflict, setConflict] = useState<'none' | 'found' | 'merged'>('none')
  const { form, field, summary, ...contractForm } = useContractForm({
    schema: UserMePatch,
    defaultValues: contactOf(user),
    keepAs: `${user.userId}:contact`,
    send: async (body) => {
      const outcome = await call(client.PATCH('/v1/account/users/me', { body }))
      setConflict(isRefusedWith(outcome.failure, 'edit-conflict') ? 'found' : 'none')
      return outcome
    },
    onDone: async (saved, _values, form) => {
      form.reset(contactOf(saved))
      if (saved.language !== pageLanguage) await chooseLanguage(saved.language, paths.profile('customer'))
      else notify({ kind: 'success', text: t('users.profile.saved') })
    },
  })
  const merge = async () => {
    const { data } = await call(client.GET('/v1/account/users/me'))
    if (!data) return
    form.reset(contactOf(data), { keepDirtyValues: true })
    setConflict('merged')
  }
  const languages = offeredLanguages().map((value) => ({ value, label: languageName(value), lang: value }))
  return (
    <section aria-labelledby="contact" className="stack-gap">
      <h2 id="contact">{t('users.profile.contact')}</h2>
      <Form
        {...contractForm}
        summary={conflict === 'none' ? summary : { attempt: 0 }}
        isWide={false}
        submitLabel={t('users.profile.submit')}
        busyLabel={t('users.profile.submitting')}
      >
        {conflict === 'found' && (
          <div className="alert" role="alert">
            <p>{t('users.profile.conflict')}</p>
            <Button look="quiet" isSmall onClick={() => void merge()}>
              {t('users.profile.conflictReload')}
            </Button>
          </div>
        )}
        {conflict === 'merged' && <output className="alert calm">{t('users.profile.conflictReloaded')}</output>}
        <div className="field-row">
          <Field {...field('phone')} type="tel" label={t('users.fields.phone')} autoComplete="tel" />
          <GenderField {...field('gender', EMPTY_AS_NULL)} />
        </div>
        <SelectField {...field('language')} label={t('users.fields.language')} choices={languages} />
        <fieldset className="form">
          <legend>
            <b>{t('users.profile.notifications')}</b>
          </legend>
          <CheckField {...field('generalEmailNotifications')} label={t('users.profile.generalEmails')} />
          <CheckField {...field('ticketEmailNotifications')} label={t('users.profile.ticketEmails')} />
          <p className="fine">{t('users.profile.alwaysSent')}</p>
        </fieldset>
      </Form>
    </section>
  )
}

async function chooseLanguage(language: Language, back: string): Promise<void> {
  await fetch(paths.language, { method: 'POST', body: new URLSearchParams({ language, back }), redirect: 'manual' })
  location.assign(back)
}
