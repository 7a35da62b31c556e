import { createContext, use, useState, type ReactNode } from 'react'
import { Box, Link as MuiLink, Skeleton, Typography, useMediaQuery, type Theme } from '@mui/material'
import HistoryIcon from '@mui/icons-material/History'
import { Link, useCreatePath, useCanAccess } from 'react-admin'
import { formatCount } from '@cauce/format/quantities.ts'
import { filtered } from '../links.tsx'
import { DialogButton } from '../dialog-button.tsx'
import { Failure } from '../failure.tsx'
import { accessTo } from '../ability.ts'
import { SideDrawer } from '../side-drawer.tsx'
import { useRecords } from '../../providers/call.ts'
import { useWords } from '../words.ts'
import { Hint, Caption } from '../section.tsx'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { AuditEntry as Entry } from '../../providers/records.ts'
import { AuditLink } from './audit-link.tsx'
import { actorOf, changesOf } from './audit-words.ts'

type HistoryFilter = { readonly userId: string } | { readonly recordId: string }

const SHOWN = 20

export const HistoryContext = createContext<HistoryFilter | undefined>(undefined)

/** On a wide screen the history is beside the record; on a narrow one a button in the heading opens it. */
const useIsHistoryAside = () => useMediaQuery<Theme>((theme) => theme.breakpoints.up('xl'))

export const WithHistory = ({ filter, children }: { readonly filter: HistoryFilter; readonly children: ReactNode }) => (
  <HistoryContext value={filter}>
    <Box sx={{ display: 'flex', gap: { xl: 4 }, minWidth: 0 }}>
      <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>{children}</Box>
      <HistoryAside filter={filter} />
    </Box>
  </HistoryContext>
)

export function HistoryAside({ filter }: { readonly filter: HistoryFilter }) {
  const t = useWords()
  const { canAccess: mayRead } = useCanAccess(accessTo('audit.read'))
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

/** Opens the history on a narrow screen. It belongs into a page within `WithHistory`. */
export function HistoryButton() {
  const t = useWords()
  const filter = use(HistoryContext)
  const { canAccess: mayRead } = useCanAccess(accessTo('audit.read'))
  const isAside = useIsHistoryAside()
  const [isOpen, setOpen] = useState(false)
  if (!mayRead || isAside || !filter) return null
  return (
    <>
      <DialogButton startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
        {t('audit.history')}
      </DialogButton>
      <SideDrawer label={t('audit.history')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Box sx={{ paddingInline: 2, paddingBlockEnd: 2 }}>
          <Typography component="h2" variant="h6">
            {t('audit.history')}
          </Typography>
          <HistoryEntries filter={filter} />
        </Box>
      </SideDrawer>
    </>
  )
}

function HistoryEntries({ filter }: { readonly filter: HistoryFilter }) {
  const t = useWords()
  const createPath = useCreatePath()
  const { data, total = 0, error, refetch } = useRecords('audit', filter, '-createdAt', { most: SHOWN })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={120} />
  if (data.length === 0) return <Hint>{t('audit.none')}</Hint>
  const whole = filtered(createPath({ resource: 'audit', type: 'list' }), filter)
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

function AuditEntry({ entry }: { readonly entry: Entry }) {
  const t = useWords()
  return (
    <Box component="li" sx={{ paddingBlock: 1, borderBlockStart: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      <Box component="time" dateTime={entry.createdAt} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {formatDateTime(entry.createdAt)}
      </Box>
      <Typography>
        <b>{actorOf(entry, t)}</b> <AuditLink entry={entry} />
      </Typography>
      <AuditChanges entry={entry} />
    </Box>
  )
}

export function AuditChanges({ entry }: { readonly entry: Entry }) {
  const t = useWords()
  const changes = entry.before === null ? [] : changesOf(entry, t)
  return (
    <>
      {changes.map((change) => (
        <Caption key={change}>{change}</Caption>
      ))}
      {entry.reason !== null && (
        <Caption color="inherit">
          {t('audit.fields.reason')}: {entry.reason}
        </Caption>
      )}
    </>
  )
}
