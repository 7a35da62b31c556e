import { useQueryClient } from '@tanstack/react-query'
import { UserAssignmentPatch } from '@cauce/contract'
import { HttpError, useDataProvider, useRedirect, useUpdate } from 'react-admin'
import { useCall, type CauceDataProvider } from '../../providers/call.ts'
import type { TotpRecord, UserRecord } from '../../providers/records.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { ManagerInput } from '../../ui/form/reference-inputs.tsx'
import { displayNameOf } from '../../ui/names.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { assignManager } from './assign-manager.ts'

/** What a dialog about a customer gets. */
export interface DialogProps {
  readonly user: UserRecord
  readonly onClose: () => void
}

/** Closes the account and erases its personal data (handbook rule 1.23). */
export function DeleteDialog({ user, onClose }: DialogProps) {
  const t = useWords()
  const call = useCall()
  const queries = useQueryClient()
  const redirect = useRedirect()
  const name = displayNameOf(user)
  const action = useAction(
    async (reason: string) => {
      await call('DELETE /v1/account/users/{id}', { params: { id: user.id }, query: reason === '' ? {} : { reason } })
      redirect('list', 'users')
      await queries.invalidateQueries({ queryKey: ['users', 'getList'] })
    },
    { words: t('backoffice.users.deleted', { name }), after: onClose },
  )
  return (
    <ConfirmDialog
      title={t('backoffice.users.deleteTitle', { name })}
      consequence={t('backoffice.users.deleteConsequence')}
      confirmLabel={t('backoffice.users.delete')}
      isDangerous
      reason={{ label: t('backoffice.users.deleteReason'), isRequired: false, maximum: LONGEST_REASON }}
      action={action}
      onClose={onClose}
    />
  )
}

/** Assigns a customer to a manager, to another one, or to none (handbook rule 1.17). */
export function AssignDialog({ user, onClose }: DialogProps) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const name = displayNameOf(user)
  const action = useAction(
    ({ managerId }: { readonly managerId: string | null }) => assignManager(dataProvider, user, managerId),
    {
      words: (changed) =>
        changed &&
        (changed.managerName === null
          ? t('backoffice.assign.taken', { name })
          : t('backoffice.assign.done', { name: changed.managerName })),
      after: onClose,
      affects: ['users'],
    },
  )
  return (
    <FormDialog
      resource="users"
      title={t('backoffice.assign.title', { name })}
      about={t('backoffice.assign.consequence')}
      schema={UserAssignmentPatch.pick({ managerId: true })}
      defaultValues={{ managerId: user.managerId }}
      submitLabel={t('backoffice.assign.button')}
      action={action}
      onClose={onClose}
    >
      <ManagerInput source="managerId" isRequired={false} />
    </FormDialog>
  )
}

const LONGEST_REASON = 500

/** Disables or enables an account. Disabling ends its sessions at once (handbook rules 2.28 and 2.13). */
export function DisableDialog({ user, onClose }: DialogProps) {
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
      words: (saved) =>
        saved?.disabled === user.disabled
          ? t('accessChanges.waits')
          : t(user.disabled ? 'backoffice.users.nowEnabled' : 'backoffice.users.nowDisabled', { name }),
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
export function DeleteOtpDialog({ user, onClose }: DialogProps) {
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
    words: user.role === 'user' ? t('backoffice.users.otpDeleted', { name }) : t('accessChanges.waits'),
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
