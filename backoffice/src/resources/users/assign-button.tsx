import { useId, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import {
  Alert,
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useDataProvider, useGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import type { UserRecord } from '../../providers/records.ts'
import { displayNameOf } from '../../ui/display-name.ts'
import { useAction } from '../../ui/use-action.ts'
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
  const id = useId()
  const queries = useQueryClient()
  const dataProvider = useDataProvider()
  const [managerId, setManagerId] = useState(user.managerId)
  const { data: managers = [] } = useGetList<UserRecord>('users', {
    filter: { role: 'operator' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
    sort: { field: 'name', order: 'ASC' },
  })
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
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('backoffice.assign.title', { name })}</DialogTitle>
      <DialogContent sx={{ paddingBlockStart: 0 }}>
        <DialogContentText sx={{ marginBlockEnd: 1 }}>{t('backoffice.assign.consequence')}</DialogContentText>
        <Autocomplete<UserRecord>
          options={managers}
          value={chosen}
          getOptionLabel={displayNameOf}
          getOptionKey={(manager) => manager.id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          onChange={(_event, manager) => setManagerId(manager?.id ?? null)}
          renderInput={(params) => <TextField {...params} label={t('users.fields.managerId')} />}
        />
        {refusal !== undefined && (
          <Alert severity="error" sx={{ marginBlockStart: 1 }}>
            {refusal}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isBusy}
          loadingPosition="start"
          disabled={managerId === user.managerId}
          onClick={() => void run()}
        >
          {t('common.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
