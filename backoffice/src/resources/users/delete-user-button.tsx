import type { UserRecord } from '../../providers/records.ts'
import { displayNameOf } from '../../ui/display-name.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { useWords } from '../../ui/words.ts'

/** Unsubscribes a customer: personal data is erased, the books stay; refused while money or investments remain. */
export function DeleteUserButton({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const name = displayNameOf(user)
  return (
    <DeleteRecordButton
      resource="users"
      record={user}
      title={t('backoffice.users.deleteTitle', { name })}
      consequence={t('backoffice.users.deleteConsequence')}
      done={t('backoffice.users.deleted', { name })}
    />
  )
}
