import { stateAfter, TICKET_STATES, ticketLifecycle, type TicketStateName } from '@cauce/contract'
import { expect, it, test } from 'vitest'
import { customerStories } from './customer-stories.ts'
import { FULL_SIZE } from '../world/world.ts'
import { TICKETS, type TicketStory } from './tickets.ts'

function lastState({ messages, ending }: TicketStory): TicketStateName {
  const byMessages = messages.reduce<TicketStateName>(
    (state, { from }) => stateAfter(ticketLifecycle, from === 'staff' ? 'ask' : 'answer', state) ?? state,
    'Open',
  )
  return ending?.state ?? byMessages
}

test('there is a ticket in every state', () => {
  expect(TICKET_STATES.filter((state) => !TICKETS.some((ticket) => lastState(ticket) === state))).toEqual([])
})

it.each(TICKETS)('$title: by a customer, in order, before today', (ticket) => {
  expect(customerStories(FULL_SIZE).map(({ key }) => key)).toContain(ticket.customer)
  const hours = [
    0,
    ...ticket.messages.map(({ afterHours }) => afterHours),
    ...(ticket.ending ? [ticket.ending.afterHours] : []),
  ]
  expect(hours).toEqual(hours.toSorted((a, b) => a - b))
  expect(hours.at(-1)).toBeLessThan(ticket.hoursAgo)
})

test('no ticket says that the platform withholds no tax (handbook rule 8.17)', () => {
  const texts = TICKETS.flatMap(({ description, messages }) => [description, ...messages.map(({ text }) => text)])
  expect(texts.filter((text) => /no practica retenci|sin retener/i.test(text))).toEqual([])
})
