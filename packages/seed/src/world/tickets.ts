import { api, TICKET_STATE_IDS } from '@cauce/contract'
import { TICKETS, type TicketMessage, type TicketStory } from '../texts/tickets.ts'
import type { Customer } from './customers.ts'
import { hoursAfter } from '../texts/time.ts'
import type { Person, World } from './world.ts'

export function planTickets(world: World, customers: readonly Customer[]): void {
  for (const story of TICKETS) {
    const customer = customers.find(({ story: { key } }) => key === story.customer)
    if (customer) planTicket(world, customer, story)
  }
}

function planTicket(world: World, customer: Customer, story: TicketStory): void {
  const { agenda, call, moments } = world
  const { title, description, messages, ending } = story
  const openedAt = moments.hoursAgo(story.hoursAgo)
  const support = supportOf(world, customer)
  agenda.add(openedAt, async () => {
    const { id } = await call(customer.person().token, api.tickets.create, { body: { title, description } })
    for (const message of messages)
      agenda.add(hoursAfter(openedAt, message.afterHours), () =>
        write(world, { id, message, author: message.from === 'staff' ? support : customer.person() }),
      )
    if (!ending) return
    agenda.add(hoursAfter(openedAt, ending.afterHours), async () => {
      await call(support.token, api.tickets.edit, {
        params: { id },
        body: { stateId: TICKET_STATE_IDS[ending.state], isAdmin: true },
      })
    })
  })
}

const supportOf = ({ managers, administrators }: World, { story: { manager } }: Customer): Person =>
  manager === null ? administrators[0] : managers[manager]!

async function write({ call }: World, { id, message, author }: { id: string; message: TicketMessage; author: Person }) {
  await call(author.token, api.tickets.createMessage, { params: { id }, body: { message: message.text } })
}
