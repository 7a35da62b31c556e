import { Alert, Box, Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import type { CustomerOverview, UserRecord } from '../../providers/records.ts'
import { RecordLink } from '../../ui/links.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import type { OverviewQuery } from './user-glance.tsx'

type Mark = CustomerOverview['marks'][number]

/** Where the records are that a mark follows from. */
const TAB_OF: Readonly<Partial<Record<Mark['mark'], string>>> = {
  documentDiffers: 'verifications',
  documentExpired: 'verifications',
  identityDeclined: 'verifications',
  unverified: 'verifications',
  accountShared: 'bank-accounts',
  accountRefused: 'bank-accounts',
  paymentReturned: 'wallet',
  aboveGuidance: 'wallet',
}

/** What calls for care about a customer. All of it follows from the records, and each leads to them. */
export function UserMarks({
  user,
  overview: { data },
}: {
  readonly user: UserRecord
  readonly overview: OverviewQuery
}) {
  const t = useWords()
  if (!data) return null
  return (
    <Section title={t('customers.marks')}>
      {data.marks.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('customers.noMarks')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.75 }}>
        {data.marks.map((mark) => (
          <li key={mark.mark}>
            <Alert role="presentation" severity="warning" icon={false} sx={{ paddingBlock: 0 }}>
              {wordsOfMark(mark, t)}{' '}
              {TAB_OF[mark.mark] && (
                <RecordLink
                  resource="users"
                  id={user.id}
                  tab={TAB_OF[mark.mark]!}
                  name={t(`customers.see.${TAB_OF[mark.mark] as 'wallet'}`)}
                />
              )}
            </Alert>
          </li>
        ))}
      </Box>
    </Section>
  )
}

const wordsOfMark = ({ mark, count, since }: Mark, t: ReturnType<typeof useWords>): string =>
  (t as (key: string, options: object) => string)(`customers.mark.${mark}`, {
    smart_count: count ?? 1,
    date: since === null ? '' : formatDate(since),
  })
