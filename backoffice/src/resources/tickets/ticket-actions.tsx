import { useState } from 'react'
import { Button } from '@mui/material'
import { useUpdate } from 'react-admin'
import { TICKET_STATE_IDS, ticketLifecycle } from '@cauce/contract'
import type { TicketRecord } from '../../providers/records.ts'
import { abilityFor } from '../../ui/ability.ts'
import { useActor, useMay } from '../../ui/actor.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { ReassignDialog } from './reassign-dialog.tsx'
import { TICKET_STEPS, type TicketStep } from './ticket-steps.ts'

/** What staff may do with a ticket now, from the lifecycle of the contract. */
export function TicketActions({ ticket }: { readonly ticket: TicketRecord }) {
  const t = useWords()
  const actor = useActor()
  const mayDelete = useMay('tickets.delete')
  const [isReassigning, setReassigning] = useState(false)
  if (!actor) return null
  const steps = TICKET_STEPS.filter((step) => abilityFor(ticketLifecycle, step, ticket.state, actor) === 'allowed')
  return (
    <>
      {steps.map((step) => (
        <StepButton key={step} ticket={ticket} step={step} />
      ))}
      {actor.role === 'admin' && (
        <Button variant="outlined" onClick={() => setReassigning(true)}>
          {t('tickets.reassign')}
        </Button>
      )}
      {mayDelete && (
        <DeleteRecordButton
          resource="tickets"
          record={ticket}
          title={t('backoffice.deleteTitle', { name: ticket.title })}
          consequence={t('tickets.deleteConsequence')}
          done={t('backoffice.deleted', { name: ticket.title })}
        />
      )}
      {isReassigning && <ReassignDialog ticket={ticket} onClose={() => setReassigning(false)} />}
    </>
  )
}

/** One change of state; it can be taken back by reopening, so nobody is asked twice. */
function StepButton({ ticket, step }: { readonly ticket: TicketRecord; readonly step: TicketStep }) {
  const t = useWords()
  const [update] = useUpdate<TicketRecord>()
  const to = ticketLifecycle.transitions[step].to
  const { run, isBusy } = useAction(
    () =>
      update(
        'tickets',
        {
          id: ticket.id,
          data: { stateId: TICKET_STATE_IDS[to], isAdmin: true } as Partial<TicketRecord>,
          previousData: ticket,
        },
        { mutationMode: 'pessimistic', returnPromise: true },
      ),
    { words: t('tickets.changed', { state: t(`tickets.state.${to}`) }) },
  )
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
