import { Button } from '@mui/material'
import { Link, useCreatePath } from 'react-admin'
import type { TicketRecord } from '../../providers/records.ts'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { useWords } from '../../ui/words.ts'
import { TicketConversation } from './ticket-conversation.tsx'
import { TicketReply } from './ticket-reply.tsx'
import { TicketStateBadge } from '../../ui/states.tsx'

interface Props {
  readonly record: TicketRecord
  readonly onDecided: () => void
}

export function TicketPane({ record: ticket, onDecided }: Props) {
  const t = useWords()
  const createPath = useCreatePath()
  return (
    <DecisionFrame
      badge={<TicketStateBadge state={ticket.state} />}
      waitingSince={ticket.updatedAt}
      title={ticket.title}
      actions={
        <>
          <TicketReply ticket={ticket} isCompact onReplied={onDecided} />
          <Button
            component={Link}
            to={createPath({ resource: 'tickets', type: 'show', id: ticket.id })}
            variant="outlined"
          >
            {t('tickets.openWhole')}
          </Button>
        </>
      }
    >
      <TicketConversation ticket={ticket} />
    </DecisionFrame>
  )
}
