import { Box } from '@mui/material'
import { formatMoney, type Places, type Sign } from '@cauce/format/money.ts'

interface Props {
  /** The decimal string of the wire. */
  readonly value: string
  readonly sign?: Sign
  readonly places?: Places
  /** An amount that never came to be, such as that of a rejected transaction. */
  readonly isVoid?: boolean
}

/** An amount of euro: tabular figures, never broken over two lines. */
export function Amount({ value, sign, places, isVoid = false }: Props) {
  return (
    <Box
      component={isVoid ? 's' : 'span'}
      sx={{
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums lining-nums',
        ...(isVoid && { color: 'text.secondary' }),
      }}
    >
      {formatMoney(value, { ...(sign && { sign }), ...(places !== undefined && { places }) })}
    </Box>
  )
}
