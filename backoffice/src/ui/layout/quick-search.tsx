import { useDeferredValue, useRef, useState } from 'react'
import { Autocomplete, Box, InputAdornment, TextField, Typography } from '@mui/material'
import SearchIcon from '@mui/icons-material/Search'
import { useCreatePath, useNavigate } from 'react-admin'
import { useHotkey } from '../use-hotkey.ts'
import { useWords } from '../words.ts'
import { useFindings, type Finding } from './use-findings.ts'

/** Finds customers, projects and transactions while one types; `/` leads here from anywhere. */
export function QuickSearch() {
  const t = useWords()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const { findings, isSearching } = useFindings(useDeferredValue(typed.trim()))
  useHotkey('/', () => input.current?.focus())

  return (
    <Autocomplete<Finding, false, false, true>
      freeSolo
      fullWidth
      size="small"
      sx={{ maxWidth: 448 }}
      options={findings}
      loading={isSearching}
      loadingText={t('common.loading')}
      filterOptions={(all) => all}
      groupBy={({ resource }) => t(`${resource}.title`)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.resource}/${option.id}`)}
      inputValue={typed}
      onInputChange={(_event, value, reason) => reason !== 'reset' && setTyped(value)}
      value={null}
      onChange={(_event, found) => {
        if (found === null || typeof found === 'string') return
        setTyped('')
        input.current?.blur()
        navigate(
          found.customerId
            ? `${createPath({ resource: 'users', type: 'show', id: found.customerId })}?tab=wallet`
            : createPath({
                resource: found.resource,
                type: found.resource === 'users' ? 'show' : 'edit',
                id: found.id,
              }),
        )
      }}
      renderOption={({ key, ...props }, { title, detail }) => (
        <Box
          component="li"
          key={key}
          {...props}
          sx={{ display: 'flex', gap: 1, justifyContent: 'space-between !important' }}
        >
          <span>{title}</span>
          <Typography component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {detail}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={input}
          margin="none"
          placeholder={t('backoffice.layout.search')}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': t('backoffice.layout.search') },
            input: {
              ...params.slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  )
}
