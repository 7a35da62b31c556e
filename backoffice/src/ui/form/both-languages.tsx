import { Box } from '@mui/material'
import { useWords } from '../words.ts'
import { TextInput, type FieldProps } from './inputs.tsx'

interface Props extends Pick<FieldProps, 'source' | 'isRequired' | 'helperText'> {
  readonly lines?: number
  /** What follows if the English version is empty; that the Spanish one is shown, if absent. */
  readonly englishHelp?: string
}

/**
 * A text in Spanish and its English version under the name of the field and `En` (decision project-content-and-visibility), side by side where there is room.
 * Only Spanish can be required.
 */
export function BothLanguagesInput({ source, isRequired = false, englishHelp, ...props }: Props) {
  const t = useWords()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))', columnGap: 2 }}>
      <TextInput {...props} source={source} isRequired={isRequired} lang="es" />
      <TextInput {...props} source={`${source}En`} lang="en" helperText={englishHelp ?? t('backoffice.english.help')} />
    </Box>
  )
}
