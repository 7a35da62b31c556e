import { Box } from '@mui/material'
import { useWords } from '../words.ts'
import { IN_ENGLISH, IN_SPANISH, TextInput } from './inputs.tsx'

interface Props {
  readonly source: string
  readonly helperText?: string
  readonly minRows?: number
  /** What follows if the English version is empty; that the Spanish one is shown, if absent. */
  readonly englishHelp?: string
}

/** A text in Spanish and its English version under the name of the field and `En` (decision project-content-and-visibility), side by side where there is room. */
export function BothLanguagesInput({ source, minRows, helperText, englishHelp }: Props) {
  const t = useWords()
  const shape = minRows !== undefined && { multiline: true, minRows }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))', columnGap: 2 }}>
      <TextInput source={source} slotProps={IN_SPANISH} {...shape} {...(helperText !== undefined && { helperText })} />
      <TextInput
        source={`${source}En`}
        slotProps={IN_ENGLISH}
        helperText={englishHelp ?? t('backoffice.english.help')}
        {...shape}
      />
    </Box>
  )
}
