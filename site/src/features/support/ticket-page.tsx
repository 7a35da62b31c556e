import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { PagedRows } from '../../ui/list.tsx'
import { AnswerForm } from './answer-form.tsx'
import { createConversationStore, type InitialConversation } from './conversation.store.ts'
import { MessageList } from './message-list.tsx'
import { TicketAside } from './ticket-aside.tsx'
import { conversationPorts } from './ticket-calls.ts'
import { StateBadge, useNow, useStepNotice } from './ticket-parts.tsx'
import { isOver, stepsFrom } from './ticket.ts'
import './ticket-form.css'
import './ticket-page.css'

function TicketPage({ conversation: initial, now: ofPage }: { conversation: InitialConversation; now: string }) {
  const t = useTranslate<'tickets' | 'ticketPages'>()
  const notifyOfStep = useStepNotice()
  const now = useNow(ofPage)
  const [store] = useState(() => createConversationStore(initial, conversationPorts(initial.ticket.id)))
  const { ticket, messages, total, step: underWay, status } = useStore(store.$conversation)
  useEffect(() => {
    // Staff may have answered meanwhile.
    const refresh = () => void (document.visibilityState === 'visible' && store.refresh())
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [store])
  const steps = stepsFrom(ticket.state).map((step) => (
    <Button
      key={step}
      look={step === 'reopen' ? 'primary' : 'quiet'}
      isSmall
      isBusy={underWay === step}
      busyLabel={t(`ticketPages.doing.${step}`)}
      onClick={async () => notifyOfStep(step, await store.take(step))}
    >
      {t(`ticketPages.step.${step}`)}
    </Button>
  ))
  const hasEnded = isOver(ticket.state)
  return (
    <div className="ticket">
      <div className="ticket-state">
        <output>
          <StateBadge state={ticket.state} />{' '}
          <span className="small muted">{t(`ticketPages.stateAbout.${ticket.state}`)}</span>
        </output>
        {!hasEnded && steps}
      </div>
      <section aria-label={t('tickets.conversation')} className="stack-gap">
        <PagedRows
          list={{ rows: [ticket, ...messages], total: total + 1, status, areRowsOld: false, more: store.more }}
          heading="h2"
          failedTitle={t('ticketPages.failed.title')}
          failed={t('ticketPages.failed.text')}
          shown={messages.length < total && t('ticketPages.messagesShown', { shown: messages.length, total })}
          moreLabel={t('ticketPages.laterMessages')}
        >
          {() => <MessageList ticket={ticket} messages={messages} now={now} />}
        </PagedRows>
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

export const TicketPageIsland = defineIsland(['tickets', 'ticketPages'], TicketPage)
