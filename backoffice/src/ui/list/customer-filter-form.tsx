import { useState } from 'react'
import { Autocomplete, Box, TextField } from '@mui/material'
import { useGetList } from 'react-admin'
import type { UserRecord } from '../../providers/records.ts'
import { displayNameOf } from '../names.ts'
import { useDebounced } from '../palette/use-debounced.ts'
import { focusAtOnce } from '../use-hotkey.ts'
import { useChoiceWords } from '../choice-words.ts'
import { useWords } from '../words.ts'

const SHORTEST = 2
const FOUND = 10
const PAUSE_MS = 200

interface Props {
  readonly label: string
  readonly onChoose: (id: string | undefined) => void
}

/** Looks for a customer while one types, by name, e-mail, phone or document. */
export function CustomerFilterForm({ label, onChoose }: Props) {
  const t = useWords()
  const choiceWords = useChoiceWords()
  const [typed, setTyped] = useState('')
  const text = useDebounced(typed.trim(), PAUSE_MS)
  const isLongEnough = text.length >= SHORTEST
  const { data = [], isFetching } = useGetList<UserRecord>(
    'users',
    { filter: { role: 'user', multiSearch: text }, pagination: { page: 1, perPage: FOUND } },
    { enabled: isLongEnough },
  )
  return (
    <Box sx={{ padding: 2, width: '20rem', maxWidth: '90vw' }}>
      <Autocomplete<UserRecord>
        {...choiceWords}
        options={isLongEnough ? data : []}
        value={null}
        inputValue={typed}
        onInputChange={(_event, value) => setTyped(value)}
        // The API has looked already, into more than the name.
        filterOptions={(found) => found}
        loading={isLongEnough && isFetching}
        getOptionLabel={displayNameOf}
        getOptionKey={({ id }) => id}
        noOptionsText={t(isLongEnough ? 'backoffice.list.noCustomer' : 'backoffice.palette.tooShort')}
        loadingText={t('common.loading')}
        onChange={(_event, user) => onChoose(user?.id)}
        renderInput={(params) => <TextField {...params} label={label} inputRef={focusAtOnce} />}
      />
    </Box>
  )
}
