import { Box, Button } from '@mui/material'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { ABOVE_NOTICES } from '../../ui/layout/notices.tsx'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly count: number
  readonly onDecide: () => void
  readonly onClear: () => void
}

/** How many rows are marked, if any, at the lower edge of a narrow screen. There the decision lies over the queue, so that it opens on a press. */
export function MarkedBar({ count, onDecide, onClear }: Props) {
  const t = useWords()
  if (count === 0) return null
  const words = t('backoffice.bulk.marked', { smart_count: count })
  return (
    <Box
      component="section"
      aria-label={words}
      sx={{
        position: 'sticky',
        insetBlockEnd: ABOVE_NOTICES,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        paddingInline: 1,
        paddingBlock: 0.5,
        backgroundColor: 'var(--river-wash)',
        color: 'var(--river-ink)',
      }}
    >
      <Box component="output" sx={{ fontWeight: 600, flex: 1 }}>
        {words}
      </Box>
      <DialogButton variant="contained" size="small" onClick={onDecide}>
        {t('backoffice.bulk.decide')}
      </DialogButton>
      <Button size="small" onClick={onClear}>
        {t('backoffice.bulk.clear')}
      </Button>
    </Box>
  )
}
