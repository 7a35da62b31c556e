import { useEffect } from 'react'
import { Box, Button, Link, Typography } from '@mui/material'
import { useUpdate, useCanAccess } from 'react-admin'
import type { TicketRecord } from '../../providers/records.ts'
import { useActor, accessTo, useAbility } from '../../ui/ability.ts'
import { PageHeading } from '../../ui/section.tsx'
import { ShowPage } from '../../ui/record/show-page.tsx'
import { useWords } from '../../ui/words.ts'
import { HistoryButton, WithHistory } from '../../ui/audit/record-history.tsx'
import { TicketConversation } from './ticket-conversation.tsx'
import { TicketReply } from './ticket-reply.tsx'
import { TicketStateBadge } from '../../ui/states.tsx'
import { TICKET_STATE_IDS, ticketLifecycle, TicketPatch } from '@cauce/contract'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { StaffInput } from '../../ui/form/reference-inputs.tsx'
import { useAction } from '../../ui/use-action.ts'
import { TICKET_STEPS, type TicketStep } from './ticket-steps.ts'
import { formatDateTime } from '@cauce/format/dates.ts'
import { formatFileSize } from '@cauce/format/quantities.ts'
import { CustomerLink } from '../../ui/links.tsx'
import { Facts } from '../../ui/terms.tsx'
import { ticketDocumentAddress } from '../../providers/paths.ts'

/** /admin/ticket/{id}: the conversation, its attachments, and the buttons of the reader. */
export const TicketsShow = () => <ShowPage of={TicketPage} />

function TicketPage({ record: ticket }: { readonly record: TicketRecord }) {
  const t = useWords()
  useMarkAsRead(ticket)
  return (
    <WithHistory filter={{ recordId: ticket.id }}>
      <PageHeading title={ticket.title} aside={<TicketStateBadge state={ticket.state} />}>
        <TicketActions ticket={ticket} />
        <HistoryButton />
      </PageHeading>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 20rem' },
          gap: 4,
          alignItems: 'start',
        }}
      >
        <Box component="section" aria-label={t('tickets.conversation')} sx={{ minWidth: 0 }}>
          <TicketConversation ticket={ticket} />
          <TicketReply ticket={ticket} />
        </Box>
        <TicketAside ticket={ticket} />
      </Box>
    </WithHistory>
  )
}

/** Opening a ticket marks it as read, unless a colleague is responsible for it: theirs is the news. */
function useMarkAsRead({ id, managerId, read }: TicketRecord): void {
  const [update] = useUpdate<TicketRecord>()
  const actor = useActor()
  const isForReader = actor !== undefined && (managerId ?? actor.userId) === actor.userId
  const isUnread = !read && isForReader
  useEffect(() => {
    if (!isUnread) return
    const data = { read: true, isAdmin: true } as Partial<TicketRecord>
    // Without the version: marking as read cannot overwrite another change.
    void update('tickets', { id, data, previousData: { id } as TicketRecord })
  }, [id, isUnread, update])
}

function TicketActions({ ticket }: { readonly ticket: TicketRecord }) {
  const t = useWords()
  const actor = useActor()
  const { canAccess: mayDelete } = useCanAccess(accessTo('tickets.delete'))
  const may = useAbility(ticketLifecycle, ticket.state)
  const steps = TICKET_STEPS.filter((step) => may(step))
  return (
    <>
      {steps.map((step) => (
        <StepButton key={step} ticket={ticket} step={step} />
      ))}
      {actor?.role === 'admin' && (
        <DialogButton variant="outlined" dialog={(close) => <ReassignDialog ticket={ticket} onClose={close} />}>
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
    </>
  )
}

function useTicketUpdate(ticket: TicketRecord) {
  const [update] = useUpdate<TicketRecord>()
  return (change: { readonly stateId: string } | { readonly responsibleId: string | null }) =>
    update(
      'tickets',
      { id: ticket.id, data: { ...change, isAdmin: true } as object, previousData: ticket },
      { returnPromise: true },
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

function ReassignDialog({ ticket, onClose }: { readonly ticket: TicketRecord; readonly onClose: () => void }) {
  const t = useWords()
  const update = useTicketUpdate(ticket)
  return (
    <FormDialog
      resource="tickets"
      title={t('tickets.reassignTitle', { title: ticket.title })}
      schema={TicketPatch.pick({ responsibleId: true })}
      defaultValues={{ responsibleId: ticket.managerId }}
      submitLabel={t('tickets.reassign')}
      act={update}
      words={t('tickets.reassigned')}
      onClose={onClose}
    >
      <StaffInput source="responsibleId" label="tickets.fields.managerName" isRequired={false} />
    </FormDialog>
  )
}

type Document = TicketRecord['documents'][number]

function TicketAside({ ticket }: { readonly ticket: TicketRecord }) {
  const t = useWords()
  const { documents, screenshot, requestHistory } = ticket
  return (
    <Box component="aside" aria-label={t('tickets.about')} sx={{ display: 'grid', gap: 3 }}>
      <Facts
        noun="tickets"
        facts={{
          userName:
            ticket.userId === null ? ticket.userName : <CustomerLink id={ticket.userId} name={ticket.userName} />,
          ...(ticket.visitorEmail && { visitorEmail: ticket.visitorEmail }),
          managerName: ticket.managerName,
          createdAt: formatDateTime(ticket.createdAt),
          updatedAt: formatDateTime(ticket.updatedAt),
        }}
      />
      {documents.length > 0 && (
        <Box component="section">
          <Typography component="h2" variant="subtitle2">
            {t('tickets.attachments')}
          </Typography>
          <DocumentList documents={documents} />
        </Box>
      )}
      {screenshot && (
        <Box component="section">
          <Typography component="h2" variant="subtitle2" sx={{ marginBlockEnd: 0.5 }}>
            {t('tickets.fields.screenshot')}
          </Typography>
          <a href={ticketDocumentAddress(screenshot.documentId)} target="_blank" rel="noreferrer">
            <Box
              component="img"
              src={ticketDocumentAddress(screenshot.documentId)}
              alt={t('tickets.fields.screenshot')}
              loading="lazy"
              sx={{ display: 'block', width: '100%', border: '1px solid var(--line)', borderRadius: '4px' }}
            />
          </a>
        </Box>
      )}
      {requestHistory.length > 0 && (
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer', '&:focus-visible': { outline: '2px solid var(--focus)' } }}>
            {t('tickets.requests', { smart_count: requestHistory.length })}
          </Box>
          <DocumentList documents={requestHistory} />
        </Box>
      )}
    </Box>
  )
}

const DocumentList = ({ documents }: { readonly documents: readonly Document[] }) => (
  <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
    {documents.map(({ documentId, file }) => (
      <Box component="li" key={documentId} sx={{ paddingBlock: 0.5, overflowWrap: 'anywhere' }}>
        <Link href={ticketDocumentAddress(documentId)} target="_blank" rel="noreferrer">
          {file.name}
        </Link>{' '}
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {formatFileSize(file.sizeBytes)}
        </Box>
      </Box>
    ))}
  </Box>
)
