import { useState, type Ref } from 'react'
import { Autocomplete, TextField } from '@mui/material'
import { useGetList } from 'react-admin'
import type { UserRecord } from '../providers/records.ts'
import { useChoiceWords } from './choice-words.ts'
import { displayNameOf } from './names.ts'
import { useDebounced } from './palette/use-debounced.ts'
import { useWords } from './words.ts'

const SHORTEST = 2
const FOUND = 10
const PAUSE_MS = 200

interface Props {
  readonly label: string
  /** Whom was chosen; null where the choice is not kept. */
  readonly value: UserRecord | null
  readonly onChoose: (user: UserRecord | null) => void
  readonly refusal?: string | undefined
  readonly required?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
}

/** Looks for a customer while one types, by name, e-mail, phone or document. */
export function CustomerSearch({ label, value, onChoose, refusal, required = false, inputRef }: Props) {
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
    <Autocomplete<UserRecord>
      {...choiceWords}
      options={isLongEnough ? data : []}
      value={value}
      inputValue={typed}
      onInputChange={(_event, next) => setTyped(next)}
      // The API has looked already, into more than the name.
      filterOptions={(found) => found}
      loading={isLongEnough && isFetching}
      getOptionLabel={displayNameOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={t(isLongEnough ? 'backoffice.list.noCustomer' : 'backoffice.palette.tooShort')}
      loadingText={t('common.loading')}
      onChange={(_event, user) => onChoose(user)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          error={refusal !== undefined}
          helperText={refusal}
          {...(inputRef && { inputRef })}
        />
      )}
    />
  )
}
