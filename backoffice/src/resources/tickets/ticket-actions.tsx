import { useState } from 'react'
import { Button } from '@mui/material'
import { useUpdate, useCanAccess } from 'react-admin'
import { TICKET_STATE_IDS, ticketLifecycle, TicketPatch } from '@cauce/contract'
import type { TicketRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { accessTo, useAbility, useActor } from '../../ui/ability.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { StaffInput } from '../../ui/form/reference-inputs.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { TICKET_STEPS, type TicketStep } from './ticket-steps.ts'

/** What staff may do with a ticket now, by the lifecycle of the contract. */
export function TicketActions({ ticket }: { readonly ticket: TicketRecord }) {
  const t = useWords()
  const actor = useActor()
  const { canAccess: mayDelete } = useCanAccess(accessTo('tickets.delete'))
  const [isReassigning, setReassigning] = useState(false)
  const may = useAbility(ticketLifecycle, ticket.state)
  const steps = TICKET_STEPS.filter((step) => may(step))
  return (
    <>
      {steps.map((step) => (
        <StepButton key={step} ticket={ticket} step={step} />
      ))}
      {actor?.role === 'admin' && (
        <DialogButton variant="outlined" onClick={() => setReassigning(true)}>
          {t('tickets.reassign')}
        </DialogButton>
      )}
      {mayDelete && (
        <DeleteRecordButton
          resource="tickets"
          record={ticket}
          name={ticket.title}
          consequence={t('tickets.deleteConsequence')}
        />
      )}
      {isReassigning && <ReassignDialog ticket={ticket} onClose={() => setReassigning(false)} />}
    </>
  )
}

/** Changes a ticket as staff. */
function useTicketUpdate(ticket: TicketRecord) {
  const [update] = useUpdate<TicketRecord>()
  return (change: { readonly stateId: string } | { readonly responsibleId: string | null }) =>
    update(
      'tickets',
      { id: ticket.id, data: { ...change, isAdmin: true } as object, previousData: ticket },
      { mutationMode: 'pessimistic', returnPromise: true },
    )
}

/** One change of state, without a question: reopening the ticket undoes it. */
function StepButton({ ticket, step }: { readonly ticket: TicketRecord; readonly step: TicketStep }) {
  const t = useWords()
  const update = useTicketUpdate(ticket)
  const to = ticketLifecycle.transitions[step].to
  const { run, isBusy } = useAction(() => update({ stateId: TICKET_STATE_IDS[to] }), {
    words: t('tickets.changed', { state: t(`tickets.state.${to}`) }),
  })
  return (
    <Button
      variant={step === 'take' ? 'contained' : 'outlined'}
      color={step === 'dismiss' ? 'error' : 'primary'}
      loading={isBusy}
      onClick={() => void run()}
    >
      {t(`tickets.${step}`)}
    </Button>
  )
}

/** Assigns a ticket to another member of staff, or to nobody. */
function ReassignDialog({ ticket, onClose }: { readonly ticket: TicketRecord; readonly onClose: () => void }) {
  const t = useWords()
  const update = useTicketUpdate(ticket)
  const action = useAction(update, { words: t('tickets.reassigned'), after: onClose })
  return (
    <FormDialog
      resource="tickets"
      title={t('tickets.reassignTitle', { title: ticket.title })}
      schema={TicketPatch.pick({ responsibleId: true })}
      defaultValues={{ responsibleId: ticket.managerId }}
      submitLabel={t('tickets.reassign')}
      action={action}
      onClose={onClose}
    >
      <StaffInput source="responsibleId" label="tickets.fields.managerName" isRequired={false} />
    </FormDialog>
  )
}
