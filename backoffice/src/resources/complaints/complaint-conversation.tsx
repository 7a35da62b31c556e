import { Box, Link, Typography } from '@mui/material'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { ComplaintRecord } from '../../providers/records.ts'
import { complaintDocumentAddress } from '../../providers/paths.ts'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

/** All messages and notes, oldest first, each with what came with it. */
export function ComplaintConversation({ complaint }: { readonly complaint: ComplaintRecord }) {
  const t = useWords()
  if (complaint.messages.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('complaints.nothing')}</Typography>
  return (
    <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {complaint.messages.map(({ messageId, message, isInternal, isFromStaff, authorName, createdAt }) => (
        <Box
          component="li"
          key={messageId}
          sx={{
            padding: 1.5,
            marginBlockEnd: 1,
            borderInlineStart: `3px solid ${isFromStaff ? 'var(--river)' : 'var(--line-strong)'}`,
            backgroundColor: isFromStaff ? 'var(--river-wash)' : 'background.paper',
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
            <Typography component="h3" variant="subtitle2">
              {authorName ?? t('complaints.complainant')}
            </Typography>
            {isInternal && <StateBadge tone="grey" label={t('complaints.internal')} />}
            <Box component="time" dateTime={createdAt} sx={{ color: 'text.secondary' }}>
              {formatDateTime(createdAt)}
            </Box>
          </Box>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>{message}</Typography>
          <ComplaintDocuments documents={complaint.documents.filter((document) => document.messageId === messageId)} />
        </Box>
      ))}
    </Box>
  )
}

/** Documents, each of which opens in a new tab. */
export const ComplaintDocuments = ({ documents }: Pick<ComplaintRecord, 'documents'>) =>
  documents.length > 0 && (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {documents.map(({ documentId, file }) => (
        <Box component="li" key={documentId} sx={{ paddingBlock: 0.5 }}>
          <Link href={complaintDocumentAddress(documentId)} target="_blank" rel="noreferrer">
            {file.name}
          </Link>
        </Box>
      ))}
    </Box>
  )
