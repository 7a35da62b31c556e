import { MAXIMUM_OUTLOOK_MOVEMENTS, type api, type BankFilesOutlook } from '@cauce/contract'
import type { z } from 'zod'
import { inTransaction } from '../../../database/index.ts'
import type { Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import { Ahead } from './ahead.ts'
import { freshOf } from './lines.domain.ts'
import { booksOf } from './outlook-books.ts'
import { addSum, countsOf, type Sums } from './outlook-sums.ts'
import { foreseen } from './outlook.ts'
import { placedOf, type Placed } from './placed-lines.ts'
import { isBalanced } from './preview.ts'
import { readRecently } from './recent-files.ts'
import { findBankFile } from './statements.queries.ts'
import type { ReadFile } from './summaries.ts'
import { FreshWeigher } from './weigh-fresh.ts'

/** What importing several kept files one after the other would do to the books as they are now, on one snapshot. Nothing is written. */
export async function foreseeFiles(
  kernel: Kernel,
  { query }: Call<typeof api.bankFiles.outlookOfSeveral>,
): Promise<z.output<typeof BankFilesOutlook>> {
  const { database } = patient(kernel)
  const reads = await readSeveral(kernel, database, query.ids)
  return inTransaction(
    database,
    async (tx) => {
      const weigher = new FreshWeigher(tx, kernel)
      let ahead = new Ahead()
      const files: z.output<typeof BankFilesOutlook>['files'] = []
      const all: Placed[] = []
      const total = { sums: new Map() as Sums, credited: { booked: 0n, assigned: 0n } }
      for (const { fileId, read } of reads) {
        const after = ahead.fork()
        const placed = read ? await placedOf(tx, read, after) : []
        const isWhole = read?.refusal === undefined && placed.length === read?.summaries.filter(isBalanced).length
        files.push({
          fileId,
          state: read ? (isWhole ? 'counted' : 'conflict') : 'leftOut',
          ...freshSum(isWhole ? placed : []),
        })
        if (!read || !isWhole) continue
        ahead = after
        all.push(...placed)
        const { sums, credited } = await foreseen(tx, weigher, read, placed)
        for (const [outcome, sum] of sums) addSum(total.sums, outcome, sum)
        total.credited.booked += credited.booked
        total.credited.assigned += credited.assigned
      }
      return { files, ...freshSum(all), counts: countsOf(total.sums), ...(await booksOf(tx, all, total.credited)) }
    },
    'begin isolation level repeatable read read only',
  )
}

/** Reads files until they have too many movements together; the others are without what they say. */
async function readSeveral(kernel: Kernel, database: Kernel['database'], ids: readonly string[]) {
  const reads: { readonly fileId: string; readonly read?: ReadFile }[] = []
  let count = 0
  for (const fileId of ids) {
    const { file } = found(await findBankFile(database, fileId))
    const read =
      count < MAXIMUM_OUTLOOK_MOVEMENTS
        ? await readRecently(await kernel.storage.read(file.storageKey), kernel.clock)
        : undefined
    count += read?.lines.count ?? 0
    reads.push({ fileId, ...(read && count <= MAXIMUM_OUTLOOK_MOVEMENTS && { read }) })
  }
  return reads
}

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
