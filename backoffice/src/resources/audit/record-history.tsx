import { useState } from 'react'
import { Box, Button, Skeleton, Typography, useMediaQuery, type Theme } from '@mui/material'
import HistoryIcon from '@mui/icons-material/History'
import { useGetList } from 'react-admin'
import type { AuditEntry as Entry } from '../../providers/records.ts'
import { useMay } from '../../ui/actor.ts'
import { SideDrawer } from '../../ui/record/side-drawer.tsx'
import { useWords } from '../../ui/words.ts'
import { AuditEntry } from './audit-entry.tsx'

interface Props {
  /** Everything about a customer, or about one record. */
  readonly filter: { readonly userId: string } | { readonly recordId: string }
}

const SHOWN = 20

/** Who did what: at the side of the record where the screen is wide, behind a button where it is not. */
export function RecordHistory({ filter }: Props) {
  const t = useWords()
  const mayRead = useMay('audit.read')
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('xl'))
  const [isOpen, setOpen] = useState(false)
  if (!mayRead) return null
  if (isWide)
    return (
      <Box
        component="aside"
        aria-label={t('audit.history')}
        sx={{ flex: '0 0 20rem', minWidth: 0, paddingBlockStart: 1.5 }}
      >
        <Typography component="h2" variant="subtitle1">
          {t('audit.history')}
        </Typography>
        <Entries filter={filter} />
      </Box>
    )
  return (
    <>
      <Button startIcon={<HistoryIcon />} onClick={() => setOpen(true)} sx={{ alignSelf: 'end', marginBlockStart: 2 }}>
        {t('audit.history')}
      </Button>
      <SideDrawer label={t('audit.history')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Box sx={{ paddingInline: 2, paddingBlockEnd: 2 }}>
          <Typography component="h2" variant="h6">
            {t('audit.history')}
          </Typography>
          <Entries filter={filter} />
        </Box>
      </SideDrawer>
    </>
  )
}

function Entries({ filter }: Props) {
  const t = useWords()
  const { data } = useGetList<Entry>('audit', {
    filter,
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  })
  if (!data) return <Skeleton variant="rounded" height={120} />
  if (data.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('audit.none')}</Typography>
  return (
    <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {data.map((entry) => (
        <AuditEntry key={entry.id} entry={entry} />
      ))}
    </Box>
  )
}
