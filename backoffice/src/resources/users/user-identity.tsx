import { Box } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import type { UserRecord } from '../../providers/records.ts'
import { countryName } from '../../ui/names.ts'
import { Facts } from '../../ui/terms.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'

/** Who the customer is, how to reach them and who answers for them. */
export function UserIdentity({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const language = useLanguage()
  const { kind, companyName, taxNumber, legalRepresentativeName, name, surname, email, phone } = user
  const documentType = user.identificationDocumentType
  return (
    <Box sx={identity}>
      <Facts
        noun="users"
        facts={{
          ...(kind === 'company' && { companyName, taxNumber, legalRepresentativeName }),
          name,
          surname,
          ...(documentType && { identificationDocumentType: t(`users.identificationDocumentType.${documentType}`) }),
          identificationDocumentNumber: user.identificationDocumentNumber,
          birthdayAt: formatDate(user.birthdayAt),
          nationality: countryName(user.nationality, language),
          phone: phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>,
          email: <a href={`mailto:${email}`}>{email}</a>,
          managerName: user.managerName ?? t('backoffice.nobody'),
        }}
      />
    </Box>
  )
}

const identity = {
  // In columns above the tabs, where there is no room beside them.
  '& dl': { columns: { xs: '16rem', lg: 'auto' }, columnGap: 4 },
  '& dl > div': { breakInside: 'avoid' },
  // One link stands below the other (WCAG 2.5.8).
  '& a': { display: 'inline-block', minHeight: '1.5rem', lineHeight: '1.5rem' },
} as const
