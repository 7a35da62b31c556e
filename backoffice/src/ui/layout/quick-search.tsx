import { useDeferredValue, useRef, useState } from 'react'
import { Autocomplete, Box, InputAdornment, TextField, Typography } from '@mui/material'
import SearchIcon from '@mui/icons-material/Search'
import { useCreatePath, useGetList, useNavigate } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { parseTypedAmount } from '@cauce/format/typed-amount.ts'
import type { ProjectRecord, TransactionRecord, UserRecord } from '../../providers/records.ts'
import { displayNameOf } from '../names.ts'
import { useHotkey } from '../use-hotkey.ts'
import { useWords } from '../words.ts'

/** Finds customers, projects and transactions while the reader types. The key `/` focuses it. */
export function QuickSearch() {
  const t = useWords()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const { findings, isSearching } = useFindings(useDeferredValue(typed.trim()))
  const open = ({ resource, id, customerId }: Finding) => {
    if (customerId !== undefined)
      navigate(`${createPath({ resource: 'users', type: 'show', id: customerId })}?tab=wallet`)
    else navigate(createPath({ resource, type: resource === 'users' ? 'show' : 'edit', id }))
  }
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
        open(found)
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

interface Finding {
  readonly resource: 'users' | 'projects' | 'transactions'
  readonly id: string
  readonly title: string
  readonly detail: string
  /** The customer whose wallet a transaction is in. */
  readonly customerId?: string
}

const SHORTEST_SEARCH = 2
const MOST_OF_EACH = 5
const pagination = { page: 1, perPage: MOST_OF_EACH }

/** The best matches for `typed` among customers and projects, and among transactions when it is an amount. */
function useFindings(typed: string): { readonly findings: readonly Finding[]; readonly isSearching: boolean } {
  const t = useWords()
  const enabled = typed.length >= SHORTEST_SEARCH
  const amount = parseTypedAmount(typed)
  const users = useGetList<UserRecord>('users', { pagination, filter: { multiSearch: typed } }, { enabled })
  const projects = useGetList<ProjectRecord>('projects', { pagination, filter: { name: typed } }, { enabled })
  const transactions = useGetList<TransactionRecord>(
    'transactions',
    { pagination, filter: { amount } },
    { enabled: enabled && amount !== undefined },
  )
  if (!enabled) return { findings: [], isSearching: false }

  return {
    isSearching: users.isFetching || projects.isFetching || transactions.isFetching,
    findings: [
      ...(users.data ?? []).map((user) => ({
        resource: 'users' as const,
        id: user.id,
        title: displayNameOf(user),
        detail: user.email,
      })),
      ...(projects.data ?? []).map((project) => ({
        resource: 'projects' as const,
        id: project.id,
        title: project.name,
        detail: t(`phases.name.${project.phaseName}`),
      })),
      ...(amount === undefined ? [] : (transactions.data ?? [])).map((transaction) => ({
        resource: 'transactions' as const,
        id: transaction.id,
        title: `${t(`transactions.type.${transaction.type}`)} ${formatMoney(transaction.amount)}, ${transaction.userName}`,
        detail: formatDate(transaction.createdAt),
        customerId: transaction.userId,
      })),
    ],
  }
}
