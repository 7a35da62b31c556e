import { Box, Link as MuiLink, Skeleton, Typography, useMediaQuery, type Theme } from '@mui/material'
import { Link, useCreatePath, useGetList } from 'react-admin'
import { formatCount } from '@cauce/format/quantities.ts'
import type { AuditEntry as Entry } from '../../providers/records.ts'
import { useMay } from '../../ui/actor.ts'
import { useWords } from '../../ui/words.ts'
import { AuditEntry } from './audit-entry.tsx'

/** Everything about a customer, or about one record. */
export type HistoryFilter = { readonly userId: string } | { readonly recordId: string }

interface Props {
  readonly filter: HistoryFilter
}

const SHOWN = 20

/** The history stands at the side where the screen is wide, behind a button in the heading where it is not. */
export const useIsHistoryAside = () => useMediaQuery<Theme>((theme) => theme.breakpoints.up('xl'))

/** Who did what, at the side of the record. */
export function HistoryAside({ filter }: Props) {
  const t = useWords()
  const mayRead = useMay('audit.read')
  const isAside = useIsHistoryAside()
  if (!mayRead || !isAside) return null
  return (
    <Box
      component="aside"
      aria-label={t('audit.history')}
      sx={{ flex: '0 0 20rem', minWidth: 0, paddingBlockStart: 1.5 }}
    >
      <Typography component="h2" variant="subtitle1">
        {t('audit.history')}
      </Typography>
      <HistoryEntries filter={filter} />
    </Box>
  )
}

/** The latest of it, and the way to all of it. */
export function HistoryEntries({ filter }: Props) {
  const t = useWords()
  const createPath = useCreatePath()
  const { data, total = 0 } = useGetList<Entry>('audit', {
    filter,
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  })
  if (!data) return <Skeleton variant="rounded" height={120} />
  if (data.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('audit.none')}</Typography>
  const whole = `${createPath({ resource: 'audit', type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} />
        ))}
      </Box>
      {total > SHOWN && (
        <MuiLink component={Link} to={whole}>
          {t('audit.whole', { count: formatCount(total) })}
        </MuiLink>
      )}
    </>
  )
}
