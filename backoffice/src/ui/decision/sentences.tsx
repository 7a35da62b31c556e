import { Box, Chip } from '@mui/material'
import CheckIcon from '@mui/icons-material/Check'

export interface Sentence {
  readonly label: string
  readonly words: string
}

interface SentencesProps {
  readonly sentences: readonly Sentence[] | undefined
  readonly reason: string
  readonly isBusy: boolean
  readonly onChange: (reason: string) => void
}

/** Puts a sentence into the reason, or takes it out again. */
export function Sentences({ sentences = [], reason, isBusy, onChange }: SentencesProps) {
  if (sentences.length === 0) return null
  const toggled = (words: string) =>
    reason.includes(words) ? reason.replace(words, '').replaceAll('  ', ' ').trim() : `${reason} ${words}`.trim()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, marginBlockEnd: 1.5 }}>
      {sentences.map(({ label, words }) => {
        const isIn = reason.includes(words)
        return (
          <Chip
            key={label}
            component="button"
            type="button"
            label={label}
            variant={isIn ? 'filled' : 'outlined'}
            {...(isIn && { icon: <CheckIcon aria-hidden /> })}
            aria-pressed={isIn}
            disabled={isBusy}
            onClick={() => onChange(toggled(words))}
          />
        )
      })}
    </Box>
  )
}
