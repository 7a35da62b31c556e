import { MAXIMUM_OUTLOOK_LINES, type api, type Cents } from '@cauce/contract'
import type { z } from 'zod'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import type { Evaluated } from '../matching/index.ts'
import { BooksOverlay } from './books-overlay.ts'
import { booksOf } from './outlook-books.ts'
import { addSum, countsOf, type Outcome, type Sums } from './outlook-sums.ts'
import { freshPositions, linesOf, placedOf, type Placed } from './placed-lines.ts'
import type { ReadMovement, ReadPart } from './readers/index.ts'
import { readRecently } from './recent-files.ts'
import { findBankFile } from './bank-files.queries.ts'
import type { ReadFile } from './summaries.ts'
import { NewLineEvaluator, partKey, partsOf } from './evaluate-new-lines.ts'

type Endpoint = typeof api.bankFiles.outlook
type Outlook = z.output<Endpoint['output']>

/** Dry run of importing a file, on one snapshot. */
export async function readOutlook(kernel: Kernel, { params, query }: Call<Endpoint>): Promise<Outlook> {
  const { database } = patient(kernel)
  const { file } = found(await findBankFile(database, params.id))
  const read = await readRecently(await kernel.storage.read(file.storageKey), kernel.clock)
  return inTransaction(
    database,
    async (tx) => {
      const placed = await placedOf(tx, read, new BooksOverlay())
      const evaluator = new NewLineEvaluator(tx, kernel)
      const { sums, lines, credited } = await outlookOf(tx, evaluator, read, placed, query.outcome)
      return { counts: countsOf(sums), lines, ...(await booksOf(tx, placed, credited)) }
    },
    'begin isolation level repeatable read read only',
  )
}

export async function outlookOf(
  tx: Transaction,
  evaluator: NewLineEvaluator,
  read: ReadFile,
  placed: readonly Placed[],
  outcome?: Outcome,
) {
  const fresh = await freshPositions(tx, read, placed)
  const evaluated = await evaluator.evaluate(read, placed, fresh)
  return summed(read, placed, { fresh, evaluated, outcome })
}

interface Foreseen {
  readonly fresh: ReadonlySet<number>
  readonly evaluated: ReadonlyMap<string, Evaluated>
  readonly outcome: Outcome | undefined
}

async function summed(read: ReadFile, placed: readonly Placed[], { fresh, evaluated, outcome: asked }: Foreseen) {
  const sums: Sums = new Map()
  const lines: Outlook['lines'] = []
  const credited = { booked: 0n, assigned: 0n }
  let [of, balance]: [Placed | undefined, Cents] = [undefined, 0n]
  for await (const { line, position, statement } of linesOf(read, placed)) {
    if (of !== statement) [of, balance] = [statement, statement.summary.opening]
    for (const [index, part] of partsOf(line).entries()) {
      const verdict = evaluated.get(partKey(position, index))
      const outcome = fresh.has(position) ? (verdict?.tier ?? 'later') : 'known'
      balance += part.amount
      addSum(sums, outcome, { count: 1, amount: part.amount })
      if (outcome === 'auto' && part.amount > 0n) addCredit(credited, part, verdict!)
      if (lines.length < MAXIMUM_OUTLOOK_LINES && (asked === undefined || asked === outcome))
        lines.push(
          viewOf(line, part, {
            statement: statement.number,
            balance,
            outcome,
            verdict,
          }),
        )
    }
  }
  return { sums, lines, credited }
}

/** An automatically assigned credit leaves the unassigned money; an already booked one is already owed. */
function addCredit(
  credited: { booked: Cents; assigned: Cents },
  { amount, kind }: ReadPart,
  { suggestions }: Evaluated,
) {
  credited.assigned += amount
  if (kind === 'return' || suggestions.some(({ isBooked }) => !isBooked)) credited.booked += amount
}

function viewOf(
  line: ReadMovement,
  part: ReadPart,
  of: {
    readonly statement: number
    readonly balance: Cents
    readonly outcome: Outcome
    readonly verdict: Evaluated | undefined
  },
): Outlook['lines'][number] {
  const { verdict, ...view } = of
  return {
    ...view,
    bookingDay: line.bookingDay,
    counterpartyName: part.counterpartyName ?? null,
    remittance: part.remittance,
    amount: part.amount,
    reasons: [...(verdict?.reasons ?? [])],
    targets: (verdict?.suggestions ?? []).map(({ kind, id, name, userId }) => ({
      kind,
      id,
      name,
      userId,
    })),
  }
}
