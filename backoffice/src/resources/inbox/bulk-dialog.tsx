import { useId, type ReactNode } from 'react'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { LeaveQuestion, useLeaveGuard } from '../../ui/leave-question.tsx'
import { useWords } from '../../ui/words.ts'
import type { MarkedItem } from './queue.ts'

interface Props {
  readonly items: readonly MarkedItem[]
  readonly title: string
  /** What all rows change together. */
  readonly total?: string | undefined
  /** What the decision still lacks, which keeps the button closed. */
  readonly missing?: string | undefined
  /** Names number and sum. */
  readonly submitLabel: string
  readonly isBusy: boolean
  /** A file was attached or a tick set. */
  readonly isDirty?: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  /** The rows, one below the other. */
  readonly children: ReactNode
}

/** The dialog of a decision on several rows: each row, whose they are, and one button that names number and sum. */
export function BulkDialog({ items, title, total, missing, isDirty = false, ...rest }: Props) {
  const { submitLabel, isBusy, onSubmit, onClose, children } = rest
  const guard = useLeaveGuard()
  const close = () => guard.leave(onClose)
  const t = useWords()
  const id = useId()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : close}
      aria-labelledby={id}
      maxWidth="md"
      fullWidth
      fullScreen={isNarrow}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={3}>{children}</Stack>
      </DialogContent>
      <Box sx={{ paddingInline: 3, paddingBlock: 1, borderBlockStart: '1px solid var(--line)' }}>
        <Typography sx={{ fontWeight: 550 }}>{items.map(({ who }) => who).join('; ')}</Typography>
        {total !== undefined && <Typography variant="body2">{total}</Typography>}
        <Typography component="output" variant="caption" sx={{ color: 'text.secondary' }}>
          {missing}
        </Typography>
      </Box>
      <DialogActions>
        <Button onClick={close} disabled={isBusy}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={missing !== undefined}
          loading={isBusy}
          loadingPosition="start"
          onClick={onSubmit}
        >
          {submitLabel}
        </Button>
      </DialogActions>
      <LeaveQuestion guard={guard} isDirty={isDirty && !isBusy} />
    </Dialog>
  )
}
