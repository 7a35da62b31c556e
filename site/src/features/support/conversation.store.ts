import { atom, type ReadableAtom } from 'nanostores'
import type { Failure, Outcome } from '../../ui/api.ts'
import { targetOf, type TicketStep } from './ticket-steps.ts'
import type { Ticket, TicketMessage } from './ticket.ts'

/** A ticket with what has been said in it, as far as it has been read. */
export interface Conversation {
  readonly ticket: Ticket
  /** Oldest first. */
  readonly messages: readonly TicketMessage[]
  /** How many messages there are in all. */
  readonly total: number
  /** The step that is being sent. */
  readonly step: TicketStep | undefined
}

export interface ConversationStore {
  readonly $conversation: ReadableAtom<Conversation>
  /** Reads what is new, and marks it as read; a failure keeps what is there. */
  refresh(): Promise<void>
  /** Reads the next page of messages. */
  more(): Promise<void>
  answer(message: string, file: File | undefined): Promise<Outcome<TicketMessage>>
  /** Finishes or reopens the ticket; pressed twice, it is sent once. Answers why it was refused. */
  take(step: TicketStep): Promise<Failure | undefined>
}

export interface ConversationPorts {
  readonly read: () => Promise<Outcome<Ticket>>
  readonly readMessages: (skip: number) => Promise<Outcome<{ data: readonly TicketMessage[]; total: number }>>
  readonly write: (message: string, file: File | undefined) => Promise<Outcome<TicketMessage>>
  readonly change: (stateId: string, updatedAt: string) => Promise<Outcome<Ticket>>
  readonly markAsRead: () => Promise<Outcome<Ticket>>
}

export function createConversationStore(
  initial: Omit<Conversation, 'step'>,
  { read, readMessages, write, change, markAsRead }: ConversationPorts,
): ConversationStore {
  const $conversation = atom<Conversation>({ ...initial, step: undefined })
  const set = (part: Partial<Conversation>) => $conversation.set({ ...$conversation.get(), ...part })

  async function more() {
    const { data } = await readMessages($conversation.get().messages.length)
    if (!data) return
    const { messages } = $conversation.get()
    const known = new Set(messages.map(({ messageId }) => messageId))
    set({ messages: [...messages, ...data.data.filter(({ messageId }) => !known.has(messageId))], total: data.total })
  }

  async function refresh() {
    const { data: ticket } = await read()
    if (!ticket) return
    const { messages, total } = $conversation.get()
    // Whoever has not gone on to the last page is not taken there.
    if (messages.length === total) await more()
    set({ ticket })
    if (!ticket.read) set({ ticket: (await markAsRead()).data ?? ticket })
  }

  return {
    $conversation,
    refresh,
    more,
    async answer(message, file) {
      const outcome = await write(message, file)
      // A refusal may mean that the other side has closed the ticket meanwhile.
      if (outcome.failure?.kind !== 'network') await refresh()
      return outcome
    },
    async take(step) {
      const { step: underWay, ticket } = $conversation.get()
      if (underWay !== undefined) return undefined
      set({ step })
      const { data, failure } = await change(targetOf(step), ticket.updatedAt)
      if (data) set({ ticket: data })
      else if (failure.kind === 'refused') await refresh()
      set({ step: undefined })
      return failure
    },
  }
}
