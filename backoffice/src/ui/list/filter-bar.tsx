import { useEffect, useRef, useState } from 'react'
import { Box, Button } from '@mui/material'
import FilterListIcon from '@mui/icons-material/FilterList'
import { useListContext } from 'react-admin'
import type { Translate } from '@cauce/i18n/office.ts'
import { useHotkey } from '../use-hotkey.ts'
import { useWords } from '../words.ts'
import { FilterChip } from './filter-chip.tsx'
import type { Filter } from './filters.ts'
import { SavedQueries } from './saved-queries.tsx'
import { SearchBox } from './search-box.tsx'

interface Props {
  readonly filters: readonly Filter[]
  readonly search?: { readonly source: string; readonly label?: (t: Translate) => string }
}

/** So many filters stand in a line of a telephone. */
const FEW = 2

/**
 * The search field, one chip for each filter, and saved queries. The address holds their state. On a telephone a button unfolds the filters
 * that are off, so that the rows begin on the first screen.
 */
export function FilterBar({ filters, search }: Props) {
  const t = useWords()
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues as object).length > 0
  const [isOpen, setOpen] = useState(filters.length <= FEW)
  const isOn = ({ source }: Filter) => (filterValues as Readonly<Record<string, unknown>>)[source] !== undefined
  return (
    <Box
      component="search"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 1.5 }}
    >
      {search && <SearchField source={search.source} label={search.label?.(t) ?? t('common.search')} />}
      {filters.length > FEW && (
        <Button
          size="small"
          startIcon={<FilterListIcon />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ display: { sm: 'none' } }}
        >
          {t('backoffice.list.filters')}
        </Button>
      )}
      {filters.map((filter) => (
        <FilterChip key={filter.source} filter={filter} isFolded={!isOpen && !isOn(filter)} />
      ))}
      {isFiltered && (
        <Button size="small" onClick={() => setFilters({}, {}, false)}>
          {t('backoffice.list.clearFilters')}
        </Button>
      )}
      <SavedQueries />
    </Box>
  )
}

/** Searches while the reader types, debounced by the list. After a reload it shows the text of the address. */
function SearchField({ source, label }: { readonly source: string; readonly label: string }) {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const present = ((filterValues as Record<string, unknown>)[source] as string | undefined) ?? ''
  const [typed, setTyped] = useState(present)
  const input = useRef<HTMLInputElement>(null)
  useHotkey('/', () => input.current?.focus())
  useEffect(() => {
    // While the field has the focus, what is typed there is newer than the address.
    if (document.activeElement !== input.current || present === '') setTyped(present)
  }, [present])

  return (
    <SearchBox
      input={input}
      label={label}
      value={typed}
      onTyped={(value) => {
        setTyped(value)
        setFilters({ ...filterValues, [source]: value === '' ? undefined : value }, displayedFilters, true)
      }}
    />
  )
}
