import { formatDate } from '@cauce/format'
import { Terms } from '../../ui/blocks.tsx'
import { useLanguage, useTranslate } from '../../ui/island.tsx'
import type { User } from './contact-form.tsx'

/** Only staff correct it, because the verification used it. */
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
      <p className="fine">{t('users.profile.identityHelp')}</p>
    </section>
  )
}
