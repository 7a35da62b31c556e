import { Box, Link, Typography } from '@mui/material'
import { formatDateTime } from '@cauce/format/dates.ts'
import { formatFileSize } from '@cauce/format/quantities.ts'
import type { TicketRecord } from '../../providers/records.ts'
import { CustomerLink } from '../../ui/links.tsx'
import { Term, Terms } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'
import { ticketDocumentAddress } from '../../providers/paths.ts'
import { Missing } from '../../ui/missing.tsx'

type Document = TicketRecord['documents'][number]

/** The customer, the responsible member of staff, and the attachments. */
export function TicketAside({ ticket }: { readonly ticket: TicketRecord }) {
  const t = useWords()
  const { documents, screenshot, requestHistory } = ticket
  return (
    <Box component="aside" aria-label={t('tickets.about')} sx={{ display: 'grid', gap: 3 }}>
      <Terms>
        <Term label={t('tickets.fields.userName')}>
          {ticket.userId === null ? ticket.userName : <CustomerLink id={ticket.userId} name={ticket.userName} />}
        </Term>
        {ticket.visitorEmail && <Term label={t('tickets.fields.visitorEmail')}>{ticket.visitorEmail}</Term>}
        <Term label={t('tickets.fields.managerName')}>{ticket.managerName ?? <Missing />}</Term>
        <Term label={t('tickets.fields.createdAt')}>{formatDateTime(ticket.createdAt)}</Term>
        <Term label={t('tickets.fields.updatedAt')}>{formatDateTime(ticket.updatedAt)}</Term>
      </Terms>
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
