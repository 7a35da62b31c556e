import { formatDateTime, formatRelativeTime } from '@cauce/format'
import { useEffect, useState } from 'react'
import { call, client, wordsOfFailure, type Failure } from '../../ui/api.ts'
import { Badge } from '../../ui/blocks.tsx'
import { useLanguage, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { MESSAGES_TAKE, type ConversationPorts } from './conversation.store.ts'
import { STATE_COLOURS, type Ticket, type TicketStep } from './ticket.ts'

/** Relative time (handbook rule 11.7), titled with the exact moment. */
export function Moment({ at, now }: { at: string; now: Date }) {
  const language = useLanguage()
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelativeTime(at, language, now)}
    </time>
  )
}

const REFRESH_MS = 30_000

/** Starts with `ofPage`, so that server and browser render the same. */
export function useNow(ofPage: string): Date {
  const [now, setNow] = useState(() => new Date(ofPage))
  useEffect(() => {
    const refresh = () => setNow(new Date())
    const timer = setInterval(refresh, REFRESH_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [])
  return now
}

export function StateBadge({ state }: { state: Ticket['state'] }) {
  const t = useTranslate<'ticketPages'>()
  return <Badge colour={STATE_COLOURS[state]}>{t(`ticketPages.state.${state}`)}</Badge>
}

export function useStepNotice() {
  const t = useTranslate<'ticketPages' | 'forms' | 'errors' | 'errorWords'>()
  return (step: TicketStep, failure: Failure | undefined) => {
    if (!failure) return notify({ kind: 'success', text: t(`ticketPages.done.${step}`) })
    const reason = wordsOfFailure(t, failure).message
    return notify({ kind: 'error', text: t('ticketPages.changeFailed', { reason }) })
  }
}

export const readTicket = (id: string) => call(client.GET('/v1/support/tickets/{id}', { params: { path: { id } } }))

/** `isAdmin: false`: the customer acts (handbook rule 9.5). */
export const changeTicket = (id: string, stateId: string, updatedAt: string) => {
  const body = { stateId, updatedAt, isAdmin: false }
  return call(client.PATCH('/v1/support/tickets/{id}', { params: { path: { id } }, body }))
}

export function conversationPorts(id: string): ConversationPorts {
  const path = { id }
  return {
    read: () => readTicket(id),
    readMessages: (skip) => {
      const query = { orderBy: 'createdAt', orderSide: 'asc', skip, take: MESSAGES_TAKE } as const
      return call(client.GET('/v1/support/tickets/{id}/messages', { params: { path, query } }))
    },
    write: (message, file) => {
      const body = { message, ...(file && { file }) }
      return call(client.POST('/v1/support/tickets/{id}/messages', { params: { path }, body }))
    },
    change: (stateId, updatedAt) => changeTicket(id, stateId, updatedAt),
    markAsRead: () =>
      call(client.PATCH('/v1/support/tickets/{id}', { params: { path }, body: { read: true, isAdmin: false } })),
  }
}
