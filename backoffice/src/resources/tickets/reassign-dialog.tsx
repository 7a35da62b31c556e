import { useState } from 'react'
import { Autocomplete, TextField } from '@mui/material'
import { useGetList, useUpdate } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import type { TicketRecord, UserRecord } from '../../providers/records.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { displayNameOf } from '../../ui/display-name.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

const staff = { pagination: { page: 1, perPage: MAXIMUM_TAKE }, sort: { field: 'name', order: 'ASC' } } as const

/** Gives a ticket to another member of staff, or to nobody. Admins and managers load in pages of 100 (spec section 7). */
export function ReassignDialog({ ticket, onClose }: { readonly ticket: TicketRecord; readonly onClose: () => void }) {
  const t = useWords()
  const [update] = useUpdate<TicketRecord>()
  const [responsibleId, setResponsibleId] = useState(ticket.managerId)
  const { data: managers = [] } = useGetList<UserRecord>('users', { ...staff, filter: { role: 'operator' } })
  const { data: administrators = [] } = useGetList<UserRecord>('users', { ...staff, filter: { role: 'admin' } })
  const people = [...managers, ...administrators]
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
