import { useState, type ComponentType } from 'react'
import { Autocomplete, Button, Stack, TextField } from '@mui/material'
import { HttpError, Link, useCreatePath, useDataProvider, useUpdate } from 'react-admin'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { TotpRecord, UserRecord } from '../../providers/records.ts'
import { useActor, useMay } from '../../ui/ability.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { displayNameOf } from '../../ui/names.ts'
import { usePeople } from '../../ui/references.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

/** What may be done with a customer (handbook rule 14.17). The buttons that the reader may not use are not shown. */
export function UserActions({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const createPath = useCreatePath()
  const actor = useActor()
  const mayEdit = useMay('users.edit', user)
  const isOther = actor !== undefined && actor.userId !== user.id
  const mayDisable = useMay('users.disable') && isOther
  const mayAssign = useMay('userAssignments.edit') && user.role === 'user'
  const mayDeleteOtp = useMay('totps.delete') && user.isOtpConfigured
  const name = displayNameOf(user)
  return (
    <>
      {mayEdit && (
        <Button
          component={Link}
          to={createPath({ resource: 'users', type: 'edit', id: user.id })}
          variant="contained"
          sx={{ color: 'primary.contrastText' }}
        >
          {t('common.edit')}
        </Button>
      )}
      {mayAssign && <DialogButton label={t('backoffice.assign.button')} user={user} Dialog={AssignDialog} />}
      {mayDisable && (
        <DialogButton
          label={t(`backoffice.users.${user.disabled ? 'enable' : 'disable'}`)}
          isDangerous={!user.disabled}
          user={user}
          Dialog={DisableDialog}
        />
      )}
      {mayDeleteOtp && <DialogButton label={t('backoffice.users.deleteOtp')} user={user} Dialog={DeleteOtpDialog} />}
      {actor?.role === 'admin' && isOther && (
        <DeleteRecordButton
          resource="users"
          record={user}
          name={name}
          title={t('backoffice.users.deleteTitle', { name })}
          consequence={t('backoffice.users.deleteConsequence')}
          done={t('backoffice.users.deleted', { name })}
        />
      )}
    </>
  )
}

interface DialogProps {
  readonly user: UserRecord
  readonly onClose: () => void
}

interface DialogButtonProps {
  readonly label: string
  readonly isDangerous?: boolean
  readonly user: UserRecord
  readonly Dialog: ComponentType<DialogProps>
}

function DialogButton({ label, isDangerous = false, user, Dialog }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" color={isDangerous ? 'error' : 'primary'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <Dialog user={user} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Assigns a customer to a manager, to another one, or to none (handbook rule 1.17). */
function AssignDialog({ user, onClose }: DialogProps) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const managers = usePeople('operator')
  const [managerId, setManagerId] = useState(user.managerId)
  const chosen = managers.find((manager) => manager.id === managerId) ?? null
  const name = displayNameOf(user)
  const done = chosen
    ? t('backoffice.assign.done', { name: displayNameOf(chosen) })
    : t('backoffice.assign.taken', { name })

  const assign = async () => {
    if (managerId === user.managerId) return false
    if (user.managerId === null) await dataProvider.create('userAssignments', { data: { userId: user.id, managerId } })
    else
      await dataProvider.update('userAssignments', {
        id: user.id,
        data: { managerId },
        previousData: { id: user.id, managerId: user.managerId, updatedAt: user.updatedAt },
      })
    return true
  }
  const action = useAction<string, boolean>(assign, {
    words: (isChanged) => (isChanged ? done : undefined),
    after: onClose,
    affects: ['users'],
  })

  return (
    <ConfirmDialog
      title={t('backoffice.assign.title', { name })}
      consequence={
        <Stack spacing={1}>
          <span>{t('backoffice.assign.consequence')}</span>
          <Autocomplete<UserRecord>
            options={managers}
            value={chosen}
            getOptionLabel={displayNameOf}
            getOptionKey={({ id }) => id}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            onChange={(_event, manager) => setManagerId(manager?.id ?? null)}
            renderInput={(params) => <TextField {...params} label={t('users.fields.managerId')} />}
          />
        </Stack>
      }
      confirmLabel={t('common.save')}
      action={action}
      onClose={onClose}
    />
  )
}

const LONGEST_REASON = 500

/** Disables or enables an account. Disabling ends its sessions at once (handbook rules 2.28 and 2.13). */
function DisableDialog({ user, onClose }: DialogProps) {
  const t = useWords()
  const [update] = useUpdate<UserRecord>()
  const verb = user.disabled ? 'enable' : 'disable'
  const name = displayNameOf(user)
  const action = useAction(
    (reason: string) =>
      update(
        'users',
        {
          id: user.id,
          data: { disabled: !user.disabled, ...(reason !== '' && { reason }) } as Partial<UserRecord>,
          previousData: user,
        },
        { mutationMode: 'pessimistic', returnPromise: true },
      ),
    {
      words: t(user.disabled ? 'backoffice.users.nowEnabled' : 'backoffice.users.nowDisabled', { name }),
      after: onClose,
    },
  )
  return (
    <ConfirmDialog
      title={t(`backoffice.users.${verb}Title`, { name })}
      consequence={t(`backoffice.users.${verb}Consequence`)}
      confirmLabel={t(`backoffice.users.${verb}`)}
      isDangerous={!user.disabled}
      reason={{ label: t('backoffice.reasonForRecord'), isRequired: false, maximum: LONGEST_REASON }}
      action={action}
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
  const action = useAction<string>(remove, {
    words: t('backoffice.users.otpDeleted', { name }),
    after: onClose,
    affects: ['users'],
  })
  return (
    <ConfirmDialog
      title={t('backoffice.users.deleteOtpTitle', { name })}
      consequence={t('backoffice.users.deleteOtpConsequence')}
      confirmLabel={t('backoffice.users.deleteOtp')}
      isDangerous
      action={action}
      onClose={onClose}
    />
  )
}
