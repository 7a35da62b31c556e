import { useState } from 'react'
import { Autocomplete, TextField } from '@mui/material'
import { useUpdate } from 'react-admin'
import type { TicketRecord, UserRecord } from '../../providers/records.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { displayNameOf } from '../../ui/display-name.ts'
import { useAction } from '../../ui/use-action.ts'
import { usePeople } from '../../ui/use-people.ts'
import { useWords } from '../../ui/words.ts'

/** Gives a ticket to another member of staff, or to nobody. */
export function ReassignDialog({ ticket, onClose }: { readonly ticket: TicketRecord; readonly onClose: () => void }) {
  const t = useWords()
  const [update] = useUpdate<TicketRecord>()
  const [responsibleId, setResponsibleId] = useState(ticket.managerId)
  const people = [...usePeople('operator'), ...usePeople('admin')]
  const { run, isBusy, refusal } = useAction(
    () =>
      update(
        'tickets',
        { id: ticket.id, data: { responsibleId, isAdmin: true } as Partial<TicketRecord>, previousData: ticket },
        { mutationMode: 'pessimistic', returnPromise: true },
      ),
    { words: t('tickets.reassigned'), after: onClose },
  )
  return (
    <ConfirmDialog
      isOpen
      title={t('tickets.reassignTitle', { title: ticket.title })}
      consequence={
        <Autocomplete<UserRecord>
          options={people}
          value={people.find(({ id }) => id === responsibleId) ?? null}
          getOptionLabel={displayNameOf}
          getOptionKey={({ id }) => id}
          groupBy={({ role }) => t(`users.role.${role}`)}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          onChange={(_event, person) => setResponsibleId(person?.id ?? null)}
          renderInput={(params) => <TextField {...params} label={t('tickets.fields.managerName')} />}
        />
      }
      confirmLabel={t('tickets.reassign')}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={() => void run()}
      onClose={onClose}
    />
  )
}
