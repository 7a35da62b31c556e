import type { ReactNode } from 'react'
import { Box, Drawer, IconButton } from '@mui/material'
import CloseIcon from '@mui/icons-material/Close'
import { ABOVE_NOTICES } from './layout/notices.tsx'
import { useWords } from './words.ts'

interface Props {
  readonly label: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export function SideDrawer({ label, isOpen, onClose, children }: Props) {
  const t = useWords()
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          sx: { width: 'min(100vw, 34rem)', height: `calc(100% - ${ABOVE_NOTICES})` },
          role: 'dialog',
          'aria-label': label,
        },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'end', paddingInline: 1, paddingBlockStart: 1 }}>
        <IconButton aria-label={t('common.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>{isOpen && children}</Box>
    </Drawer>
  )
}
