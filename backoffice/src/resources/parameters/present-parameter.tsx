import { Typography } from '@mui/material'
import { calendarDateOf, type ParameterName } from '@cauce/contract'
import { useState } from 'react'
import { parameterValue } from '../../ui/proposal/proposals.ts'
import { useRecords } from '../../providers/call.ts'
import { useLanguage, useWords } from '../../ui/words.ts'

/** The value in force; undefined until it has been read. */
export function usePresentParameter(name: ParameterName) {
  const { data = [] } = useRecords('parameters', { name, state: 'active' }, '-validFrom')
  const [today] = useState(() => calendarDateOf(new Date()))
  return data.find(({ validFrom }) => validFrom <= today)
}

/** The value that a new one replaces. */
export function PresentParameter({ name }: { readonly name: ParameterName }) {
  const [t, language] = [useWords(), useLanguage()]
  const present = usePresentParameter(name)
  return (
    <Typography component="output" variant="body2">
      {present && t('parameters.present', { value: parameterValue(present, t, language) })}
    </Typography>
  )
}
