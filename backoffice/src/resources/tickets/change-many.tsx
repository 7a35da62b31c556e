import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { TICKET_STATE_IDS, ticketLifecycle } from '@cauce/contract'
import type { TicketRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { useAbility } from '../../ui/ability.ts'
import { BulkDialog, useMarkedRows, type BulkProps } from '../../ui/list/bulk-dialog.tsx'
import { useWords } from '../../ui/words.ts'
import { TICKET_STEPS, type TicketStep } from './ticket-steps.ts'

/** One button for each change of state that at least one of the marked tickets allows. */
export function ChangeMany() {
  const props = useMarkedRows<TicketRecord>('tickets', ({ title }: TicketRecord) => title)
  const t = useWords()
  const may = useAbility(ticketLifecycle)
  const [open, setOpen] = useState<TicketStep>()
  const isPossible = (step: TicketStep) => props.rows.some(({ state }) => may(step, state))
  return (
    <>
      {TICKET_STEPS.filter(isPossible).map((step) => (
        <DialogButton key={step} variant="outlined" size="small" onClick={() => setOpen(step)}>
          {t(`tickets.${step}`)}
        </DialogButton>
      ))}
      {open && <ChangeManyDialog {...props} step={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

interface DialogProps extends BulkProps<TicketRecord> {
  readonly step: TicketStep
  readonly onClose: () => void
}

/** A ticket whose state does not allow the step is refused by itself, and says so. */
function ChangeManyDialog({ step, onClose, ...bulk }: DialogProps) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const { to } = ticketLifecycle.transitions[step]
  const state = t(`tickets.state.${to}`)
  return (
    <BulkDialog
      {...bulk}
      title={t('tickets.manyTitle', { smart_count: bulk.rows.length, step: t(`tickets.${step}`) })}
      confirmLabel={t(`tickets.${step}`)}
      send={({ id, updatedAt }) =>
        dataProvider.update('tickets', {
          id,
          data: { stateId: TICKET_STATE_IDS[to], isAdmin: true },
          previousData: { id, updatedAt },
        })
      }
      words={(done) => t('tickets.manyDone', { smart_count: done.length, state })}
      affects={['tickets']}
      onClose={onClose}
    >
      {t('tickets.manyConsequence', { state })}
    </BulkDialog>
  )
}
