import { api, isPermitted, Refusal, type PersonHandKind } from '@cauce/contract'
import type { Executor, Transaction } from '../../../database/index.ts'
import { bindRows, type Call } from '../../../http/bind.ts'
import { uuidv7 } from '../../../ids.ts'
import type { ModuleFactory } from '../../../module.ts'
import { payeeHandsSince, payeeTooNewUntil, pausingSince, type Asked, type Payee } from './person-hands.domain.ts'
import { findAccountsOf, findChangesOf, listHands, personHandRows } from './person-hands.queries.ts'

export { payeeHandsSince } from './person-hands.domain.ts'
export { handsOnPerson } from './person-hands.queries.ts'

export const personHandsModule: ModuleFactory = (kernel) => ({
  name: 'personHands',
  routes: bindRows(api.personHands.list, api.personHands.read, ({ query }) => {
    const { userIds, ids } = query
    return listHands(kernel.database, { ids, userIds }, query)
  }),
})

const MOST_RECENT = 5

/** While they count as hands on the payee; null for who may not read them. */
export async function recentHandsOf(executor: Executor, { actor }: Pick<Call, 'actor'>, userId: string, now: Date) {
  if (!isPermitted('personHands.read', actor.kind)) return null
  const page = { skip: 0, take: MOST_RECENT, orderSide: 'desc' } as const
  return (await listHands(executor, { userIds: [userId], since: payeeHandsSince(now) }, page)).data
}

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
  await personHandRows.insert(tx, ...rows)
}

/** For these people: until when nothing leaves to an account after a change of access; null when it may. */
export async function pausesOf(executor: Executor, userIds: readonly string[], asked: Asked) {
  const changes = userIds.length === 0 ? [] : await findChangesOf(executor, userIds, pausingSince(asked.now))
  return (payee: Payee | undefined): Date | null => {
    if (!payee) return null
    const own = changes.filter(({ userId }) => userId === payee.userId)
    return payeeTooNewUntil(own, payee, asked)
  }
}

export const findPayeeTooNewUntil = async (executor: Executor, payee: Payee, asked: Asked): Promise<Date | null> =>
  (await pausesOf(executor, [payee.userId], asked))(payee)

/** An account that is gone. */
export const unknownPayee = (userId: string, now: Date): Payee => ({
  ...{ userId, validSince: null, enteredAt: now, entryPauses: false },
})

interface Payment {
  readonly kind: string
  readonly userId: string | null
  readonly iban: string | null
}

/** Throws `payee-too-new` for a withdrawal to an account that is too new to be paid. */
export async function expectKnownPayees(executor: Executor, payments: readonly Payment[], now: Date): Promise<void> {
  const withdrawals = payments.flatMap(({ kind, userId, iban }) =>
    kind === 'withdrawal' && userId !== null ? [{ userId, iban }] : [],
  )
  const userIds = [...new Set(withdrawals.map(({ userId }) => userId))]
  if (userIds.length === 0) return
  const pauseOf = await pausesOf(executor, userIds, { now, isRequest: false })
  const accounts = await findAccountsOf(executor, userIds)
  for (const { userId, iban } of withdrawals) {
    const [known] = accounts.filter((one) => one.userId === userId && one.iban === iban)
    const until = pauseOf(known ?? unknownPayee(userId, now))
    if (until) throw new Refusal({ code: 'payee-too-new', params: { until: until.toISOString() } })
  }
}
