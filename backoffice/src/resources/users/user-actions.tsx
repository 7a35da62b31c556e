import { useState, type ComponentType } from 'react'
import { Button } from '@mui/material'
import { EditButton } from 'react-admin'
import type { UserRecord } from '../../providers/records.ts'
import { useActor, useMay } from '../../ui/ability.ts'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { useWords } from '../../ui/words.ts'
import { OpenTicketDialog } from './open-ticket.tsx'
import { AssignDialog, DeleteDialog, DeleteOtpDialog, DisableDialog, type DialogProps } from './user-dialogs.tsx'

interface Act {
  readonly label: string
  readonly Dialog: ComponentType<DialogProps>
  readonly isDangerous?: boolean
}

/**
 * What may be done with a customer (handbook rule 14.17): buttons for what is done most, and a menu with the rest, the dangerous
 * last. What the reader may not do is not there.
 */
export function UserActions({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const acts = useActs(user)
  const mayEdit = useMay('users.edit', user)
  const mayOpenTicket = useMay('tickets.work', user) && user.role === 'user'
  const [Open, setOpen] = useState<{ readonly Dialog: ComponentType<DialogProps> }>()
  const close = () => setOpen(undefined)
  const choose = ({ Dialog }: Pick<Act, 'Dialog'>) => setOpen({ Dialog })
  return (
    <>
      {mayEdit && <EditButton variant="outlined" size="medium" />}
      {mayOpenTicket && (
        <Button
          variant="contained"
          sx={{ color: 'primary.contrastText' }}
          onClick={() => choose({ Dialog: OpenTicketDialog })}
        >
          {t('backoffice.users.openTicket')}
        </Button>
      )}
      <MoreMenu acts={acts.map((act) => ({ ...act, onChoose: () => choose(act) }))} />
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
