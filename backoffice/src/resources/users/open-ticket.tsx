import { useNotify } from 'react-admin'
import { TicketBody } from '@cauce/contract'
import { TextInput } from '../../ui/form/inputs.tsx'
import { RecordDialog } from '../../ui/form/record-dialog.tsx'
import { displayNameOf } from '../../ui/names.ts'
import { useInvalidate } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import type { DialogProps } from './user-dialogs.tsx'

/** Opens a ticket for a customer, who gets a mail about it (handbook rule 9.13). */
export function OpenTicketDialog({ user, onClose }: DialogProps) {
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
