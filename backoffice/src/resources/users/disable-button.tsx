import { useState } from 'react'
import { Button } from '@mui/material'
import { useUpdate } from 'react-admin'
import type { UserRecord } from '../../providers/records.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { displayNameOf } from '../../ui/display-name.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

const LONGEST_REASON = 500

/** Disables or enables an account. Disabling ends its sessions at once (product decision 2). */
export function DisableButton({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const [update] = useUpdate<UserRecord>()
  const verb = user.disabled ? 'enable' : 'disable'
  const name = displayNameOf(user)
  const { run, isBusy, refusal, reset } = useAction(
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
      after: () => setOpen(false),
    },
  )
  return (
    <>
      <Button variant="outlined" color={user.disabled ? 'primary' : 'error'} onClick={() => setOpen(true)}>
        {t(`backoffice.users.${verb}`)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t(`backoffice.users.${verb}Title`, { name })}
        consequence={t(`backoffice.users.${verb}Consequence`)}
        confirmLabel={t(`backoffice.users.${verb}`)}
        isDangerous={!user.disabled}
        isBusy={isBusy}
        refusal={refusal}
        reason={{ label: t('backoffice.reasonForRecord'), isRequired: false, maximum: LONGEST_REASON }}
        onConfirm={(reason) => void run(reason)}
        onClose={() => {
          reset()
          setOpen(false)
        }}
      />
    </>
  )
}
