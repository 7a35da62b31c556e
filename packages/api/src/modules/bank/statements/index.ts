import { api, Refusal, byKey, MAXIMUM_OUTLOOK_MOVEMENTS, type BankFilesOutlook } from '@cauce/contract'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { readOutlook, outlookOf } from './outlook.ts'
import {
  addressOfStatement,
  importFile,
  listFiles,
  previewFile,
  removeFile,
  uploadFiles,
} from './statements.service.ts'
import { listMovements } from './movements.queries.ts'
import { listStatements } from './statements.queries.ts'
import { createHash } from 'node:crypto'
import { inTransaction } from '../../../database/index.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import { storeFile, uploadKeeping } from '../../../platform/files/index.ts'
import { queueMatching } from '../matching/index.ts'
import { bankFileRows, findImported, findBankFile } from './bank-files.queries.ts'
import { importStatements } from './import-file.ts'
import { lockOwnIbans } from './periods.queries.ts'
import { readFile, type ReadFile } from './summaries.ts'
import type { z } from 'zod'
import { unlessLost } from '../../../storage.ts'
import { BooksOverlay } from './books-overlay.ts'
import { freshOf } from './lines.domain.ts'
import { booksOf } from './outlook-books.ts'
import { addSum, countsOf, type Sums } from './outlook-sums.ts'
import { placedOf, type Placed } from './placed-lines.ts'
import { isBalanced } from './preview.ts'
import { readRecently } from './recent-files.ts'
import { NewLineEvaluator } from './evaluate-new-lines.ts'

export { awaitsImportBy } from './bank-files.queries.ts'

/** Decision bank-statements. */
export const bankStatementsModule: ModuleFactory = (kernel) => ({
  name: 'bankStatements',
  routes: [
    bind(api.bankFiles.create, (call) => uploadFiles(kernel, call)),
    ...bindRows(api.bankFiles.list, api.bankFiles.read, (call) => listFiles(kernel, call)),
    bind(api.bankFiles.preview, (call) => previewFile(kernel, call)),
    bind(api.bankFiles.remove, (call) => removeFile(kernel, call)),
    bind(api.bankFiles.outlook, (call) => readOutlook(kernel, call)),
    bind(api.bankFiles.outlookOfSeveral, (call) => readOutlooks(kernel, call)),
    bind(api.bankFiles.import, (call) => importFile(kernel, api.bankFiles.import, call)),
    bind(api.bankStatements.url, (call) => addressOfStatement(kernel, call)),
    ...bindRows(api.bankStatements.list, api.bankStatements.read, ({ query }) =>
      listStatements(kernel.database, query, query),
    ),
    ...bindRows(api.bankMovements.list, api.bankMovements.read, ({ query }) =>
      listMovements(kernel.database, query, query),
    ),
  ],
})

/**
 * Imports an institution's statement like a bank file: whole or not at all, the same bytes once. Throws
 * `statement-not-ours`, `statement-contradicts`, `statement-uncertain`, and an error when it cannot be read.
 */
export async function importStated(kernel: Kernel, name: string, bytes: Buffer): Promise<void> {
  const { summaries, lines, refusal } = await readFile(bytes, kernel.clock)
  if (refusal) throw new Error(`The institution has stated what cannot be read: ${refusal.reason}.`)
  const ibans = [...new Set(summaries.map(({ iban }) => iban))]
  const { keep, forgetUnused } = uploadKeeping(kernel)
  const kept = await keep([{ part: 'file', name, kind: 'xml', bytes }])
  await inTransaction(patient(kernel).database, async (tx) => {
    const own = await lockOwnIbans(tx, ibans)
    const strange = ibans.find((iban) => !own.has(iban))
    if (strange) throw new Refusal({ code: 'statement-not-ours', params: { iban: strange } })
    const now = kernel.clock.now()
    if (await findImported(tx, createHash('sha256').update(bytes).digest('hex'))) return
    const { fileId, sha256, createdAt } = await storeFile(tx, kept[0]!, { uploadedBy: null })
    await bankFileRows.insert(tx, { fileId, sha256, uploadedBy: null, importedAt: now, createdAt })
    await importStatements(kernel, tx, { summaries, lines }, { importedBy: null, uploadedBy: null, fileId, now })
    await queueMatching(tx)
  }).finally(() => forgetUnused(kept))
}

/**
 * Dry run of importing several files on one snapshot, in order of first day and continuity. Leaves out missing files,
 * and those above `maximum` movements.
 */
export async function readOutlooks(
  kernel: Kernel,
  { query }: Pick<Call<typeof api.bankFiles.outlookOfSeveral>, 'query'>,
  maximum = MAXIMUM_OUTLOOK_MOVEMENTS,
): Promise<z.output<typeof BankFilesOutlook>> {
  const { database } = patient(kernel)
  const reads = await readSeveral(kernel, query.ids, maximum)
  return inTransaction(
    database,
    async (tx) => {
      const evaluator = new NewLineEvaluator(tx, kernel)
      let overlay = new BooksOverlay()
      const files: z.output<typeof BankFilesOutlook>['files'] = []
      const all: Placed[] = []
      const total = { sums: new Map() as Sums, credited: { booked: 0n, assigned: 0n } }
      let waiting = inOrderOfDays(reads)
      // A file that contradicts the books may fit after others: retried while one more counts.
      for (let counted = -1; counted < files.length;) {
        counted = files.length
        const refused: typeof waiting = []
        for (const { fileId, read } of waiting) {
          const after = overlay.fork()
          const placed = await placedOf(tx, read, after)
          if (read.refusal !== undefined || placed.length < read.summaries.filter(isBalanced).length) {
            refused.push({ fileId, read })
            continue
          }
          files.push({ fileId, state: 'counted', ...freshSum(placed), statements: placed.map(standingOf) })
          overlay = after
          all.push(...placed)
          const { sums, credited } = await outlookOf(tx, evaluator, read, placed)
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
