import { MAXIMUM_TICKET_DOCUMENTS, TICKET_STATE_IDS, TICKET_STATES } from '@cauce/contract'
import { expect, it, test } from 'vitest'
import { isOver, stepsFrom } from './ticket.ts'
import { enclosed, MAXIMUM_ATTACHMENTS } from './ticket-body.ts'
import { draftOf } from './draft.ts'
import { createClient } from '@cauce/client'
import { addressOf, parseFilters, queryOf } from './ticket-filters.ts'
import { loadTickets } from './tickets.server.ts'

it('is over for its client when it is closed or dismissed, and can then be reopened (handbook rule 9.10)', () => {
  for (const state of TICKET_STATES) {
    const isEnded = state === 'Closed' || state === 'Dismissed'
    expect([isOver(state), stepsFrom(state)], state).toEqual([isEnded, [isEnded ? 'reopen' : 'finish']])
  }
})

const answer = {
  method: 'GET',
  url: '/v1/support/tickets/019a0000-0000-7000-8000-000000000001/messages',
  status: 200,
  at: '2026-11-20T09:30:00.000Z',
  durationMs: 12,
}
const file = (name: string) => new File(['x'], name)

test('each document has its type, in order', () => {
  const { documents, documentOwnerTypes } = enclosed({
    attachments: [file('extracto.pdf')],
    picture: file('pagina.jpg'),
    requests: [answer, { ...answer, method: 'PATCH', status: 0 }],
  })
  expect(documentOwnerTypes).toEqual(['userDocument', 'screenshot', 'requestHistory', 'requestHistory'])
  expect(documents!.map(({ name }) => name)).toEqual([
    'extracto.pdf',
    'pagina.jpg',
    '01-get-v1-support-tickets-id-messages-200.json',
    '02-patch-v1-support-tickets-id-messages-0.json',
  ])
})

test('an answer is a JSON file that describes the call', async () => {
  const { documents } = enclosed({ attachments: [], requests: [answer] })
  expect(JSON.parse(await documents![0]!.text())).toEqual(answer)
  expect(documents![0]!.type).toBe('application/json')
})

test('20 answers, the picture and the maximum of attachments fit into one ticket', () => {
  const { documents } = enclosed({
    attachments: Array.from({ length: MAXIMUM_ATTACHMENTS }, (_, index) => file(`${index}.pdf`)),
    picture: file('pagina.jpg'),
    requests: Array.from({ length: 20 }, () => answer),
  })
  expect(documents).toHaveLength(MAXIMUM_TICKET_DOCUMENTS)
})

function tab() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}

test('a draft survives a reload, belongs to its person and its ticket, and is forgotten', () => {
  const storage = tab()
  const draft = draftOf('lucia', 'new', storage)
  draft.write({ title: 'No veo mi ingreso', description: '' })
  expect(draftOf('lucia', 'new', storage).read()).toEqual({ title: 'No veo mi ingreso' })
  expect(draftOf('xoan', 'new', storage).read()).toEqual({})
  expect(draftOf('lucia', 'other', storage).read()).toEqual({})
  draft.forget()
  expect(storage.items.size).toBe(0)
})

test('a draft that is emptied leaves nothing in the tab', () => {
  const storage = tab()
  const draft = draftOf('lucia', 'new', storage)
  draft.write({ title: 'No veo mi ingreso' })
  draft.write({ title: '', description: undefined })
  expect(storage.items.size).toBe(0)
})

const parse = (query: string) => parseFilters(new URLSearchParams(query))

test.each([
  { query: '', filters: { page: 1 } },
  { query: 'state=Closed&title=%20pago%20&page=3', filters: { state: 'Closed', title: 'pago', page: 3 } },
  { query: 'state=closed&title=%20&page=0', filters: { page: 1 } },
  { query: 'state=__proto__&page=-2', filters: { page: 1 } },
  { query: 'page=9999', filters: { page: 1000 } },
])('"$query" asks for $filters', ({ query, filters }) => expect(parse(query)).toEqual(filters))

test('a filter is kept in the address, and another choice begins at the first page', () => {
  const filters = parse('state=Open&title=pago&page=2')
  expect(addressOf('/user/support', filters, { page: 3 })).toBe('/user/support?state=Open&title=pago&page=3')
  expect(addressOf('/user/support', filters, { state: undefined })).toBe('/user/support?title=pago')
  expect(addressOf('/user/support', filters)).toBe('/user/support?state=Open&title=pago')
})

test('the query asks for one page of the tickets of one person, the latest activity first', () => {
  expect(queryOf(parse('state=Open&page=3'), 'user-1')).toEqual({
    userId: 'user-1',
    stateId: TICKET_STATE_IDS.Open,
    orderBy: 'updatedAt',
    orderSide: 'desc',
    skip: 20,
    take: 10,
  })
})

test('a title is never cut within a surrogate pair, which the API refuses', () => {
  expect(parse(`title=${'x'.repeat(149)}%F0%9F%98%80`).title!.isWellFormed()).toBe(true)
})

test.each([
  { query: '', shown: undefined },
  { query: '?state=Open&title=a+b&page=2', shown: undefined },
  { query: '?state=zzz&sort=title', shown: '/user/support' },
  { query: '?state=Closed&title=&page=0', shown: '/user/support?state=Closed' },
  { query: '?title=a%20b&page=7', shown: '/user/support?title=a+b&page=2' },
])('"$query" of a person with 12 tickets leads to $shown', async ({ query, shown }) => {
  const client = createClient({
    baseUrl: 'http://localhost',
    fetch: async () => Response.json({ data: [], total: 12 }),
  })
  const { redirect } = await loadTickets(client, 'user-1', new URL(`/user/support${query}`, 'http://localhost'))
  expect(redirect).toBe(shown)
  if (redirect === undefined) return
  const again = await loadTickets(client, 'user-1', new URL(redirect, 'http://localhost'))
  expect(again.redirect).toBeUndefined()
})
