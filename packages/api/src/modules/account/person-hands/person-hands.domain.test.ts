import type { PersonHandKind } from '@cauce/contract'
import { expect, test } from 'vitest'
import { payeeTooNewUntil } from './person-hands.domain.ts'

const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 10, day, hour))
const change = (kind: PersonHandKind, handId: string, day = 20) => ({ userId: 'ana', handId, kind, createdAt: at(day) })
const [before, after] = [at(19), at(20, 10)]

test.each<
  [
    what: string,
    changes: ReturnType<typeof change>[],
    validSince: Date | null,
    until: Date | null,
    isRequest?: boolean,
    now?: Date,
    entryPauses?: boolean,
  ]
>([
  ['no change', [], after, null],
  ['e-mail by staff, new account', [change('email', 'tea')], after, at(23)],
  ['telephone by staff, new account', [change('phone', 'tea')], after, at(23)],
  ['device by staff, account not valid', [change('factor', 'tea')], null, at(23)],
  ['e-mail by staff, account valid before', [change('email', 'tea')], before, null],
  ['e-mail by staff, asked for to an account valid before', [change('email', 'tea')], before, null, true],
  ['account validated at the moment of the change', [change('email', 'tea')], at(20), at(23)],
  ['own password, new account', [change('password', 'ana')], after, at(22)],
  ['own password, account valid before', [change('password', 'ana')], before, null],
  ['own password, asked for to an account valid before', [change('password', 'ana')], before, at(22), true],
  ['a name, which pauses nothing', [change('identity', 'tea')], after, null],
  ['72 hours later', [change('email', 'tea')], after, null, undefined, at(23)],
  ['the later of two ends', [change('email', 'tea', 19), change('email', 'ana')], after, at(22)],
  ['an entry that pauses', [], after, at(22), undefined, undefined, true],
])(
  'payments to an account wait: %s',
  (_what, changes, validSince, until, ...[isRequest = false, now = at(21), entryPauses = false]) => {
    const payee = { userId: 'ana', validSince, enteredAt: at(20), entryPauses }
    expect(payeeTooNewUntil(changes, payee, { now, isRequest })).toEqual(until)
  },
)
