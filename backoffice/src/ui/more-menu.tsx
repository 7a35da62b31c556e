import { useEffect, useId, useState } from 'react'
import { Button, Divider, Menu, MenuItem } from '@mui/material'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { useWords } from './words.ts'

export interface MenuAct {
  readonly label: string
  readonly isDangerous?: boolean
  readonly onChoose: () => void
}

let present: readonly MenuAct[] = []
export const presentActs = (): readonly MenuAct[] => present

interface Props {
  readonly acts: readonly MenuAct[]
  readonly beside?: readonly MenuAct[]
}

const NONE: readonly MenuAct[] = []

/** The acts of a record that are done less often, the dangerous ones last (handbook rule 14.17). Without any there is no button. */
export function MoreMenu({ acts, beside = NONE }: Props) {
  const t = useWords()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  useEffect(() => {
    present = [...beside, ...acts]
    return () => {
      present = NONE
    }
  }, [acts, beside])
  if (acts.length === 0) return null
  const close = () => setAnchor(undefined)
  const itemOf = ({ label, isDangerous, onChoose }: MenuAct) => (
    <MenuItem
      key={label}
      sx={isDangerous ? { color: 'error.main' } : {}}
      onClick={() => {
        close()
        onChoose()
      }}
    >
      {label}
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
