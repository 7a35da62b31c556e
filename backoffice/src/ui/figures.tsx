import type { ReactNode } from 'react'
import { Box } from '@mui/material'
import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import { formatMoney, type Places, type Sign } from '@cauce/format/money.ts'
import { Caption } from './section.tsx'

interface AmountProps {
  /** Euro as the API sends it: a decimal string. */
  readonly value: string
  readonly sign?: Sign
  readonly places?: Places
  /** Struck through: the amount of a rejected transaction or a cancelled order. */
  readonly isVoid?: boolean
}

/** An amount of euro: tabular figures, never broken over two lines. */
export function Amount({ value, sign, places, isVoid = false }: AmountProps) {
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

export const Figures = ({ children }: { readonly children: ReactNode }) => (
  <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem 1.75rem', margin: 0 }}>
    {children}
  </Box>
)

interface FigureProps {
  readonly label: string
  readonly value: ReactNode
  readonly isMain?: boolean
}

export const Figure = ({ label, value, isMain = false }: FigureProps) => (
  <Box>
    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {label}
    </Box>
    <Box
      component="dd"
      sx={{ margin: 0, fontFamily: 'var(--font-display)', fontSize: isMain ? '1.75rem' : '1.375rem', lineHeight: 1.3 }}
    >
      {value}
    </Box>
  </Box>
)

interface Side {
  readonly label: string
  readonly value: ReactNode
}

export function Effect({ before, after }: { readonly before: Side; readonly after: Side }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        paddingInline: 2,
        paddingBlock: 1.25,
        borderRadius: '4px',
        backgroundColor: 'var(--sunken)',
      }}
    >
      <SideOfEffect side={before} />
      <ArrowForwardIcon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
      <SideOfEffect side={after} isEnd />
    </Box>
  )
}

const SideOfEffect = ({ side: { label, value }, isEnd = false }: { readonly side: Side; readonly isEnd?: boolean }) => (
  <Box sx={{ textAlign: isEnd ? 'end' : 'start', minWidth: 0 }}>
    <Caption>{label}</Caption>
    <Box component="p" sx={{ margin: 0, fontFamily: 'var(--font-display)', fontSize: '1.25rem', lineHeight: 1.3 }}>
      {value}
    </Box>
  </Box>
)
