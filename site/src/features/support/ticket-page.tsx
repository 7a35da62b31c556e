import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { wordsOfFailure } from '../../ui/failure.ts'
import { Island, UI_NOUNS, useTranslate, type IslandProps } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { AnswerForm } from './answer-form.tsx'
import { conversationPorts } from './conversation-ports.ts'
import { createConversationStore, type Conversation } from './conversation.store.ts'
import { MessageList } from './message-list.tsx'
import { TicketAside } from './ticket-aside.tsx'
import { isOver, stepsFrom, type TicketStep } from './ticket-steps.ts'
import { STATE_COLOURS } from './ticket.ts'
import { useNow } from './use-now.ts'
import './ticket-form.css'
import './ticket-page.css'

export const TICKET_PAGE_NOUNS = [...UI_NOUNS, 'tickets', 'ticketPages'] as const

interface TicketPageProps {
  readonly conversation: Omit<Conversation, 'step'>
  /** When the page was made (ISO 8601). */
  readonly now: string
}

export function TicketPageIsland(props: IslandProps<(typeof TICKET_PAGE_NOUNS)[number]> & TicketPageProps) {
  return (
    <Island {...props}>
      <TicketPage {...props} />
    </Island>
  )
}

/** One ticket: what was said, what can be done, and what came with it. */
function TicketPage({ conversation: initial, now: ofPage }: TicketPageProps) {
  const t = useTranslate<'tickets' | 'ticketPages'>()
  const common = useTranslate()
  const now = useNow(ofPage)
  const [store] = useState(() => createConversationStore(initial, conversationPorts(initial.ticket.id)))
  const { ticket, messages, total, step: underWay } = useStore(store.$conversation)
  useEffect(() => {
    // An answer may have come while the page was in the background.
    const refresh = () => void (document.visibilityState === 'visible' && store.refresh())
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [store])
  const take = async (step: TicketStep) => {
    const failure = await store.take(step)
    if (failure) {
      const reason = wordsOfFailure(common, failure).message
      notify({ kind: 'error', text: t('ticketPages.changeFailed', { reason }) })
    } else notify({ kind: 'success', text: t(`ticketPages.done.${step}`) })
  }
  const steps = stepsFrom(ticket.state).map((step) => (
    <Button
      key={step}
      look={step === 'reopen' ? 'primary' : 'quiet'}
      isSmall
      isBusy={underWay === step}
      busyLabel={t(`ticketPages.doing.${step}`)}
      onClick={() => void take(step)}
    >
      {t(`ticketPages.step.${step}`)}
    </Button>
  ))
  const hasEnded = isOver(ticket.state)
  return (
    <div className="ticket">
      <div className="ticket-state">
        <output>
          <Badge colour={STATE_COLOURS[ticket.state]}>{t(`tickets.state.${ticket.state}`)}</Badge>{' '}
          <span className="small muted">{t(`ticketPages.stateAbout.${ticket.state}`)}</span>
        </output>
        {!hasEnded && steps}
      </div>
      <section aria-label={t('tickets.conversation')} className="stack-gap">
        <MessageList ticket={ticket} messages={messages} now={now} />
        {messages.length < total && (
          <p className="row between small muted">
            <span>{t('ticketPages.messagesShown', { shown: messages.length, total })}</span>
            <Button look="quiet" isSmall onClick={() => void store.more()}>
              {t('ticketPages.laterMessages')}
            </Button>
          </p>
        )}
        {hasEnded ? (
          <div className="empty">
            <h2>{t(`ticketPages.over.${ticket.state === 'Dismissed' ? 'Dismissed' : 'Closed'}`)}</h2>
            <p>{t('ticketPages.over.text')}</p>
            {steps}
          </div>
        ) : (
          <AnswerForm ticket={ticket} store={store} />
        )}
      </section>
      <TicketAside ticket={ticket} now={now} />
    </div>
  )
}
