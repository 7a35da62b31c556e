import { atom } from 'nanostores'
import { createOnce, type Failure, type Outcome } from '../../ui/api.ts'
import { targetOf, type Ticket, type TicketMessage, type TicketStep } from './ticket.ts'

export const MESSAGES_TAKE = 50

export interface Conversation {
  readonly ticket: Ticket
  readonly messages: readonly TicketMessage[]
  readonly total: number
  readonly step: TicketStep | undefined
  /** Of the requested later messages. */
  readonly status: 'ready' | 'loading' | 'failed'
}

export type InitialConversation = Omit<Conversation, 'step' | 'status'>

export type ConversationStore = ReturnType<typeof createConversationStore>

export interface ConversationPorts {
  readonly read: () => Promise<Outcome<Ticket>>
  readonly readMessages: (skip: number) => Promise<Outcome<{ data: readonly TicketMessage[]; total: number }>>
  readonly write: (message: string, file: File | undefined) => Promise<Outcome<TicketMessage>>
  readonly change: (stateId: string, updatedAt: string) => Promise<Outcome<Ticket>>
  readonly markAsRead: () => Promise<Outcome<Ticket>>
}

export function createConversationStore(
  initial: InitialConversation,
  { read, readMessages, write, change, markAsRead }: ConversationPorts,
) {
  const $conversation = atom<Conversation>({ ...initial, step: undefined, status: 'ready' })
  const once = createOnce()
  const set = (part: Partial<Conversation>) => $conversation.set({ ...$conversation.get(), ...part })

  async function more() {
    set({ status: 'loading' })
    const { data } = await readMessages($conversation.get().messages.length)
    set({ status: data ? 'ready' : 'failed' })
    if (!data) return
    const { messages } = $conversation.get()
    const known = new Set(messages.map(({ messageId }) => messageId))
    set({ messages: [...messages, ...data.data.filter(({ messageId }) => !known.has(messageId))], total: data.total })
  }

  /** Loads new messages and marks the ticket as read. */
  async function refresh() {
    const { data: ticket } = await read()
    if (!ticket) return
    const { messages, total } = $conversation.get()
    // New messages appear only after the last page.
    if (messages.length === total) await more()
    set({ ticket })
    if (!ticket.read) set({ ticket: (await markAsRead()).data ?? ticket })
  }

  return {
    $conversation,
    refresh,
    more,
    async answer(message: string, file: File | undefined) {
      const outcome = await write(message, file)
      // A refusal may mean that staff closed the ticket.
      if (outcome.failure?.kind !== 'network') await refresh()
      return outcome
    },
    /** One step at a time. Returns the failure. */
    take: (step: TicketStep): Promise<Failure | undefined> =>
      once(async () => {
        set({ step })
        const { data, failure } = await change(targetOf(step), $conversation.get().ticket.updatedAt)
        if (data) set({ ticket: data })
        else if (failure.kind === 'refused') await refresh()
        set({ step: undefined })
        return failure
      }),
  }
}
