import { createHash } from 'node:crypto'
import { Refusal } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import { storeFile, uploadKeeping } from '../../../platform/files/index.ts'
import { queueMatching } from '../matching/index.ts'
import { bankFileRows, findImported } from './bank-files.queries.ts'
import { importStatements } from './import-file.ts'
import { lockOwnIbans } from './periods.queries.ts'
import { readFile } from './summaries.ts'

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
    await importStatements(tx, { summaries, lines }, { importedBy: null, fileId, now })
    await queueMatching(tx)
  }).finally(() => forgetUnused(kept))
}
