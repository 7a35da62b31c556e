import { Button } from '@mui/material'
import { Link, useCreatePath } from 'react-admin'
import type { UserRecord } from '../../providers/records.ts'
import { useActor, useMay } from '../../ui/actor.ts'
import { useWords } from '../../ui/words.ts'
import { AssignButton } from './assign-button.tsx'
import { DeleteOtpButton } from './delete-otp-button.tsx'
import { DeleteUserButton } from './delete-user-button.tsx'
import { DisableButton } from './disable-button.tsx'

/** What may be done with a customer (spec section 6); what the person may not do is not there. */
export function UserActions({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const createPath = useCreatePath()
  const actor = useActor()
  const mayEdit = useMay('users.edit', user)
  const isOther = actor !== undefined && actor.userId !== user.id
  const mayDisable = useMay('users.disable') && isOther
  const mayAssign = useMay('userAssignments.edit') && user.role === 'user'
  const mayDeleteOtp = useMay('totps.delete') && user.isOtpConfigured
  const mayDelete = actor?.role === 'admin' && isOther
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
      {mayAssign && <AssignButton user={user} />}
      {mayDisable && <DisableButton user={user} />}
      {mayDeleteOtp && <DeleteOtpButton user={user} />}
      {mayDelete && <DeleteUserButton user={user} />}
    </>
  )
}
