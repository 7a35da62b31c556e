import { BulkExportButton, DataTable, List, SelectInput, useDataProvider } from 'react-admin'
import { CustomerField, MomentField } from '../../ui/fields.tsx'
import { StaffInput } from '../../ui/form/reference-inputs.tsx'
import { SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { FROM } from '../../ui/list/widths.ts'
import type { RecordOf, TicketRecord } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { Box } from '@mui/material'
import { TICKET_STATE_IDS, TICKET_STATES, ticketLifecycle } from '@cauce/contract'
import { RecordLink } from '../../ui/links.tsx'
import { TicketStateBadge } from '../../ui/states.tsx'
import { RelativeTime } from '../../ui/time.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useState } from 'react'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { useAbility } from '../../ui/ability.ts'
import { BulkDialog, useMarkedRows, type BulkProps } from '../../ui/list/bulk-dialog.tsx'
import { TICKET_STEPS, type TicketStep } from './ticket-steps.ts'

const Col = DataTable.Col<RecordOf<'tickets'>>

const filters = [
  <SearchFilter key="search" source="title" placeholder="tickets.search" alwaysOn />,
  <SelectInput
    key="stateId"
    source="stateId"
    label="tickets.fields.state"
    choices={TICKET_STATES.map((name) => ({ id: TICKET_STATE_IDS[name], name: `tickets.state.${name}` }))}
    alwaysOn
  />,
  <SelectInput
    key="read"
    source="read"
    label="tickets.unread"
    choices={[
      { id: 'false', name: 'common.yes' },
      { id: 'true', name: 'common.no' },
    ]}
  />,
  <StaffInput key="managerId" source="managerId" label="tickets.fields.managerName" />,
]

/** /admin/ticket/ */
export function TicketsList() {
  return (
    <List filters={filters} sort={{ field: 'updatedAt', order: 'DESC' }}>
      <DataTable
        hiddenColumns={['createdAt']}
        bulkActionButtons={
          <>
            <ChangeMany />
            <BulkExportButton />
          </>
        }
      >
        <Col
          source="title"
          render={({ id, title, read }) => (
            <>
              {!read && <UnreadMark />}
              <RecordLink resource="tickets" id={id} name={title} />
            </>
          )}
        />
        <Col source="userName" field={CustomerField} sx={FROM.tablet} />
        <Col source="state" render={({ state }) => <TicketStateBadge state={state} />} />
        <Col source="managerName" sx={FROM.desk} />
        <Col source="messageCount" align="right" sx={FROM.desk} />
        <Col source="updatedAt" sx={FROM.tablet} render={({ updatedAt }) => <RelativeTime at={updatedAt} />} />
        <Col source="createdAt" field={MomentField} />
      </DataTable>
    </List>
  )
}

function UnreadMark() {
  const t = useWords()
  const words = t('tickets.unread')
  return (
    <Box
      component="span"
      title={words}
      sx={{
        display: 'inline-block',
        width: 8,
        height: 8,
        marginInlineEnd: 1,
        borderRadius: '50%',
        backgroundColor: 'var(--clay)',
      }}
    >
      <VisuallyHidden>{words}</VisuallyHidden>
    </Box>
  )
}

function ChangeMany() {
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

/** Tickets whose state does not allow the step are refused individually, with the reason. */
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
