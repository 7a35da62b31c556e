import { createContext } from 'react'
import { Checkbox } from '@mui/material'
import { useListContext, type RaRecord } from 'react-admin'
import { useWords } from '../words.ts'

/** How the rows of a list are called where they can be marked; nothing where they cannot. */
export const MarksContext = createContext<((row: RaRecord) => string) | undefined>(undefined)

/** Marks a row for what is done with several. */
export function MarkRow({ row, name }: { readonly row: RaRecord; readonly name: string }) {
  const t = useWords()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(row.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(row.id)}
      slotProps={{ input: { 'aria-label': t('backoffice.list.mark', { name }) } }}
    />
  )
}

/** Marks all rows of the page, or takes their marks off. */
export function MarkPage() {
  const t = useWords()
  const { data = [], selectedIds, onSelect } = useListContext()
  const ids = data.map(({ id }) => id)
  const marked = ids.filter((id) => selectedIds.includes(id))
  const isWhole = ids.length > 0 && marked.length === ids.length
  const others = selectedIds.filter((id) => !ids.includes(id))
  return (
    <Checkbox
      size="small"
      checked={isWhole}
      indeterminate={!isWhole && marked.length > 0}
      onChange={() => onSelect(isWhole ? others : [...others, ...ids])}
      slotProps={{ input: { 'aria-label': t('backoffice.list.markPage') } }}
    />
  )
}
