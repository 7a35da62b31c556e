import { LINE_OUTCOMES, MAXIMUM_OUTLOOK_LINES, type api, type Cents } from '@cauce/contract'
import type { z } from 'zod'
import { inTransaction } from '../../../database/index.ts'
import type { Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import type { Weighed } from '../matching/index.ts'
import { booksOf } from './outlook-books.ts'
import { freshPositions, linesOf, placedOf, type Placed } from './placed-lines.ts'
import type { ReadMovement, ReadPart } from './readers/index.ts'
import { readRecently } from './recent-files.ts'
import { findBankFile } from './statements.queries.ts'
import type { ReadFile } from './summaries.ts'
import { partKey, partsOf, weighFresh } from './weigh-fresh.ts'

type Endpoint = typeof api.bankFiles.outlook
type Outlook = z.output<Endpoint['output']>
type Outcome = (typeof LINE_OUTCOMES)[number]

/** What importing a kept file would do to each of its movements and to the books as they are now, on one snapshot. Nothing is written. */
export async function foreseeFile(kernel: Kernel, { params, query }: Call<Endpoint>): Promise<Outlook> {
  const { database } = patient(kernel)
  const { file } = found(await findBankFile(database, params.id))
  const read = await readRecently(await kernel.storage.read(file.storageKey), kernel.clock)
  return inTransaction(
    database,
    async (tx) => {
      const placed = await placedOf(tx, read)
      const fresh = await freshPositions(tx, read, placed)
      const weighed = await weighFresh(tx, kernel, read, placed, fresh)
      const { counts, lines, credited } = await summed(read, placed, {
        fresh,
        weighed,
        outcome: query.outcome,
      })
      return { counts, lines, ...(await booksOf(tx, placed, credited)) }
    },
    'begin isolation level repeatable read read only',
  )
}

interface Foreseen {
  readonly fresh: ReadonlySet<number>
  readonly weighed: ReadonlyMap<string, Weighed>
  readonly outcome: Outcome | undefined
}

/** What the lines come to: counts of each outcome, the first lines, and what leaves the unassigned money by itself. */
async function summed(read: ReadFile, placed: readonly Placed[], { fresh, weighed, outcome: asked }: Foreseen) {
  const sums = new Map<Outcome, { count: number; amount: Cents }>()
  const lines: Outlook['lines'] = []
  const credited = { booked: 0n, assigned: 0n }
  let [of, balance]: [Placed | undefined, Cents] = [undefined, 0n]
  for await (const { line, position, statement } of linesOf(read, placed)) {
    if (of !== statement) [of, balance] = [statement, statement.summary.opening]
    for (const [index, part] of partsOf(line).entries()) {
      const verdict = weighed.get(partKey(position, index))
      const outcome = fresh.has(position) ? (verdict?.tier ?? 'later') : 'known'
      balance += part.amount
      const sum = sums.get(outcome) ?? { count: 0, amount: 0n }
      sums.set(outcome, {
        count: sum.count + 1,
        amount: sum.amount + part.amount,
      })
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
  const counts = LINE_OUTCOMES.flatMap((outcome) => {
    const sum = sums.get(outcome)
    return sum ? [{ outcome, ...sum }] : []
  })
  return { counts, lines, credited }
}

/** A credit that needs nobody leaves the unassigned money. What was booked already is owed already. */
function addCredit(credited: { booked: Cents; assigned: Cents }, { amount, kind }: ReadPart, { suggestions }: Weighed) {
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
    readonly verdict: Weighed | undefined
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
