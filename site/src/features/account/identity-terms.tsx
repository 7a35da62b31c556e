import { formatDate } from '@cauce/format'
import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { wordsOfFailure } from '../../ui/failure.ts'
import { useLanguage, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import type { User } from './contact-form.tsx'

/** Who the person is; only staff correct it, because the identity was proven with it. */
export function IdentityTerms({ user }: { user: User }) {
  const t = useTranslate<'users'>()
  const language = useLanguage()
  const countryName = user.nationality && new Intl.DisplayNames(language, { type: 'region' }).of(user.nationality)
  const documentType =
    user.identificationDocumentType && t(`users.identificationDocumentType.${user.identificationDocumentType}`)
  const terms: ReadonlyArray<readonly [string, string | null]> = [
    [t('users.fields.companyName'), user.companyName],
    [t('users.fields.taxNumber'), user.taxNumber],
    [t('users.fields.legalRepresentativeName'), user.legalRepresentativeName],
    [t('users.fields.name'), `${user.name} ${user.surname}`],
    [t('users.fields.email'), user.email],
    [t('users.fields.birthdayAt'), user.birthdayAt && formatDate(user.birthdayAt)],
    [t('users.fields.nationality'), countryName ?? null],
    [documentType ?? t('users.fields.identificationDocumentNumber'), user.identificationDocumentNumber],
    [t('users.fields.createdAt'), formatDate(user.createdAt)],
  ]
  return (
    <section aria-labelledby="own-data" className="stack-gap">
      <h2 id="own-data">{t('users.profile.identity')}</h2>
      <dl className="terms">
        {terms.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {!user.isEmailConfirmed && <UnconfirmedEmail />}
      <p className="fine">{t('users.profile.identityHelp')}</p>
    </section>
  )
}

function UnconfirmedEmail() {
  const t = useTranslate<'users'>()
  const common = useTranslate()
  const [isSending, setSending] = useState(false)
  const resend = async () => {
    setSending(true)
    const { failure } = await call(client.POST('/v1/auth/email/resend'))
    setSending(false)
    notify(
      failure
        ? { kind: 'error', text: wordsOfFailure(common, failure).message }
        : { kind: 'success', text: t('users.profile.confirmationResent') },
    )
  }
  return (
    <div className="note clay stack-gap">
      <p>{t('users.profile.emailUnconfirmed')}</p>
      <p>
        <Button look="quiet" isSmall isBusy={isSending} onClick={() => void resend()}>
          {t('users.profile.resendConfirmation')}
        </Button>
      </p>
    </div>
  )
}
