import { Box, Button } from '@mui/material'
import { useListContext } from 'react-admin'
import { useWords } from '../words.ts'
import { FilterChip } from './filter-chip.tsx'
import type { FilterSpec } from './filter-spec.ts'
import { SavedQueries } from './saved-queries.tsx'
import { SearchField } from './search-field.tsx'

interface Props {
  readonly filters: readonly FilterSpec[]
  readonly searchSource?: string
  readonly searchLabel?: string
}

/** Search, one chip for each filter, and what was kept for another day. All of it stands in the address. */
export function FilterBar({ filters, searchSource, searchLabel }: Props) {
  const t = useWords()
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues as object).length > 0
  return (
    <Box
      component="search"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 1.5 }}
    >
      {searchSource !== undefined && <SearchField source={searchSource} label={searchLabel ?? t('common.search')} />}
      {filters.map((filter) => (
        <FilterChip key={filter.source} filter={filter} />
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
