import { Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { BankBooksReport } from '../../providers/records.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { CustomerLink, RecordLink } from '../../ui/links.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { BookLink } from './book-link.tsx'

type Awaited = BankBooksReport['awaited'][number]

/** What was booked and is on no statement yet, each row leading to whose it is. */
export function AwaitedSection({ books: { awaited, causes } }: { readonly books: BankBooksReport }) {
  const t = useWords()
  const count = causes
    .filter(({ cause }) => cause === 'awaitedIn' || cause === 'awaitedOut')
    .reduce((sum, cause) => sum + cause.count, 0)
  return (
    <Section title={t('bankBooks.awaited')}>
      {awaited.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('bankBooks.noneAwaited')}</Typography>
      ) : (
        <>
          {count > awaited.length && (
            <Typography sx={{ color: 'text.secondary' }}>
              {t('bankBooks.awaitedShown', { count: formatCount(count) })}
            </Typography>
          )}
          <FigureTable
            label={t('bankBooks.awaited')}
            headings={[t('bankBooks.who'), t('bankBooks.bookedAt'), t('bankBooks.amount')]}
            rows={awaited.map((row) => ({
              key: String(row.recordId),
              name: (
                <>
                  <Owner row={row} />
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    <What row={row} />
                  </Typography>
                </>
              ),
              figures: [formatDate(row.bookedAt), <Amount key="amount" value={row.amount} sign="always" />],
            }))}
          />
        </>
      )}
    </Section>
  )
}

/** What is of nobody known leads to its line of the statement. */
function What({ row: { kind, recordId } }: { readonly row: Awaited }) {
  const t = useWords()
  const words = t(`bankBooks.kind.${kind}`)
  if (kind !== 'returnTransfer' || recordId === null) return <>{words}</>
  return (
    <BookLink resource="matching" query={{ filter: { ids: [recordId] } }}>
      {words}
    </BookLink>
  )
}

function Owner({ row: { userId, userName, projectId, projectName } }: { readonly row: Awaited }) {
  if (userId !== null) return <CustomerLink id={userId} name={userName ?? ''} tab="wallet" />
  if (projectId === null) return null
  return <RecordLink resource="projects" id={projectId} name={projectName} />
}
