import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import type { UserRecord } from '../../providers/records.ts'
import { useMay } from '../../ui/ability.ts'
import { countryName } from '../../ui/names.ts'
import { UserNotes } from './user-notes.tsx'
import { UserTasks } from './user-tasks.tsx'
import { Facts, FactsGrid } from '../../ui/terms.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'

/** Who the customer is, how to reach them, and their settings. */
export function UserGeneral({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const language = useLanguage()
  const { companyName, taxNumber, legalRepresentativeName, name, surname, phone } = user
  // Staff are not written about, nor does a person see what is written about them.
  const mayNote = useMay('userNotes.read', user) && user.role === 'user'
  const yesOrNo = (value: boolean) => t(value ? 'common.yes' : 'common.no')
  return (
    <FactsGrid>
      {mayNote && <UserTasks user={user} />}
      {mayNote && <UserNotes user={user} />}
      <Facts
        noun="users"
        title={t('backoffice.users.person')}
        facts={{
          kind: t(`users.kind.${user.kind}`),
          ...(user.kind === 'company' && { companyName, taxNumber, legalRepresentativeName }),
          name,
          surname,
          gender: user.gender && t(`users.gender.${user.gender}`),
          birthdayAt: formatDate(user.birthdayAt),
          nationality: countryName(user.nationality, language),
          identificationDocumentType:
            user.identificationDocumentType && t(`users.identificationDocumentType.${user.identificationDocumentType}`),
          identificationDocumentNumber: user.identificationDocumentNumber,
        }}
      />
      <Facts
        noun="users"
        title={t('backoffice.users.account')}
        facts={{
          email: <a href={`mailto:${user.email}`}>{user.email}</a>,
          isEmailConfirmed: yesOrNo(user.isEmailConfirmed),
          phone: phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>,
          role: t(`users.role.${user.role}`),
          managerName: user.managerName ?? t('backoffice.nobody'),
          isOtpConfigured: t(user.isOtpConfigured ? 'common.yes' : 'errors.otp-not-configured'),
          language: t(`common.languages.${user.language}`),
          generalEmailNotifications: yesOrNo(user.generalEmailNotifications),
          ticketEmailNotifications: yesOrNo(user.ticketEmailNotifications),
          createdAt: formatDateTime(user.createdAt),
          updatedAt: formatDateTime(user.updatedAt),
        }}
      />
    </FactsGrid>
  )
}
