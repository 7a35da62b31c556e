import { Box, Stack } from '@mui/material'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import type { UserRecord } from '../../providers/records.ts'
import { useMay } from '../../ui/ability.ts'
import { countryName } from '../../ui/names.ts'
import { MailLink, PhoneLink } from './contact.tsx'
import { UserNotes } from './user-notes.tsx'
import { UserTasks } from './user-tasks.tsx'
import { UserEvents } from './user-events.tsx'
import { useOverview, UserGlance } from './user-glance.tsx'
import { UserMarks } from './user-marks.tsx'
import { UserTickets } from './user-tickets.tsx'
import { UserWaits } from './user-waits.tsx'
import { Facts, FactsGrid } from '../../ui/terms.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'

/**
 * The page of a customer for work: money at a glance, what waits, what happened, notes, tasks, tickets and risk marks, and who they
 * are (handbook rule 14.40).
 */
export function UserGeneral({ user }: { readonly user: UserRecord }) {
  const overview = useOverview(user)
  // Staff are not written about, nor does a person see what is written about them.
  const isCustomer = useMay('userNotes.read', user) && user.role === 'user'
  if (!isCustomer) return <UserFacts user={user} />
  return (
    <Stack spacing={3}>
      <UserGlance overview={overview} />
      <Box sx={columns}>
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <UserWaits user={user} />
          <UserEvents user={user} />
        </Stack>
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <UserMarks user={user} overview={overview} />
          <UserNotes user={user} />
          <UserTasks user={user} />
          <UserTickets user={user} />
        </Stack>
      </Box>
      <UserFacts user={user} />
    </Stack>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: 4,
  alignItems: 'start',
} as const

/** Who the customer is, how to reach them, and their settings. */
function UserFacts({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const language = useLanguage()
  const { companyName, taxNumber, legalRepresentativeName, name, surname, phone } = user
  const yesOrNo = (value: boolean) => t(value ? 'common.yes' : 'common.no')
  return (
    <FactsGrid>
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
          email: <MailLink email={user.email} />,
          isEmailConfirmed: yesOrNo(user.isEmailConfirmed),
          phone: phone && <PhoneLink phone={phone} />,
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
