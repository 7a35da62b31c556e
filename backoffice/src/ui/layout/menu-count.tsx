import { Box } from '@mui/material'

interface Props {
  readonly count: number
  /** What the number counts. */
  readonly words: string
  /** It waits for this person. */
  readonly isHot?: boolean
}

/** A number beside a menu entry; nothing when there is nothing. */
export function MenuCount({ count, words, isHot = false }: Props) {
  if (count === 0) return null
  return (
    <Box
      component="span"
      title={words}
      sx={{
        minWidth: '1.5rem',
        paddingInline: '0.375rem',
        borderRadius: '999px',
        backgroundColor: isHot ? 'error.main' : 'var(--sunken)',
        color: isHot ? 'error.contrastText' : 'text.primary',
        fontSize: '0.75rem',
        fontWeight: 650,
        textAlign: 'center',
        lineHeight: '1.375rem',
      }}
    >
      {count}
    </Box>
  )
}
