import { use, useState } from 'react'
import { Box, Button, Typography } from '@mui/material'
import HistoryIcon from '@mui/icons-material/History'
import { useMay } from '../../ui/actor.ts'
import { SideDrawer } from '../../ui/record/side-drawer.tsx'
import { useWords } from '../../ui/words.ts'
import { HistoryEntries, useIsHistoryAside } from './record-history.tsx'
import { HistoryOf } from './with-history.tsx'

/** Opens the history of the record in whose heading it stands, where the screen has no room for it at the side. */
export function HistoryButton() {
  const t = useWords()
  const filter = use(HistoryOf)
  const mayRead = useMay('audit.read')
  const isAside = useIsHistoryAside()
  const [isOpen, setOpen] = useState(false)
  if (!mayRead || isAside || !filter) return null
  return (
    <>
      <Button startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
        {t('audit.history')}
      </Button>
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
