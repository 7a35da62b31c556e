import { expect, it } from 'vitest'
import type { ExaminationAccess } from '../../providers/records.ts'
import { requestsFor } from './use-waiting-accesses.ts'

const access = (accessId: string, state: ExaminationAccess['state'], requestedBy: string, hour: number) =>
  ({ accessId, state, requestedBy, createdAt: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z` }) as never

it('an administrator decides on what others ask for and is not decided yet, the oldest first', () => {
  const accesses = [
    access('a', 'waiting', 'teresa', 9),
    access('b', 'waiting', 'eva', 8),
    access('c', 'granted', 'teresa', 7),
    access('d', 'refused', 'luis', 6),
    access('e', 'ended', 'luis', 5),
    access('f', 'waiting', 'luis', 4),
  ]
  expect(requestsFor(accesses, 'eva').map(({ id }) => id)).toEqual(['f', 'a'])
  expect(requestsFor(accesses, 'teresa').map(({ id }) => id)).toEqual(['f', 'b'])
})
