import { Box } from '@mui/material'
import type { UserRecord } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'

/** How to reach the customer and who answers for them, on every tab of their page. */
export function Contact({ user: { email, phone, managerName } }: { readonly user: UserRecord }) {
  const t = useWords()
  return (
    <Box sx={contact}>
      <MailLink email={email} />
      {phone && <PhoneLink phone={phone} />}
      <span>
        {t('users.fields.managerName')}: {managerName ?? t('backoffice.nobody')}
      </span>
    </Box>
  )
}

const contact = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  // On a telephone one link stands below the other (WCAG 2.5.8).
  '& a': { display: 'inline-block', minHeight: '1.5rem', lineHeight: '1.5rem' },
} as const

/** Writes a mail. */
export const MailLink = ({ email }: { readonly email: string }) => <a href={`mailto:${email}`}>{email}</a>

/** Calls a number. */
export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
)
