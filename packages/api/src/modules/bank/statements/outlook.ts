import {
  byKey,
  LINE_OUTCOMES,
  MAXIMUM_OUTLOOK_LINES,
  MAXIMUM_OUTLOOK_MOVEMENTS,
  MAXIMUM_OUTLOOK_WEIGHED,
  type api,
  type BankFilesOutlook,
  type Cents,
} from '@cauce/contract'
import type { z } from 'zod'
import { inTransaction, type Transaction, type Executor } from '../../../database/index.ts'
import type { Call } from '../../../http/bind.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import { unlessLost } from '../../../storage.ts'
import { dryRunLines, type Evaluated } from '../matching/index.ts'
import { findBankFile } from './bank-files.queries.ts'
import { freshOf, groupsOf } from './lines.domain.ts'
import { compareLines, findBooks, isBalanced, placeFile, type PlacedStatement, type Standing } from './placing.ts'
import { findReversed } from './reversals.queries.ts'
import { ensureStaged } from './staging.ts'
import { countStaged, findFresh, findStaged, listOutcomes, sumOutcomes, type Staged } from './staging.queries.ts'
import { findBalancesByKind, findPeriodsOfAll } from '../books/index.ts'
import { bookedOf, coverageOf } from '../books/books.domain.ts'

type FileEndpoint = typeof api.bankFiles.outlook
type FileOutlook = z.output<FileEndpoint['output']>
type Outcome = FileOutlook['lines'][number]['outcome']

/** One snapshot, and nothing written. */
const SNAPSHOT = 'begin isolation level repeatable read read only'

/** Dry run of importing a file. */
export async function readOutlook(kernel: Kernel, { params, query }: Call<FileEndpoint>): Promise<FileOutlook> {
  const { database } = patient(kernel)
  await ensureStaged(kernel, params.id)
  return inTransaction(
    database,
    async (tx) => {
      const staged = await findStaged(tx, params.id)
      const placed = placedOf(placeFile(await findBooks(tx, staged), staged).standings)
      const foreseen = new Foreseen(tx, kernel)
      const lines: FileOutlook['lines'] = []
      for (const statement of placed) lines.push(...(await foreseen.add(statement, lines.length, query.outcome)))
      return { lines, ...(await foreseen.sums(placed)) }
    },
    SNAPSHOT,
  )
}

const placedOf = (standings: readonly Standing[]): readonly PlacedStatement[] =>
  standings.flatMap(({ decision }) => (decision.ok && decision.value ? [decision.value] : []))

/** What becomes of the lines of statements one after the other: a target that one takes is gone for the next. */
class Foreseen {
  readonly #tx: Transaction
  readonly #kernel: Kernel
  readonly #taken = new Set<string>()
  readonly #counts = new Map<Outcome, { readonly count: number; readonly amount: bigint }>()
  readonly #credited = { booked: 0n, assigned: 0n }
  #weighed = 0

  constructor(tx: Transaction, kernel: Kernel) {
    this.#tx = tx
    this.#kernel = kernel
  }

