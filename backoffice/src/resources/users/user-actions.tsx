import { useState, type ComponentType } from 'react'
import { Button } from '@mui/material'
import { EditButton, useCanAccess, useNotify, HttpError, useDataProvider, useRedirect, useUpdate } from 'react-admin'
import type { UserRecord, TotpRecord } from '../../providers/records.ts'
import { accessTo, useActor } from '../../ui/ability.ts'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { useWords } from '../../ui/words.ts'
import { TicketBody, UserAssignmentPatch } from '@cauce/contract'
import { TextInput } from '../../ui/form/inputs.tsx'
import { RecordDialog } from '../../ui/form/record-dialog.tsx'
import { displayNameOf } from '../../ui/names.ts'
import { useInvalidate } from '../../ui/use-action.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCall, type CauceDataProvider } from '../../providers/call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { ManagerInput } from '../../ui/form/reference-inputs.tsx'
import { assignManager } from './assign-manager.ts'

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

interface DialogProps {
  readonly user: UserRecord
  readonly onClose: () => void
}

/** Closes the account and erases its personal data (handbook rule 1.23). */
function DeleteDialog({ user, onClose }: DialogProps) {
  const t = useWords()
  const call = useCall()
  const queries = useQueryClient()
  const redirect = useRedirect()
  const name = displayNameOf(user)
  return (
    <ConfirmDialog
      title={t('backoffice.users.deleteTitle', { name })}
      consequence={t('backoffice.users.deleteConsequence')}
      confirmLabel={t('backoffice.users.delete')}
      isDangerous
      reason={{ label: t('backoffice.users.deleteReason'), isOptional: true, maximum: LONGEST_REASON }}
      act={async (reason: string) => {
        await call('DELETE /v1/account/users/{id}', { params: { id: user.id }, query: reason === '' ? {} : { reason } })
        redirect('list', 'users')
        await queries.invalidateQueries({ queryKey: ['users', 'getList'] })
      }}
      words={t('backoffice.users.deleted', { name })}
      onClose={onClose}
    />
  )
}

/** Assigns a customer to a manager, to another one, or to none (handbook rule 1.17). */
function AssignDialog({ user, onClose }: DialogProps) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const name = displayNameOf(user)
  return (
    <FormDialog
      resource="users"
      title={t('backoffice.assign.title', { name })}
      about={t('backoffice.assign.consequence')}
      schema={UserAssignmentPatch.pick({ managerId: true })}
      defaultValues={{ managerId: user.managerId }}
      submitLabel={t('backoffice.assign.button')}
      act={({ managerId }: { readonly managerId: string | null }) => assignManager(dataProvider, user, managerId)}
      words={(changed) =>
        changed &&
        (changed.managerName === null
          ? t('backoffice.assign.taken', { name })
          : t('backoffice.assign.done', { name: changed.managerName }))
      }
      affects={['users']}
      onClose={onClose}
    >
      <ManagerInput source="managerId" isRequired={false} />
    </FormDialog>
  )
}

const LONGEST_REASON = 500

/** Disables or enables an account. Disabling ends its sessions at once (handbook rules 2.28 and 2.13). */
function DisableDialog({ user, onClose }: DialogProps) {
  const t = useWords()
  const [update] = useUpdate<UserRecord>()
  const verb = user.disabled ? 'enable' : 'disable'
  const name = displayNameOf(user)
  return (
    <ConfirmDialog
      title={t(`backoffice.users.${verb}Title`, { name })}
      consequence={t(`backoffice.users.${verb}Consequence`)}
      confirmLabel={t(`backoffice.users.${verb}`)}
      isDangerous={!user.disabled}
      reason={{ label: t('backoffice.reasonForRecord'), isOptional: true, maximum: LONGEST_REASON }}
      act={(reason: string) =>
        update(
          'users',
          {
            id: user.id,
            data: { disabled: !user.disabled, ...(reason !== '' && { reason }) } as Partial<UserRecord>,
            previousData: user,
          },
          { returnPromise: true },
        )
      }
      words={(saved) =>
        saved?.disabled === user.disabled
          ? t('accessChanges.waits')
          : t(user.disabled ? 'backoffice.users.nowEnabled' : 'backoffice.users.nowDisabled', { name })
      }
      onClose={onClose}
    />
  )
}

/** Deletes the OTP device, so that the user must set it up again (handbook rule 2.21). */
function DeleteOtpDialog({ user, onClose }: DialogProps) {
  const t = useWords()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const name = displayNameOf(user)
  const remove = async () => {
    const { data } = await dataProvider.getList<TotpRecord>('totps', {
      filter: { userId: user.id },
      pagination: { page: 1, perPage: 1 },
    })
    if (!data[0]) throw new HttpError(t('errors.otp-not-configured'), 404)
    await dataProvider.delete('totps', { id: data[0].id, previousData: data[0] })
  }
  return (
    <ConfirmDialog
      title={t('backoffice.users.deleteOtpTitle', { name })}
      consequence={t('backoffice.users.deleteOtpConsequence')}
      confirmLabel={t('backoffice.users.deleteOtp')}
      isDangerous
      act={remove}
      words={user.role === 'user' ? t('backoffice.users.otpDeleted', { name }) : t('accessChanges.waits')}
      affects={['users']}
      onClose={onClose}
    />
  )
}
