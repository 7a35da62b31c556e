import type { PersonHandKind } from '@cauce/contract'
import { expect, test } from 'vitest'
import { payeeTooNewUntil } from './person-hands.domain.ts'

const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 10, day, hour))
const change = (kind: PersonHandKind, handId: string, day = 20) => ({ userId: 'ana', handId, kind, createdAt: at(day) })
const [before, after] = [at(19), at(20, 10)]

test.each<{
  what: string
  changes: ReturnType<typeof change>[]
  validSince: Date | null
  now?: Date
  isRequest?: boolean
  entryPauses?: boolean
  until: Date | null
}>([
  { what: 'no change', changes: [], validSince: after, until: null },
  { what: 'e-mail by staff, new account', changes: [change('email', 'tea')], validSince: after, until: at(23) },
  { what: 'telephone by staff, new account', changes: [change('phone', 'tea')], validSince: after, until: at(23) },
  { what: 'device by staff, account not valid', changes: [change('factor', 'tea')], validSince: null, until: at(23) },
  { what: 'e-mail by staff, account valid before', changes: [change('email', 'tea')], validSince: before, until: null },
  {
    what: 'e-mail by staff, asked for to an account valid before',
    changes: [change('email', 'tea')],
    validSince: before,
    isRequest: true,
    until: null,
  },
  {
    what: 'account validated at the moment of the change',
    changes: [change('email', 'tea')],
    validSince: at(20),
    until: at(23),
  },
  { what: 'own password, new account', changes: [change('password', 'ana')], validSince: after, until: at(22) },
  { what: 'own password, account valid before', changes: [change('password', 'ana')], validSince: before, until: null },
  {
    what: 'own password, asked for to an account valid before',
    changes: [change('password', 'ana')],
    validSince: before,
    isRequest: true,
    until: at(22),
  },
  { what: 'a name, which pauses nothing', changes: [change('identity', 'tea')], validSince: after, until: null },
  { what: '72 hours later', changes: [change('email', 'tea')], validSince: after, now: at(23), until: null },
  {
    what: 'the later of two ends',
    changes: [change('email', 'tea', 19), change('email', 'ana')],
    validSince: after,
    until: at(22),
  },
  {
    what: 'an entry that pauses',
    changes: [],
    validSince: after,
    entryPauses: true,
    until: at(22),
  },
])(
  'payments to an account wait: $what',
  ({ changes, validSince, now = at(21), isRequest = false, entryPauses = false, until }) => {
    const payee = { userId: 'ana', validSince, enteredAt: at(20), entryPauses }
    expect(payeeTooNewUntil(changes, payee, { now, isRequest })).toEqual(until)
  },
)
