import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Autocomplete, Button, Stack, TextField } from '@mui/material'
import { useDataProvider } from 'react-admin'
import type { UserRecord } from '../../providers/records.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { displayNameOf } from '../../ui/display-name.ts'
import { useAction } from '../../ui/use-action.ts'
import { usePeople } from '../../ui/use-people.ts'
import { useWords } from '../../ui/words.ts'

/** Assigns a customer to a manager, to another one, or to none (spec section 3, "User assignment"). */
export function AssignButton({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('backoffice.assign.button')}
      </Button>
      {isOpen && <AssignDialog user={user} onClose={() => setOpen(false)} />}
    </>
  )
}

function AssignDialog({ user, onClose }: { readonly user: UserRecord; readonly onClose: () => void }) {
  const t = useWords()
  const queries = useQueryClient()
  const dataProvider = useDataProvider()
  const managers = usePeople('operator')
  const [managerId, setManagerId] = useState(user.managerId)
  const chosen = managers.find((manager) => manager.id === managerId) ?? null
  const name = displayNameOf(user)

  const assign = async () => {
    if (user.managerId === null) await dataProvider.create('userAssignments', { data: { userId: user.id, managerId } })
    else
      await dataProvider.update('userAssignments', {
        id: user.id,
        data: { managerId },
        previousData: { id: user.id, managerId: user.managerId, updatedAt: user.updatedAt },
      })
    await queries.invalidateQueries({ queryKey: ['users'] })
  }
  const words = chosen
    ? t('backoffice.assign.done', { name: displayNameOf(chosen) })
    : t('backoffice.assign.taken', { name })
  const { run, isBusy, refusal } = useAction(assign, { words, after: onClose })

  return (
    <ConfirmDialog
      isOpen
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
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={() => (managerId === user.managerId ? onClose() : void run())}
      onClose={onClose}
    />
  )
}
