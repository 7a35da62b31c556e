import { requestLog } from '@cauce/client/request-log.ts'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { paths } from '@cauce/contract/pages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { createEvidenceStore, type EvidenceStore } from './evidence.store.ts'
import { pictureOfPage } from './picture-of-page.ts'
import { TicketForm } from './ticket-form.tsx'
import type { Ticket } from './ticket.ts'

/** Handbook rule 13.26. */
function TicketButton({ userId }: { userId: string }) {
  const t = useTranslate<'tickets' | 'ticketPages'>()
  const [evidence, setEvidence] = useState<EvidenceStore>()
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setEvidence(createEvidenceStore({ makePicture: pictureOfPage, requests: requestLog.latest() }))
    setOpen(true)
  }
  const opened = ({ id }: Ticket) => {
    setOpen(false)
    notify({
      kind: 'success',
      text: t('tickets.created'),
      link: { href: paths.ticket(id), label: t('ticketPages.seeTicket') },
    })
  }
  return (
    <>
      <button
        className="icon-button"
        type="button"
        aria-label={t('ticketPages.open')}
        title={t('ticketPages.open')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
          <path d="M3 4h14v10H9l-4 3.2V14H3z" strokeLinejoin="round" />
          <path d="M8 7.6a2 2 0 1 1 2.6 1.9c-.4.2-.6.4-.6.9M10 12v.1" strokeLinecap="round" />
        </svg>
      </button>
      {/* A portal, because the styles of floating buttons do not fit a form. */}
      {evidence &&
        createPortal(
          <Dialog isOpen={isOpen} title={t('ticketPages.open')} onClose={() => setOpen(false)}>
            <TicketForm userId={userId} prefix="ticket-" evidence={evidence} onOpened={opened} />
          </Dialog>,
          document.body,
        )}
    </>
  )
}

export const TicketButtonIsland = defineIsland(['tickets', 'ticketPages'], TicketButton)
