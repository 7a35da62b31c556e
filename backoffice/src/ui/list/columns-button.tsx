import { useState } from 'react'
import { Button, Checkbox, ListItemIcon, Menu, MenuItem } from '@mui/material'
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined'
import { useResourceContext, useStore, useTranslate } from 'react-admin'
import { useWords } from '../words.ts'
import { hiddenAtFirst, type Column } from './column.tsx'

/** The choice of columns. It is stored where react-admin's table reads it. */
export function ColumnsButton<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  const t = useWords()
  const translate = useTranslate()
  const resource = useResourceContext()
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, hiddenAtFirst(columns))
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source])
  return (
    <>
      <Button
        startIcon={<ViewColumnIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('ra.action.select_columns')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map(({ source, heading }) => (
          <MenuItem
            key={source}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(source)}
            dense
            onClick={() => toggle(source)}
          >
            <ListItemIcon>
              <Checkbox
                edge="start"
                tabIndex={-1}
                disableRipple
                checked={!hidden.includes(source)}
                sx={{ padding: 0 }}
                slotProps={{ input: { 'aria-hidden': true } }}
              />
            </ListItemIcon>
            {heading(t)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
