import { accept, decline, type Decision } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import { placeOn, type Account, type Placed } from './accounts.domain.ts'
import { groupsOf, pairLines, type Group } from './lines.domain.ts'
import type { KnownPair } from './lines.queries.ts'
import { findAccount, findOwnIbans } from './periods.queries.ts'
import { findKnownLines, findStagedLines, type Known, type Staged } from './staging.queries.ts'

/** With both balances; only these count as money, and the lines of others fill in missing details. */
export type Balanced = Staged & {
  readonly format: 'camt053' | 'norma43'
  readonly opening: bigint
  readonly closing: bigint
}
export const isBalanced = (statement: Staged): statement is Balanced =>
  statement.format === 'camt053' || statement.format === 'norma43'

/** Our accounts, as they are known on the days of some statements. */
export type Books = ReadonlyMap<string, Account>

export async function findBooks(executor: Executor, statements: readonly Staged[]): Promise<Books> {
  const ofAccount = Map.groupBy(statements, ({ iban }) => iban)
  const books = new Map<string, Account>()
  for (const iban of await findOwnIbans(executor, [...ofAccount.keys()])) {
    const all = ofAccount.get(iban)!
    const [from] = all.map((statement) => statement.from).toSorted()
    const to = all
      .map((statement) => statement.to)
      .toSorted()
      .at(-1)
    books.set(iban, await findAccount(executor, iban, { from: from!, to: to! }))
  }
  return books
}

/** A statement that counts, with what is new in it. */
export interface PlacedStatement extends Placed {
  readonly statement: Balanced
  readonly statementId: string
}

export interface Standing {
  readonly statement: Staged
  /** Without a value: it only fills in details. */
  readonly decision: Decision<PlacedStatement | undefined>
}

/** Statements of a file one after the other, and the books with those that fit. */
export function placeFile(before: Books, statements: readonly Staged[]) {
  const standings: Standing[] = []
  let books = before
  for (const statement of statements) {
    const { iban } = statement
    const account = books.get(iban)
    if (!account) standings.push({ statement, decision: decline('statement-not-ours', { iban }) })
    else if (!isBalanced(statement)) standings.push({ statement, decision: accept(undefined) })
    else {
      const statementId = uuidv7()
      const decision = placeOn(account, statement, statementId)
      if (decision.ok) books = new Map([...books, [iban, decision.value.account]])
      standings.push({
        statement,
        decision: decision.ok ? accept({ ...decision.value, statement, statementId }) : decision,
      })
    }
  }
  return { standings, books }
}

/** Lines compared at once; bounds memory. */
const CHUNK = 2_000

/** Which lines the books have, and which movement each of those is that are not alone in their day and amount. */
export async function compareLines(
  executor: Executor,
  statement: Staged,
  groups: readonly Group[],
): Promise<{ readonly known: Known; readonly pairs: readonly KnownPair[] }> {
  const pairs: KnownPair[] = []
  const lineIds: string[][] = []
  for (const chunk of chunksOf(groups.filter(({ inFile }) => inFile > 1))) {
    const lines = Map.groupBy(await findStagedLines(executor, statement, chunk), keyOf)
    const movements = Map.groupBy(await findKnownLines(executor, statement.iban, chunk), keyOf)
    for (const group of chunk) {
      const own = lines.get(keyOf(group))!
      const compared = pairLines(own, movements.get(keyOf(group)) ?? [], group.fresh)
      for (const { line, movementId } of compared.pairs) pairs.push({ lineId: line.movementId, movementId })
      const isNew = new Set(compared.fresh)
      if (group.fresh > 0) lineIds.push(own.filter((line) => !isNew.has(line)).map((line) => line.movementId))
    }
  }
  return { known: { statement, groups: groups.filter(({ fresh }) => fresh === 0), lineIds: lineIds.flat() }, pairs }
}

const keyOf = ({ bookingDay, amount }: Pick<Group, 'bookingDay' | 'amount'>) => `${bookingDay} ${amount}`

function* chunksOf(groups: readonly Group[]): Generator<readonly Group[]> {
  let [chunk, count]: [Group[], number] = [[], 0]
  for (const group of groups) {
    chunk.push(group)
    count += group.inFile
    if (count < CHUNK) continue
    yield chunk
    ;[chunk, count] = [[], 0]
  }
  if (chunk.length > 0) yield chunk
}

/** All lines of those that only fill in details are known. */
export const groupsOfStanding = ({ statement, decision }: Standing): readonly Group[] => {
  const placed = decision.ok ? decision.value : undefined
  return groupsOf(statement.days, placed?.known ?? new Map(), placed?.placement ?? { days: new Map() })
}
