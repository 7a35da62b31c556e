import { Box } from '@mui/material'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import type { UserRecord } from '../../providers/records.ts'
import { countryName } from '../../ui/country-name.ts'
import { Section } from '../../ui/section.tsx'
import { Term, Terms } from '../../ui/terms.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'

/** Who it is, how to reach them, and what they chose. */
export function UserGeneral({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const language = useLanguage()
  const yesOrNo = (value: boolean) => t(value ? 'common.yes' : 'common.no')
  const orNone = (value: string | null) => value ?? t('backoffice.none')
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
        gap: 4,
        maxWidth: '75rem',
      }}
    >
      <Section title={t('backoffice.users.person')}>
        <Terms>
          <Term label={t('users.fields.kind')}>{t(`users.kind.${user.kind}`)}</Term>
          {user.kind === 'company' && (
            <>
              <Term label={t('users.fields.companyName')}>{orNone(user.companyName)}</Term>
              <Term label={t('users.fields.taxNumber')}>{orNone(user.taxNumber)}</Term>
              <Term label={t('users.fields.legalRepresentativeName')}>{orNone(user.legalRepresentativeName)}</Term>
            </>
          )}
          <Term label={t('users.fields.name')}>{user.name}</Term>
          <Term label={t('users.fields.surname')}>{user.surname}</Term>
          <Term label={t('users.fields.gender')}>
            {user.gender ? t(`users.gender.${user.gender}`) : t('backoffice.none')}
          </Term>
          <Term label={t('users.fields.birthdayAt')}>{formatDate(user.birthdayAt)}</Term>
          <Term label={t('users.fields.nationality')}>{countryName(user.nationality, language)}</Term>
          <Term label={t('users.fields.identificationDocumentType')}>
            {user.identificationDocumentType
              ? t(`users.identificationDocumentType.${user.identificationDocumentType}`)
              : t('backoffice.none')}
          </Term>
          <Term label={t('users.fields.identificationDocumentNumber')}>
            {orNone(user.identificationDocumentNumber)}
          </Term>
        </Terms>
      </Section>
      <Section title={t('backoffice.users.account')}>
        <Terms>
          <Term label={t('users.fields.email')}>
            <a href={`mailto:${user.email}`}>{user.email}</a>
          </Term>
          <Term label={t('users.fields.isEmailConfirmed')}>{yesOrNo(user.isEmailConfirmed)}</Term>
          <Term label={t('users.fields.phone')}>
            {user.phone === null ? (
              t('backoffice.none')
            ) : (
              <a href={`tel:${user.phone.replaceAll(' ', '')}`}>{user.phone}</a>
            )}
          </Term>
          <Term label={t('users.fields.role')}>{t(`users.role.${user.role}`)}</Term>
          <Term label={t('users.fields.managerName')}>{user.managerName ?? t('backoffice.nobody')}</Term>
          <Term label={t('users.fields.isOtpConfigured')}>
            {user.isOtpConfigured ? t('common.yes') : t('errors.otp-not-configured')}
          </Term>
          <Term label={t('users.fields.language')}>{t(`common.languages.${user.language}`)}</Term>
          <Term label={t('users.fields.generalEmailNotifications')}>{yesOrNo(user.generalEmailNotifications)}</Term>
          <Term label={t('users.fields.ticketEmailNotifications')}>{yesOrNo(user.ticketEmailNotifications)}</Term>
          <Term label={t('users.fields.createdAt')}>{formatDateTime(user.createdAt)}</Term>
          <Term label={t('users.fields.updatedAt')}>{formatDateTime(user.updatedAt)}</Term>
        </Terms>
      </Section>
    </Box>
  )
}
