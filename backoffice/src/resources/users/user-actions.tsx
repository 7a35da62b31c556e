import { useId, useState, type ComponentType } from 'react'
import { Button, Divider, Menu, MenuItem } from '@mui/material'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Link, useCreatePath } from 'react-admin'
import type { UserRecord } from '../../providers/records.ts'
import { useActor, useMay } from '../../ui/ability.ts'
import { useWords } from '../../ui/words.ts'
import { OpenTicketDialog } from './open-ticket.tsx'
import { AssignDialog, DeleteDialog, DeleteOtpDialog, DisableDialog, type DialogProps } from './user-dialogs.tsx'

interface Act {
  readonly label: string
  readonly Dialog: ComponentType<DialogProps>
  readonly isDangerous?: boolean
}

/**
 * What may be done with a customer (handbook rule 14.17): one button for what is done most, and a menu with the rest, the dangerous
 * last. What the reader may not do is not there.
 */
export function UserActions({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const acts = useActs(user)
  const mayOpenTicket = useMay('tickets.work', user) && user.role === 'user'
  const [Open, setOpen] = useState<{ readonly Dialog: ComponentType<DialogProps> }>()
  const close = () => setOpen(undefined)
  const choose = ({ Dialog }: Pick<Act, 'Dialog'>) => setOpen({ Dialog })
  return (
    <>
      {mayOpenTicket && (
        <Button
          variant="contained"
          sx={{ color: 'primary.contrastText' }}
          onClick={() => choose({ Dialog: OpenTicketDialog })}
        >
          {t('backoffice.users.openTicket')}
        </Button>
      )}
      <MoreMenu user={user} acts={acts} onChoose={choose} />
      {Open && <Open.Dialog user={user} onClose={close} />}
    </>
  )
}

/** The acts of the menu that open a dialog. */
function useActs(user: UserRecord): readonly Act[] {
  const t = useWords()
  const actor = useActor()
  const isOther = actor !== undefined && actor.userId !== user.id
  const mayDisable = useMay('users.disable') && isOther
  const mayAssign = useMay('userAssignments.edit') && user.role === 'user'
  const mayDeleteOtp = useMay('totps.delete') && user.isOtpConfigured
  const mayDelete = actor?.role === 'admin' && isOther
  return [
    ...(mayAssign ? [{ label: t('backoffice.assign.button'), Dialog: AssignDialog }] : []),
    ...(mayDisable && user.disabled ? [{ label: t('backoffice.users.enable'), Dialog: DisableDialog }] : []),
    ...(mayDeleteOtp ? [{ label: t('backoffice.users.deleteOtp'), Dialog: DeleteOtpDialog, isDangerous: true }] : []),
    ...(mayDisable && !user.disabled
      ? [{ label: t('backoffice.users.disable'), Dialog: DisableDialog, isDangerous: true }]
      : []),
    ...(mayDelete ? [{ label: t('backoffice.users.delete'), Dialog: DeleteDialog, isDangerous: true }] : []),
  ]
}

interface MoreProps {
  readonly user: UserRecord
  readonly acts: readonly Act[]
  readonly onChoose: (act: Act) => void
}

function MoreMenu({ user, acts, onChoose }: MoreProps) {
  const t = useWords()
  const id = useId()
  const createPath = useCreatePath()
  const mayEdit = useMay('users.edit', user)
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (!mayEdit && acts.length === 0) return null
  const close = () => setAnchor(undefined)
  const itemOf = (act: Act) => (
    <MenuItem
      key={act.label}
      sx={act.isDangerous ? { color: 'error.main' } : {}}
      onClick={() => {
        close()
        onChoose(act)
      }}
    >
      {act.label}
    </MenuItem>
  )
  const dangerous = acts.filter(({ isDangerous }) => isDangerous)
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
        {t('backoffice.users.more')}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {mayEdit && (
          <MenuItem component={Link} to={createPath({ resource: 'users', type: 'edit', id: user.id })} onClick={close}>
            {t('common.edit')}
          </MenuItem>
        )}
        {acts.filter(({ isDangerous }) => !isDangerous).map(itemOf)}
        {dangerous.length > 0 && <Divider component="li" />}
        {dangerous.map(itemOf)}
      </Menu>
    </>
  )
}
