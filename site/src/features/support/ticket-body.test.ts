import { MAXIMUM_TICKET_DOCUMENTS } from '@cauce/contract'
import { expect, test } from 'vitest'
import { enclosed, MAXIMUM_ATTACHMENTS } from './ticket-body.ts'

const answer = {
  method: 'GET',
  url: '/v1/support/tickets/019a0000-0000-7000-8000-000000000001/messages',
  status: 200,
  at: '2026-11-20T09:30:00.000Z',
  durationMs: 12,
}
const file = (name: string) => new File(['x'], name)

test('a ticket of text alone has no documents', () => {
  expect(enclosed({ attachments: [] })).toEqual({})
})

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
