import { Box, Link, Skeleton, Typography } from '@mui/material'
import { formatDateTime } from '@cauce/format/dates.ts'
import { formatRelativeTime } from '@cauce/format/relative-time.ts'
import { Failure } from '../../ui/failure.tsx'
import type { TicketMessageRecord, TicketRecord } from '../../providers/records.ts'
import { useRecords } from '../../providers/call.ts'
import { useLanguage, useWords } from '../../ui/words.ts'
import { ticketDocumentAddress } from '../../providers/paths.ts'

export function TicketConversation({ ticket }: { readonly ticket: TicketRecord }) {
  const { data, error, refetch } = useRecords('ticketMessages', { ticketId: ticket.id }, 'createdAt')
  return (
    <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      <Message name={ticket.userName} isFromStaff={false} at={ticket.createdAt} text={ticket.description} />
      {data === undefined && !error && ticket.messageCount > 0 && <Skeleton variant="rounded" height={96} />}
      {error && (
        <li>
          <Failure error={error} onRetry={refetch} />
        </li>
      )}
      {data?.map((message) => (
        <Message
          key={message.id}
          name={message.userName}
          isFromStaff={message.isFromStaff}
          at={message.createdAt}
          text={message.message}
          document={message.document}
        />
      ))}
    </Box>
  )
}

interface MessageProps {
  readonly name: string
  readonly isFromStaff: boolean
  readonly at: string
  readonly text: string
  readonly document?: TicketMessageRecord['document']
}

function Message({ name, isFromStaff, at, text, document }: MessageProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <Box
      component="li"
      sx={{
        paddingBlock: 1.5,
        paddingInline: 2,
        marginBlockEnd: 1,
        marginInlineStart: isFromStaff ? { xs: 2, sm: 6 } : 0,
        marginInlineEnd: isFromStaff ? 0 : { xs: 2, sm: 6 },
        borderInlineStart: `3px solid ${isFromStaff ? 'var(--river)' : 'var(--line-strong)'}`,
        backgroundColor: isFromStaff ? 'var(--river-wash)' : 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h3" variant="subtitle2">
          {name}
          {isFromStaff && `, ${t('tickets.staff')}`}
        </Typography>
        <Box component="time" dateTime={at} title={formatDateTime(at)} sx={{ color: 'text.secondary' }}>
          {formatRelativeTime(at, language)}
        </Box>
      </Box>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>{text}</Typography>
      {document && (
        <Link href={ticketDocumentAddress(document.documentId)} target="_blank" rel="noreferrer">
          {document.file.name}
        </Link>
      )}
    </Box>
  )
}
