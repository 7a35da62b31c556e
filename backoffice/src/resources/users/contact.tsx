import { Box } from '@mui/material'
import type { UserRecord } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'

/** How to reach the customer and who answers for them, on every tab of their page. */
export function Contact({ user: { email, phone, managerName } }: { readonly user: UserRecord }) {
  const t = useWords()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <MailLink email={email} />
      {phone && <PhoneLink phone={phone} />}
      <span>
        {t('users.fields.managerName')}: {managerName ?? t('backoffice.nobody')}
      </span>
    </Box>
  )
}

/** Writes a mail. */
export const MailLink = ({ email }: { readonly email: string }) => <a href={`mailto:${email}`}>{email}</a>

/** Calls a number. */
export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
)
