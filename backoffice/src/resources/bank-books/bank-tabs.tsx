import { Box, Link as MuiLink } from '@mui/material'
import { Link, useGetList } from 'react-admin'
import { formatCount } from '@cauce/format/quantities.ts'
import type { BankBooksReport } from '../../providers/records.ts'
import { useMay } from '../../ui/ability.ts'
import { useMayOpen } from '../../ui/office-pages.ts'
import { useWords } from '../../ui/words.ts'

const TABS = [
  { path: '/bank', permission: 'bankBooks.read', words: 'bankBooks.overview' },
  { path: '/matching', permission: 'matching.read', words: 'matching.menu' },
  { path: '/bankStatements', permission: 'bankStatements.read', words: 'bankStatements.menu' },
  { path: '/payments', permission: 'payments.read', words: 'payments.menu' },
  { path: '/payees', permission: 'payees.read', words: 'payees.menu' },
  { path: '/companyAccounts', permission: 'companyAccounts.read', words: 'companyAccounts.menu' },
] as const
type Path = (typeof TABS)[number]['path']

/** How much waits, by the page where the work is done. */
type Waiting = Partial<Record<Path, number>>

interface Props {
  /** The tab that the page is under. */
  readonly of: Path
  /** Whether it is a page below that of the tab. */
  readonly isBelow?: boolean
  /** Counts of the same instant as the figures of the page; else they are read. */
  readonly waiting?: Waiting
}

/** The pages of the bank, each with how much of its work waits. They are links: each has an address, filters and keys of its own (decision bank-statements). */
export function BankTabs({ of, isBelow = false, waiting }: Props) {
  const t = useWords()
  const mayOpen = useMayOpen()
  const read = useWaiting(waiting === undefined)
  const counts = waiting ?? read
  const tabs = TABS.filter(mayOpen)
  if (tabs.length < 2) return null
  return (
    <Box
      component="nav"
      aria-label={t('bankBooks.places')}
      sx={{ marginBlockEnd: 2.5, borderBlockEnd: '1px solid var(--line)' }}
    >
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, margin: 0, padding: 0, listStyle: 'none' }}
      >
        {tabs.map(({ path, words }) => (
          <li key={path}>
            <MuiLink
              component={Link}
              to={path}
              underline="none"
              color="textPrimary"
              {...(path === of && { 'aria-current': isBelow ? 'true' : 'page' })}
              sx={tabStyle}
            >
              {t(words)}
              {(counts[path] ?? 0) > 0 && (
                <>
                  {' '}
                  <Box component="span" sx={countStyle}>
                    {formatCount(counts[path]!)}
                  </Box>
                </>
              )}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Box>
  )
}

const tabStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: '2.75rem',
  // Over the line below all of them.
  marginBlockEnd: '-1px',
  borderBlockEnd: '2px solid transparent',
  '&:hover': { borderBlockEndColor: 'var(--line-strong)' },
  '&[aria-current]': { borderBlockEndColor: 'var(--river)', fontWeight: 600 },
  // Forced colours draw a transparent border too.
  '@media (forced-colors: active)': {
    borderBlockEndColor: 'Canvas',
    '&[aria-current]': { borderBlockEndColor: 'Highlight' },
  },
} as const

const countStyle = {
  minWidth: '1.5rem',
  paddingInline: 0.75,
  borderRadius: '1rem',
  backgroundColor: 'var(--sunken)',
  textAlign: 'center',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
} as const

/** What the report of the bank says of it. */
export const waitingOf = ({ causes, payments }: BankBooksReport): Waiting => ({
  '/matching': causes
    .filter(({ cause }) => cause === 'unassigned' || cause === 'unexplained')
    .reduce((sum, { count }) => sum + count, 0),
  '/payments': payments.find(({ state }) => state === 'queued')?.count ?? 0,
})

const ONE = { pagination: { page: 1, perPage: 1 } } as const

/** What the reader may see of what waits now. */
function useWaiting(isWanted: boolean): Waiting {
  const mayMatch = useMay('matching.read')
  const mayPay = useMay('payments.read')
  const { total: toMatch = 0 } = useGetList('matching', ONE, { enabled: isWanted && mayMatch })
  const queue = { ...ONE, filter: { state: 'queued' } }
  const { total: queued = 0 } = useGetList('payments', queue, { enabled: isWanted && mayPay })
  return { '/matching': toMatch, '/payments': queued }
}
