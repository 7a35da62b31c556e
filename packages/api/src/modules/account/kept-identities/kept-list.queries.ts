import { KEPT_STATES, type KeptIdentity } from '@cauce/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { allOf, among, contains, type Executor, listOf, type ListInput, orderOf } from '../../../database/index.ts'
import { accountClosings } from '../../../database/schema/closings.ts'
import { keptIdentities } from '../../../database/schema/kept-identities.ts'
import { documentsOf } from './kept-documents.queries.ts'

type View = z.output<typeof KeptIdentity>
type State = (typeof KEPT_STATES)[number]
const STORED_STATES = { kept: 'closed', erased: 'erased' } as const satisfies Record<State, string>

const { userId, closedAt, erasedAt, state } = accountClosings
const person = keptIdentities.person

/** All names and numbers. */
const searched = sql`concat_ws(' ', ${person}->>'name', ${person}->>'surname', ${person}->>'companyName',
  ${person}->>'legalRepresentativeName', ${person}->>'taxNumber', ${person}->>'identificationDocumentNumber')`

export interface KeptFilter {
  readonly search?: string | undefined
  readonly state?: State | undefined
}

/** Last closed first. */
export async function listKept(executor: Executor, filter: KeptFilter, input: ListInput<'closedAt'>) {
  const wanted = filter.state === undefined ? KEPT_STATES : [filter.state]
  const where = allOf(
    inArray(
      state,
      wanted.map((one) => STORED_STATES[one]),
    ),
    among(userId, input),
    filter.search && hasText(filter.search),
  )
  const rows = executor
    .select({ userId, closedAt, erasedAt, state, kept: keptIdentities })
    .from(accountClosings)
    .leftJoin(keptIdentities, eq(keptIdentities.userId, userId))
    .$dynamic()
  const order = orderOf(input, { closedAt }, 'closedAt', userId)
  const { data, total } = await listOf(executor, rows, { id: userId, where, order }, input)
  const documents = await documentsOf(
    executor,
    data.map((row) => row.userId),
  )
  return { data: data.map((row) => viewOf(row, documents.get(row.userId)?.length ?? 0)), total }
}

const hasText = (search: string) =>
  sql`exists (select from ${keptIdentities} where ${and(eq(keptIdentities.userId, userId), contains(searched, search))})`

type Row = {
  readonly userId: string
  readonly closedAt: Date | null
  readonly erasedAt: Date | null
  readonly kept: typeof keptIdentities.$inferSelect | null
}

function viewOf({ userId: id, closedAt: at, erasedAt: gone, kept }: Row, documentCount: number): View {
  const who = kept?.person
  return {
    userId: id,
    state: kept ? 'kept' : 'erased',
    kind: who?.kind ?? null,
    name: who ? (who.companyName ?? `${who.name} ${who.surname}`.trim()) : null,
    documentCount,
    // Present in these states.
    closedAt: at!,
    eraseOn: kept?.eraseOn ?? null,
    erasedAt: gone,
  }
}
