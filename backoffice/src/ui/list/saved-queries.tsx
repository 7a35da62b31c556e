import { useState } from 'react'
import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import BookmarkAddIcon from '@mui/icons-material/BookmarkAddOutlined'
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder'
import BookmarkRemoveIcon from '@mui/icons-material/BookmarkRemoveOutlined'
import {
  extractValidSavedQueries,
  RemoveSavedQueryDialog,
  useListContext,
  useNavigate,
  useSavedQueries,
  useTranslate,
  type SavedQuery,
} from 'react-admin'
import { SaveQueryDialog } from './save-query-dialog.tsx'

/** Filters and order that the reader saved under a name. */
export function SavedQueries() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { resource, filterValues, sort, perPage, displayedFilters } = useListContext()
  const [stored] = useSavedQueries(resource)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<'add' | 'remove'>()
  const queries = extractValidSavedQueries(stored)
  const present = JSON.stringify({ filter: filterValues as unknown, sort, perPage })
  const isSame = ({ value }: SavedQuery) =>
    JSON.stringify({ filter: value.filter as unknown, sort: value.sort, perPage: value.perPage }) === present
  const isKept = queries.some(isSame)
  const isFiltered = Object.keys(filterValues as object).length > 0
  if (queries.length === 0 && !isFiltered) return null

  const open = (kind: 'add' | 'remove') => () => {
    setAnchor(null)
    setDialog(kind)
  }
  const apply = ({ value }: SavedQuery) => {
    setAnchor(null)
    const query = new URLSearchParams({
      filter: JSON.stringify(value.filter),
      sort: value.sort?.field ?? sort.field,
      order: value.sort?.order ?? sort.order,
      page: '1',
      perPage: String(value.perPage ?? perPage),
      displayedFilters: JSON.stringify(value.displayedFilters ?? displayedFilters ?? {}),
    })
    navigate({ search: `?${query}` })
  }

  return (
    <>
      <Button
        size="small"
        startIcon={<BookmarkBorderIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('ra.saved_queries.label')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {queries.map((query) => (
          <MenuItem key={query.label} selected={isSame(query)} onClick={() => apply(query)}>
            <ListItemIcon>
              <BookmarkBorderIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{query.label}</ListItemText>
          </MenuItem>
        ))}
        {queries.length > 0 && isFiltered && <Divider />}
        {isFiltered && (
          <MenuItem onClick={open(isKept ? 'remove' : 'add')}>
            <ListItemIcon>
              {isKept ? <BookmarkRemoveIcon fontSize="small" /> : <BookmarkAddIcon fontSize="small" />}
            </ListItemIcon>
            <ListItemText>
              {translate(isKept ? 'ra.saved_queries.remove_label' : 'ra.saved_queries.new_label')}
            </ListItemText>
          </MenuItem>
        )}
      </Menu>
      {dialog === 'add' && <SaveQueryDialog onClose={() => setDialog(undefined)} />}
      <RemoveSavedQueryDialog open={dialog === 'remove'} onClose={() => setDialog(undefined)} />
    </>
  )
}
