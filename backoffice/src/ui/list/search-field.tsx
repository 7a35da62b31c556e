import { useEffect, useRef, useState } from 'react'
import { InputAdornment, TextField } from '@mui/material'
import SearchIcon from '@mui/icons-material/Search'
import { useListContext } from 'react-admin'

interface Props {
  readonly source: string
  readonly label: string
}

/** Searches while one types; what stands in the address after a reload stands here too. */
export function SearchField({ source, label }: Props) {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const present = ((filterValues as Record<string, unknown>)[source] as string | undefined) ?? ''
  const [typed, setTyped] = useState(present)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // While one types, the field leads and the list follows.
    if (document.activeElement !== input.current || present === '') setTyped(present)
  }, [present])

  return (
    <TextField
      type="search"
      inputRef={input}
      value={typed}
      margin="none"
      fullWidth={false}
      sx={{ width: { xs: '100%', sm: '20rem' } }}
      onChange={({ target: { value } }) => {
        setTyped(value)
        setFilters({ ...filterValues, [source]: value === '' ? undefined : value }, displayedFilters, true)
      }}
      placeholder={label}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
