import type { ReactNode } from 'react'
import { Box, Drawer, IconButton, Typography } from '@mui/material'
import CloseIcon from '@mui/icons-material/Close'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly isWide: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

const BAR_HEIGHT = 48

/** The pane beside the queue; on a narrow screen it covers the page and can be closed. */
export function PaneFrame({ isWide, isOpen, onClose, children }: Props) {
  const t = useWords()
  const label = t('backoffice.inbox.pane')
  if (!isWide)
    return (
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { sx: { width: 'min(100vw, 28rem)' }, 'aria-label': label } }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'end', paddingInline: 1, paddingBlockStart: 1 }}>
          <IconButton aria-label={t('common.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Box>
        {isOpen && children}
      </Drawer>
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
