import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import {
  allOf,
  among,
  contains,
  listOf,
  orderOf,
  type Executor,
  type ListInput,
  type Transaction,
} from '../../../database/index.ts'
import { bankMovements } from '../../../database/schema/bank.ts'

/** A line of a bank statement as it is stored. */
export type MovementRow = typeof bankMovements.$inferSelect

const { movementId, bookingDay, amount, createdAt, updatedAt, state } = bankMovements
const columns = { bookingDay, amount, createdAt, updatedAt }
const isWaiting = inArray(state, ['open', 'suggested', 'held'])

interface MovementFilter {
  readonly ids?: readonly string[] | undefined
  readonly state?: MovementRow['state'] | undefined
  readonly search?: string | null | undefined
}

/** A page of bank movements: those that wait for a decision unless a state is asked for, or ids. */
export async function listMatching(executor: Executor, filter: MovementFilter, input: ListInput<keyof typeof columns>) {
  const { counterpartyName, counterpartyIban, remittance, reference } = bankMovements
  const where = allOf(
    among(movementId, filter),
    filter.state ? eq(state, filter.state) : filter.ids ? undefined : isWaiting,
    filter.search &&
      or(...[counterpartyName, counterpartyIban, remittance, reference].map((text) => contains(text, filter.search!))),
  )
  const order = orderOf(input, columns, 'bookingDay', movementId)
  return listOf(executor, executor.select().from(bankMovements).$dynamic(), { id: movementId, where, order }, input)
}

/** Movements that wait, in the order of their ids, after one of them. */
export async function findWaitingMovements(executor: Executor, after: string | undefined, limit: number) {
  return executor
    .select()
    .from(bankMovements)
    .where(and(isWaiting, after === undefined ? undefined : gt(movementId, after)))
    .orderBy(asc(movementId))
    .limit(limit)
}

/** Locks movements until the end of the transaction, in the order of their ids as everywhere. */
export async function lockMovements(tx: Transaction, ids: readonly string[]): Promise<MovementRow[]> {
  return tx
    .select()
    .from(bankMovements)
    .where(inArray(movementId, [...ids]))
    .orderBy(asc(movementId))
    .for('no key update')
}

/** One movement; undefined if there is none. */
export async function findMovement(executor: Executor, id: string): Promise<MovementRow | undefined> {
  return (await executor.select().from(bankMovements).where(eq(movementId, id)))[0]
}

/** Writes the state of a movement and what is allocated of it. */
export async function updateMovement(
  tx: Executor,
  id: string,
  change: Pick<Partial<MovementRow>, 'state' | 'stateReason' | 'settled' | 'updatedAt'>,
): Promise<void> {
  await tx.update(bankMovements).set(change).where(eq(movementId, id))
}

/** Writes the state that a suggestion gives to a movement that still waits. */
export async function suggestMovement(
  executor: Executor,
  id: string,
  change: Pick<MovementRow, 'state' | 'stateReason' | 'updatedAt'>,
): Promise<void> {
  await executor
    .update(bankMovements)
    .set(change)
    .where(and(eq(movementId, id), isWaiting))
}