  /** Returns its first lines of an outcome, so many as are still missing. */
  async add(
    { statement, placement, known: days }: PlacedStatement,
    listed = MAXIMUM_OUTLOOK_LINES,
    asked?: Outcome,
  ): Promise<FileOutlook['lines']> {
    const groups = groupsOf(statement.days, days, placement)
    const partly = groups.filter(({ fresh }) => fresh > 0)
    const { lineIds } = (await compareLines(this.#tx, statement, partly)).known
    const known = { statement, groups: groups.filter(({ fresh }) => fresh === 0), lineIds }
    const rows = await findFresh(this.#tx, known, MAXIMUM_OUTLOOK_WEIGHED - this.#weighed)
    this.#weighed += rows.length
    const all = await dryRunLines(this.#tx, this.#kernel, rows, this.#taken)
    const evaluated = new Map(rows.map(({ movementId }, index) => [movementId, all[index]!]))
    for (const row of rows) this.#credit(row, evaluated.get(row.movementId)!)
    const tiers = new Map([...evaluated].map(([id, { tier }]) => [id, tier]))
    for (const { outcome, count, amount } of await sumOutcomes(this.#tx, known, statement.opening, tiers)) {
      const sum = this.#counts.get(outcome) ?? { count: 0, amount: 0n }
      this.#counts.set(outcome, { count: sum.count + count, amount: sum.amount + amount })
    }
    const limit = MAXIMUM_OUTLOOK_LINES - listed
    if (limit === 0) return []
    const lines = await listOutcomes(this.#tx, { outcome: asked, limit }, known, statement.opening, tiers)
    const own = lines.map((line) => ({ ...line, iban: statement.iban }))
    const reversed = await findReversed(this.#tx, own, statement.fileId)
    return own.map(({ movementId, bookingDay, counterpartyName, remittance, amount, balance, outcome }) => ({
      ...{ statement: statement.position, bookingDay, counterpartyName, remittance, amount, balance, outcome },
      reverses: reversed.get(movementId) ?? null,
      reasons: [...(evaluated.get(movementId)?.reasons ?? [])],
      targets: (evaluated.get(movementId)?.suggestions ?? []).map(({ kind, id, name, userId }) => ({
        ...{ kind, id, name, userId },
      })),
    }))
  }

  /** An automatically assigned credit leaves the unassigned money; an already booked one is already owed. */
  #credit({ amount, kind }: { readonly amount: bigint; readonly kind: string }, { tier, suggestions }: Evaluated) {
    if (tier !== 'auto' || amount < 0n) return
    this.#credited.assigned += amount
    if (kind === 'return' || suggestions.some(({ isBooked }) => !isBooked)) this.#credited.booked += amount
  }

  async sums(placed: readonly PlacedStatement[]) {
    const counts = LINE_OUTCOMES.flatMap((outcome) => {
      const sum = this.#counts.get(outcome)
      return sum ? [{ outcome, ...sum }] : []
    })
    return { counts, ...(await booksOf(this.#tx, placed, this.#credited)) }
  }
}

type Outlooks = z.output<typeof BankFilesOutlook>

/**
 * Dry run of importing several files on one snapshot, in order of first day and continuity. Leaves out missing files,
 * and those above `maximum` movements.
 */
export async function readOutlooks(
  kernel: Kernel,
  { query: { ids } }: Pick<Call<typeof api.bankFiles.outlookOfSeveral>, 'query'>,
  maximum = MAXIMUM_OUTLOOK_MOVEMENTS,
): Promise<Outlooks> {
  const { database } = patient(kernel)
  const found: string[] = []
  for (const fileId of ids) {
    const isThere = (await findBankFile(database, fileId)) !== undefined
    if (isThere && (await unlessLost(ensureStaged(kernel, fileId), kernel.logger, { fileId }))) found.push(fileId)
  }
  return inTransaction(
    database,
    async (tx) => {
      const files: Outlooks['files'] = []
      const add = (
        fileId: string,
        state: Outlooks['files'][number]['state'],
        placed: readonly PlacedStatement[] = [],
      ) => files.push({ fileId, state, ...freshSum(placed), statements: placed.map(standingOf) })
      let waiting = inOrderOfDays(await findFitting(tx, found, maximum))
      const fitting = new Set(waiting.map(([{ fileId }]) => fileId))
      let books = await findBooks(tx, waiting.flat())
      const foreseen = new Foreseen(tx, kernel)
      const all: PlacedStatement[] = []
      // A file that contradicts the books may fit after others: retried while one more counts.
      for (let counted = -1; counted < files.length;) {
        counted = files.length
        const refused: File[] = []
        for (const statements of waiting) {
          const { standings, books: after } = placeFile(books, statements)
          const placed = placedOf(standings)
          if (placed.length < statements.filter(isBalanced).length) {
            refused.push(statements)
            continue
          }
          books = after
          all.push(...placed)
          add(statements[0]!.fileId, 'counted', placed)
          for (const statement of placed) await foreseen.add(statement)
        }
        waiting = refused
      }
      for (const [{ fileId }] of waiting) add(fileId, 'conflict')
      for (const fileId of ids) if (!fitting.has(fileId)) add(fileId, found.includes(fileId) ? 'leftOut' : 'missing')
      return { files, ...freshSum(all), ...(await foreseen.sums(all)) }
    },
    SNAPSHOT,
  )
}

type File = readonly [Staged, ...Staged[]]

/** Files as long as they have no more movements than the maximum together; after a larger one none, as it may be their beginning. */
async function findFitting(tx: Transaction, ids: readonly string[], maximum: number): Promise<readonly File[]> {
  const files: File[] = []
  let count = 0
  for (const fileId of ids) {
    count += await countStaged(tx, fileId)
    if (count > maximum) break
    files.push((await findStaged(tx, fileId)) as File)
  }
  return files
}

/** By first day, ties as requested. */
const inOrderOfDays = (files: readonly File[]): readonly File[] =>
  files.toSorted(byKey((statements) => statements.map(({ from }) => from).toSorted()[0]!))

const standingOf = ({ statement, place, placement, known }: PlacedStatement) => ({
  number: statement.position,
  newCount: freshOf(placement, known).newCount,
  ...place,
})

function freshSum(placed: readonly PlacedStatement[]) {
  const total = { newCount: 0, credits: 0n, debits: 0n }
  for (const { placement, known } of placed) {
    const { newCount, credits, debits } = freshOf(placement, known)
    total.newCount += newCount
    total.credits += credits
    total.debits += debits
  }
  return total
}

interface BeforeAndAfter {
  readonly before: Cents
  readonly after: Cents
}

/** Figures of the bank page before and after the import. */
async function booksOf(
  executor: Executor,
  placed: readonly PlacedStatement[],
  credited: { readonly booked: Cents; readonly assigned: Cents },
): Promise<Record<'stated' | 'booked' | 'difference' | 'unassigned', BeforeAndAfter>> {
  const balances = await findBalancesByKind(executor)
  const periods = await findPeriodsOfAll(executor)
  const stated = {
    before: statedOf(periods),
    after: statedOf(periodsAfter(periods, placed)),
  }
  const fresh = placed.reduce((sum, { placement, known }) => sum + freshOf(placement, known).credits, 0n)
  const before = bookedOf(balances)
  const booked = { before, after: before + credited.booked }
  const unassigned = {
    before: balances.unassigned,
    after: balances.unassigned + fresh - credited.assigned,
  }
  const difference = {
    before: stated.before - booked.before,
    after: stated.after - booked.after,
  }
  return { stated, booked, difference, unassigned }
}

type Periods = Awaited<ReturnType<typeof findPeriodsOfAll>>
const statedOf = (periods: Periods): Cents =>
  coverageOf(periods).accounts.reduce((sum, { closing }) => sum + closing, 0n)

function periodsAfter(periods: Periods, placed: readonly PlacedStatement[]): Periods {
  let after = [...periods]
  for (const { statement, placement } of placed) {
    const { iban } = statement
    const { from: fromDay, to: toDay, opening, closing } = placement.period
    const joined = new Set(placement.joined.map(({ from }) => from))
    after = after.filter((period) => period.iban !== iban || !joined.has(period.fromDay))
    after.push({ iban, fromDay, toDay, opening, closing, bankName: '' })
  }
  return after.toSorted(byKey(({ iban, fromDay }) => `${iban} ${fromDay}`))
}
