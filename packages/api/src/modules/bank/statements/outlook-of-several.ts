import { byKey, MAXIMUM_OUTLOOK_MOVEMENTS, type api, type BankFilesOutlook } from '@cauce/contract'
import type { z } from 'zod'
import { inTransaction } from '../../../database/index.ts'
import type { Call } from '../../../http/bind.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import { unlessLost } from '../../../storage.ts'
import { Ahead } from './ahead.ts'
import { freshOf } from './lines.domain.ts'
import { booksOf } from './outlook-books.ts'
import { addSum, countsOf, type Sums } from './outlook-sums.ts'
import { foreseen } from './outlook.ts'
import { placedOf, type Placed } from './placed-lines.ts'
import { isBalanced } from './preview.ts'
import { readRecently } from './recent-files.ts'
import { findBankFile } from './bank-files.queries.ts'
import type { ReadFile } from './summaries.ts'
import { FreshWeigher } from './weigh-fresh.ts'

/**
 * Dry run of importing several files on one snapshot, in order of first day and continuity. Leaves out missing files,
 * and those above `maximum` movements.
 */
export async function foreseeFiles(
  kernel: Kernel,
  { query }: Pick<Call<typeof api.bankFiles.outlookOfSeveral>, 'query'>,
  maximum = MAXIMUM_OUTLOOK_MOVEMENTS,
): Promise<z.output<typeof BankFilesOutlook>> {
  const { database } = patient(kernel)
  const reads = await readSeveral(kernel, query.ids, maximum)
  return inTransaction(
    database,
    async (tx) => {
      const weigher = new FreshWeigher(tx, kernel)
      let ahead = new Ahead()
      const files: z.output<typeof BankFilesOutlook>['files'] = []
      const all: Placed[] = []
      const total = { sums: new Map() as Sums, credited: { booked: 0n, assigned: 0n } }
      let waiting = inOrderOfDays(reads)
      // A file that contradicts the books may fit after others: retried while one more counts.
      for (let counted = -1; counted < files.length;) {
        counted = files.length
        const refused: typeof waiting = []
        for (const { fileId, read } of waiting) {
          const after = ahead.fork()
          const placed = await placedOf(tx, read, after)
          if (read.refusal !== undefined || placed.length < read.summaries.filter(isBalanced).length) {
            refused.push({ fileId, read })
            continue
          }
          files.push({ fileId, state: 'counted', ...freshSum(placed), statements: placed.map(standingOf) })
          ahead = after
          all.push(...placed)
          const { sums, credited } = await foreseen(tx, weigher, read, placed)
          for (const [outcome, sum] of sums) addSum(total.sums, outcome, sum)
          total.credited.booked += credited.booked
          total.credited.assigned += credited.assigned
        }
        waiting = refused
      }
      for (const { fileId } of waiting) files.push({ fileId, state: 'conflict', ...freshSum([]), statements: [] })
      for (const { fileId, read } of reads)
        if (typeof read === 'string') files.push({ fileId, state: read, ...freshSum([]), statements: [] })
      return { files, ...freshSum(all), counts: countsOf(total.sums), ...(await booksOf(tx, all, total.credited)) }
    },
    'begin isolation level repeatable read read only',
  )
}

interface Asked {
  readonly fileId: string
  readonly read: ReadFile | 'leftOut' | 'missing'
}

/** Files beyond the maximum stay unread. */
async function readSeveral(kernel: Kernel, ids: readonly string[], maximum: number): Promise<readonly Asked[]> {
  const reads: Asked[] = []
  let count = 0
  for (const fileId of ids) {
    const read = count > maximum ? 'leftOut' : await readOne(kernel, fileId)
    if (typeof read !== 'string') count += read.lines.count
    reads.push({ fileId, read: typeof read !== 'string' && count > maximum ? 'leftOut' : read })
  }
  return reads
}

/** Removed or lost files are skipped. */
async function readOne(kernel: Kernel, fileId: string): Promise<ReadFile | 'missing'> {
  const known = await findBankFile(patient(kernel).database, fileId)
  if (!known) return 'missing'
  const bytes = await unlessLost(kernel.storage.read(known.file.storageKey), kernel.logger, { fileId })
  return bytes ? readRecently(bytes, kernel.clock) : 'missing'
}

/** By first day, ties as requested. */
function inOrderOfDays(reads: readonly Asked[]) {
  const known = reads.flatMap(({ fileId, read }) => (typeof read === 'string' ? [] : [{ fileId, read }]))
  const firstDay = ({ summaries }: ReadFile) => summaries.map(({ from }) => from).toSorted()[0] ?? ''
  return known.toSorted(byKey(({ read }) => firstDay(read)))
}

const standingOf = ({ number, place, placement, known }: Placed) => ({
  number,
  newCount: freshOf(placement, known).newCount,
  ...place,
})

function freshSum(placed: readonly Placed[]) {
  const total = { newCount: 0, credits: 0n, debits: 0n }
  for (const { placement, known } of placed) {
    const { newCount, credits, debits } = freshOf(placement, known)
    total.newCount += newCount
    total.credits += credits
    total.debits += debits
  }
  return total
}
