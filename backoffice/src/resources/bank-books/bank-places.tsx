import { Box } from '@mui/material'
import { formatCount } from '@cauce/format/quantities.ts'
import type { BankBooksReport } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { BookLink } from './book-link.tsx'

/** Where the work at the bank is done, with how much of it waits. */
export function BankPlaces({ books: { causes, payments } }: { readonly books: BankBooksReport }) {
  const t = useWords()
  const toMatch = causes
    .filter(({ cause }) => cause === 'unassigned' || cause === 'unexplained')
    .reduce((sum, { count }) => sum + count, 0)
  const queued = payments.find(({ state }) => state === 'queued')?.count ?? 0
  const places = [
    { resource: 'matching', name: t('matching.menu'), count: toMatch },
    { resource: 'bankStatements', name: t('bankStatements.menu') },
    { resource: 'payments', name: t('payments.menu'), count: queued },
    { resource: 'companyAccounts', name: t('companyAccounts.menu') },
  ] as const
  return (
    <Box component="nav" aria-label={t('bankBooks.places')} sx={{ marginBlockEnd: 3 }}>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          rowGap: 0.5,
          margin: 0,
          paddingInlineStart: 0,
          paddingBlockEnd: 1,
          listStyle: 'none',
          borderBlockEnd: '1px solid var(--line)',
        }}
      >
        {places.map(({ resource, name, ...place }) => (
          <li key={resource}>
            <BookLink resource={resource}>
              {'count' in place && place.count > 0 ? `${name} (${formatCount(place.count)})` : name}
            </BookLink>
          </li>
        ))}
      </Box>
    </Box>
  )
}
