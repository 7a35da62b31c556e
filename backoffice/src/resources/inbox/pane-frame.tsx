import type { ReactNode } from 'react'
import { Box, Typography } from '@mui/material'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly isWide: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

const BAR_HEIGHT = 48

/** The pane beside the queue. On a narrow screen it is a drawer over the page. */
export function PaneFrame({ isWide, isOpen, onClose, children }: Props) {
  const t = useWords()
  const label = t('backoffice.inbox.pane')
  if (!isWide)
    return (
      <SideDrawer label={label} isOpen={isOpen} onClose={onClose}>
        {children}
      </SideDrawer>
    )
  return (
    <Box
      component="aside"
      aria-label={label}
      sx={{
        flex: '0 0 clamp(20rem, 33vw, 27rem)',
        position: 'sticky',
        insetBlockStart: BAR_HEIGHT,
        alignSelf: 'start',
        height: `calc(100dvh - ${BAR_HEIGHT}px)`,
        borderInlineStart: '1px solid var(--line)',
        backgroundColor: 'background.paper',
      }}
    >
      {isOpen ? (
        children
      ) : (
        <Typography sx={{ padding: 2, color: 'text.secondary' }}>{t('backoffice.inbox.nothingChosen')}</Typography>
      )}
    </Box>
  )
}
