import { Box } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import type { UserRecord } from '../../providers/records.ts'
import { countryName } from '../../ui/names.ts'
import { Facts, Term } from '../../ui/terms.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'

/** Who the customer is, how to reach them and who answers for them. */
export function UserIdentity({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const language = useLanguage()
  const { taxNumber, legalRepresentativeName, name, surname, email, phone } = user
  const documentType = user.identificationDocumentType
  return (
    <Box sx={identity}>
      {documentType && (
        <Box component="dl">
          <Term label={t(`users.identificationDocumentType.${documentType}`)}>{user.identificationDocumentNumber}</Term>
        </Box>
      )}
      <Facts
        noun="users"
        facts={{
          ...(user.kind === 'company' && { taxNumber, legalRepresentativeName, name, surname }),
          birthdayAt: formatDate(user.birthdayAt),
          nationality: countryName(user.nationality, language),
          phone: phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>,
          email: <a href={`mailto:${email}`}>{email}</a>,
          managerName: user.managerName,
        }}
      />
    </Box>
  )
}

const identity = {
  '& dl': { margin: 0 },
  // Beside the tabs there is room for one below the other only.
  '& dl > div': { flexDirection: { lg: 'column' }, gap: { lg: 0 } },
  '& dt, & dd': { maxWidth: { lg: 'none' }, textAlign: { lg: 'start' } },
  // One link stands below the other (WCAG 2.5.8).
  '& a': { display: 'inline-block', minHeight: '1.5rem', lineHeight: '1.5rem' },
} as const
