import { useState, type ComponentType } from 'react'
import { Button } from '@mui/material'
import { EditButton, useCanAccess, useNotify } from 'react-admin'
import type { UserRecord } from '../../providers/records.ts'
import { accessTo, useActor } from '../../ui/ability.ts'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { useWords } from '../../ui/words.ts'
import { AssignDialog, DeleteDialog, DeleteOtpDialog, DisableDialog, type DialogProps } from './user-dialogs.tsx'
import { TicketBody } from '@cauce/contract'
import { TextInput } from '../../ui/form/inputs.tsx'
import { RecordDialog } from '../../ui/form/record-dialog.tsx'
import { displayNameOf } from '../../ui/names.ts'
import { useInvalidate } from '../../ui/use-action.ts'

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
  const { canAccess: mayEdit } = useCanAccess(accessTo('users.edit', user))
  const { canAccess: mayWork } = useCanAccess(accessTo('tickets.work', user))
  const [Open, setOpen] = useState<{ readonly Dialog: ComponentType<DialogProps> }>()
  const close = () => setOpen(undefined)
  const choose = ({ Dialog }: Pick<Act, 'Dialog'>) => setOpen({ Dialog })
  const openTicket = { label: t('backoffice.users.openTicket'), onChoose: () => choose({ Dialog: OpenTicketDialog }) }
  const mayOpen = mayWork && user.role === 'user'
  return (
    <>
      {mayEdit && <EditButton variant="outlined" size="medium" />}
      {mayOpen && (
        <Button variant="contained" sx={{ color: 'primary.contrastText' }} onClick={openTicket.onChoose}>
          {openTicket.label}
        </Button>
      )}
      <MoreMenu
        acts={acts.map((act) => ({ ...act, onChoose: () => choose(act) }))}
        beside={mayOpen ? [openTicket] : []}
      />
      {Open && <Open.Dialog user={user} onClose={close} />}
    </>
  )
}

/** The acts of the menu that open a dialog. */
function useActs(user: UserRecord): readonly Act[] {
  const t = useWords()
  const actor = useActor()
  const isOther = actor !== undefined && actor.userId !== user.id
  const { canAccess: mayDisable } = useCanAccess(accessTo('users.disable'))
  const { canAccess: mayAssign } = useCanAccess(accessTo('userAssignments.edit'))
  const { canAccess: mayDeleteOtp } = useCanAccess(accessTo('totps.delete'))
  const disabling = t(user.disabled ? 'backoffice.users.enable' : 'backoffice.users.disable')
  const all: readonly (Act & { readonly isOffered: boolean | undefined })[] = [
    { label: t('backoffice.assign.button'), Dialog: AssignDialog, isOffered: mayAssign && user.role === 'user' },
    {
      label: t('backoffice.users.deleteOtp'),
      Dialog: DeleteOtpDialog,
      isDangerous: true,
      isOffered: mayDeleteOtp && user.isOtpConfigured,
    },
    { label: disabling, Dialog: DisableDialog, isDangerous: !user.disabled, isOffered: mayDisable && isOther },
    {
      label: t('backoffice.users.delete'),
      Dialog: DeleteDialog,
      isDangerous: true,
      isOffered: actor?.role === 'admin' && isOther,
    },
  ]
  return all.filter(({ isOffered }) => isOffered)
}

/** Opens a ticket for a customer, who gets a mail about it (handbook rule 9.13). */
function OpenTicketDialog({ user, onClose }: DialogProps) {
  const t = useWords()
  const notify = useNotify()
  const invalidate = useInvalidate()
  return (
    <RecordDialog
      resource="tickets"
      title={t('backoffice.users.openTicketTitle', { name: displayNameOf(user) })}
      saveLabel={t('backoffice.users.openTicket')}
      schema={TicketBody}
      defaultValues={{ userId: user.id }}
      onDone={() => {
        onClose()
        void invalidate(['tickets', 'users'])
        notify(t('tickets.created'), { type: 'success' })
      }}
      onClose={onClose}
    >
      <TextInput source="title" />
      <TextInput source="description" multiline minRows={5} helperText={t('backoffice.users.openTicketHelp')} />
    </RecordDialog>
  )
}
