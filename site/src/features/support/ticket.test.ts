import { TICKET_STATE_IDS } from '@cauce/contract'
import { expect, it, test } from 'vitest'
import { isOver, stepsFrom, targetOf } from './ticket.ts'

it.each([
  { state: 'Open', steps: ['finish'] },
  { state: 'InProcess', steps: ['finish'] },
  { state: 'PendingCustomer', steps: ['finish'] },
  { state: 'PendingManager', steps: ['finish'] },
  { state: 'Closed', steps: ['reopen'] },
  { state: 'Dismissed', steps: ['reopen'] },
] as const)('a ticket that is $state: its client can $steps', ({ state, steps }) => {
  expect(stepsFrom(state)).toEqual(steps)
  expect(isOver(state)).toBe(state === 'Closed' || state === 'Dismissed')
})

test('finishing closes a ticket, reopening opens it (handbook rule 9.10)', () => {
  expect(targetOf('finish')).toBe(TICKET_STATE_IDS.Closed)
  expect(targetOf('reopen')).toBe(TICKET_STATE_IDS.Open)
})
