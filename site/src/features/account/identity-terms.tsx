import { formatDate } from '@cauce/format'
import { call, client } from '../../ui/api.ts'
import { Terms } from '../../ui/blocks.tsx'
import { Button } from '../../ui/button.tsx'
import { useNotifyingCall } from '../../ui/call.tsx'
import { useLanguage, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import type { User } from './contact-form.tsx'

/** The identity of the person. Only staff correct it, because the verification used it. */
export function IdentityTerms({ user }: { user: User }) {
  const t = useTranslate<'users'>()
  const language = useLanguage()
  const countryName = user.nationality && new Intl.DisplayNames(language, { type: 'region' }).of(user.nationality)
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
      {!user.isEmailConfirmed && <UnconfirmedEmail />}
      <p className="fine">{t('users.profile.identityHelp')}</p>
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
