import { EditButton } from 'react-admin'
import type { UserRecord } from '../../providers/records.ts'
import { useActor, useMay } from '../../ui/actor.ts'
import { DeleteOtpButton } from './delete-otp-button.tsx'
import { DeleteUserButton } from './delete-user-button.tsx'
import { DisableButton } from './disable-button.tsx'

/** What may be done with a customer (spec section 6); what the person may not do is not there. */
export function UserActions({ user }: { readonly user: UserRecord }) {
  const actor = useActor()
  const mayEdit = useMay('users.edit', user)
  const isOther = actor !== undefined && actor.userId !== user.id
  const mayDisable = useMay('users.disable') && isOther
  const mayDeleteOtp = useMay('totps.delete') && user.isOtpConfigured
  const mayDelete = actor?.role === 'admin' && isOther
  return (
    <>
      {mayEdit && <EditButton variant="contained" icon={<></>} />}
      {mayDisable && <DisableButton user={user} />}
      {mayDeleteOtp && <DeleteOtpButton user={user} />}
      {mayDelete && <DeleteUserButton user={user} />}
    </>
  )
}
