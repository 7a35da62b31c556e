import { Box } from '@mui/material'

/** Tones of the design: grey waits, blue works, green is well, clay needs attention. Never without the word. */
export type Tone = 'grey' | 'blue' | 'green' | 'clay'

const colors: Readonly<Record<Tone, { readonly dot: string; readonly wash: string; readonly ink: string }>> = {
  grey: { dot: 'var(--phase-grey)', wash: 'var(--phase-grey-wash)', ink: 'var(--phase-grey-ink)' },
  blue: { dot: 'var(--phase-blue)', wash: 'var(--phase-blue-wash)', ink: 'var(--phase-blue-ink)' },
  green: { dot: 'var(--phase-green)', wash: 'var(--phase-green-wash)', ink: 'var(--phase-green-ink)' },
  clay: { dot: 'var(--clay)', wash: 'var(--clay-wash)', ink: 'var(--clay-ink)' },
}

/** A state as a dot and a word. */
export function StateBadge({ tone, label }: { readonly tone: Tone; readonly label: string }) {
  const { dot, wash, ink } = colors[tone]
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.375rem',
        paddingInline: '0.5rem',
        minHeight: '1.5rem',
        borderRadius: '2px',
        backgroundColor: wash,
        color: ink,
        fontSize: '0.8125rem',
        fontWeight: 550,
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ width: 7, height: 7, borderRadius: '50%', backgroundColor: dot, flex: 'none' }}
      />
      {label}
    </Box>
  )
}
