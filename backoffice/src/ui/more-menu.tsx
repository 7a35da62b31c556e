import { useId, useState } from 'react'
import { Button, Divider, Menu, MenuItem } from '@mui/material'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Link } from 'react-admin'
import { useWords } from './words.ts'

/** What can be chosen in the menu of a record: it leads to a page, or does something, such as opening a dialog. */
export type MenuAct = {
  readonly label: string
  /** Set apart below the others, in the colour of danger. */
  readonly isDangerous?: boolean
} & ({ readonly to: string } | { readonly onChoose: () => void })

/** The acts of a record that are done less often, the dangerous ones last (handbook rule 14.17). Without any there is no button. */
export function MoreMenu({ acts }: { readonly acts: readonly MenuAct[] }) {
  const t = useWords()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (acts.length === 0) return null
  const close = () => setAnchor(undefined)
  const itemOf = (act: MenuAct) =>
    'to' in act ? (
      <MenuItem key={act.label} component={Link} to={act.to} onClick={close}>
        {act.label}
      </MenuItem>
    ) : (
      <MenuItem
        key={act.label}
        sx={act.isDangerous ? { color: 'error.main' } : {}}
        onClick={() => {
          close()
          act.onChoose()
        }}
      >
        {act.label}
      </MenuItem>
    )
  const dangerous = acts.filter(({ isDangerous }) => isDangerous)
  const others = acts.filter(({ isDangerous }) => !isDangerous)
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('common.more')}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {others.map(itemOf)}
        {others.length > 0 && dangerous.length > 0 && <Divider component="li" />}
        {dangerous.map(itemOf)}
      </Menu>
    </>
  )
}
