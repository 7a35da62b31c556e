import { api, Refusal, type PersonHandKind } from '@cauce/contract'
import type { Executor, Transaction } from '../../../database/index.ts'
import { bindRows } from '../../../http/bind.ts'
import { uuidv7 } from '../../../ids.ts'
import type { ModuleFactory } from '../../../module.ts'
import { payeeTooNewUntil, pausingSince } from './person-hands.domain.ts'
import { findAccountsOf, findChangesOf, insertHands, listHands } from './person-hands.queries.ts'

export { payeeHandsSince } from './person-hands.domain.ts'
export { handsOnPerson } from './person-hands.queries.ts'

/** Who changed what decides who a person is (decision four-eyes-approval). */
export const personHandsModule: ModuleFactory = (kernel) => ({
  name: 'personHands',
  routes: bindRows(api.personHands.list, api.personHands.read, ({ query }) => {
    const { userIds, ids } = query
    return listHands(kernel.database, { ids, userIds }, query)
  }),
})

interface Touch {
  readonly userId: string
  /** The person for their own changes. */
  readonly handIds: readonly string[]
  readonly kinds: readonly PersonHandKind[]
  readonly now: Date
}

export async function noteHands(tx: Transaction, ...touches: readonly Touch[]): Promise<void> {
  const rows = touches.flatMap(({ userId, handIds, kinds, now }) =>
    handIds.flatMap((handId) =>
      kinds.map((kind) => ({ personHandId: uuidv7(now), userId, handId, kind, createdAt: now })),
    ),
  )
  await insertHands(tx, rows)
}

interface Payee {
  readonly userId: string
  readonly validSince: Date | null
}

/** For these people: until when nothing leaves to an account after a change of access; null when it may. */
export async function pausesOf(executor: Executor, userIds: readonly string[], now: Date) {
  const changes = userIds.length === 0 ? [] : await findChangesOf(executor, userIds, pausingSince(now))
  return (payee: Payee | undefined): Date | null => {
    if (!payee) return null
    const own = changes.filter(({ userId }) => userId === payee.userId)
    return payeeTooNewUntil(own, payee.validSince, now)
  }
}

export const findPayeeTooNewUntil = async (executor: Executor, payee: Payee, now: Date): Promise<Date | null> =>
  (await pausesOf(executor, [payee.userId], now))(payee)

interface Payment {
  readonly kind: string
  readonly userId: string | null
  readonly iban: string | null
}

/** Throws `payee-too-new` for a withdrawal to an account that was not valid before a change of access. */
export async function expectKnownPayees(executor: Executor, payments: readonly Payment[], now: Date): Promise<void> {
  const withdrawals = payments.flatMap(({ kind, userId, iban }) =>
    kind === 'withdrawal' && userId !== null ? [{ userId, iban }] : [],
  )
  const userIds = [...new Set(withdrawals.map(({ userId }) => userId))]
  if (userIds.length === 0) return
  const pauseOf = await pausesOf(executor, userIds, now)
  const accounts = await findAccountsOf(executor, userIds)
  for (const { userId, iban } of withdrawals) {
    const since = accounts.flatMap((one) => (one.userId === userId && one.iban === iban ? (one.validSince ?? []) : []))
    const validSince = since.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
    const until = pauseOf({ userId, validSince })
    if (until) throw new Refusal({ code: 'payee-too-new', params: { until: until.toISOString() } })
  }
}
