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
 * What importing several kept files would do to the books as they are now, on one snapshot, in the order of their first days and each
 * after those that it goes on from: that order is the answer's. Nothing is written.
 * Files with which there would be more than `maximum` movements are left out, and so are those that are there no more.
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
      // What contradicts the books may fit when others are in them: it is tried again for as long as one more counts.
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

/** A file of the outlook with what it says, or why it is without. */
interface Asked {
  readonly fileId: string
  readonly read: ReadFile | 'leftOut' | 'missing'
}

/** Reads files until they have too many movements together; that one and those after it are without what they say. */
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

/** A file that was removed meanwhile or that the storage has lost is missing: what the others do is known without it. */
async function readOne(kernel: Kernel, fileId: string): Promise<ReadFile | 'missing'> {
  const known = await findBankFile(patient(kernel).database, fileId)
  if (!known) return 'missing'
  const bytes = await unlessLost(kernel.storage.read(known.file.storageKey), kernel.logger, { fileId })
  return bytes ? readRecently(bytes, kernel.clock) : 'missing'
}

/** Files by the first day that they say anything of, so that each comes after those it may go on from; of one day as they were asked for. */
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

/** What is new in statements, all together. */
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
