import { Box } from '@mui/material'
import { useWords } from '../../ui/words.ts'

/** Something new that staff have not read: a mark, and its word for those who do not see it. */
export function UnreadMark() {
  const t = useWords()
  const words = t('tickets.unread')
  return (
    <Box
      component="span"
      title={words}
      sx={{ flex: 'none', width: 8, height: 8, borderRadius: '50%', backgroundColor: 'var(--clay)' }}
    >
      <Box
        component="span"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {words}
      </Box>
    </Box>
  )
}
