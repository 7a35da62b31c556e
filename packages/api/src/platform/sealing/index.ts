import { z } from 'zod'
import { inTransaction } from '../../database/index.ts'
import { sessions, totps } from '../../database/schema/auth.ts'
import { bindJob, defineJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { acceptedSecrets, keyIdOf, seal, unseal } from '../tokens.ts'
import { countSealedOtherwise, lockSealedUnder, saveSealed, type SealedColumn } from './sealing.queries.ts'

/** Key-derivation label. */
export const TOTP_SECRETS = 'totp-secrets'
/** Key-derivation label. */
export const SHOWN_CODES = 'shown-recovery-codes'

/** Complete list; a test checks it. */
export const sealedColumns: readonly SealedColumn[] = [
  { use: TOTP_SECRETS, table: totps, id: totps.totpId, column: totps.sealedSecret },
  { use: SHOWN_CODES, table: sessions, id: sessions.sessionId, column: sessions.sealedCodes },
]

/** Also at start: a rotation begins and ends with one. */
const resealJob = defineJob({ name: 'sealAgain', payload: z.unknown(), cron: '41 * * * *', runsAtStart: true })

/** Encrypted columns and secret rotation (decision secrets-and-rotation). */
export const sealingModule: ModuleFactory = (kernel) => ({
  name: 'sealing',
  routes: [],
  jobs: [bindJob(resealJob, () => sealAgain(patient(kernel)))],
})

/** Re-encrypts under the present secret and logs what still needs SECRET_PREVIOUS. */
async function sealAgain(kernel: Kernel): Promise<void> {
  const { logger, settings } = kernel
  if (settings.previousSecret !== undefined) {
    let count = 0
    for (const column of sealedColumns) count += await sealColumnAgain(kernel, column, settings.previousSecret)
    logger.info({ sealedAgain: count }, 'Nothing that is stored depends on SECRET_PREVIOUS any more.')
  }
  const unreadable = await countUnreadable(kernel)
  if (unreadable > 0)
    logger.error(
      { unreadable },
      'OTP devices were encrypted under another SECRET. Their owners cannot log in until it is given as SECRET_PREVIOUS.',
    )
}

const BATCH = 200

/** In batches; returns the number. */
async function sealColumnAgain(
  { database, settings }: Kernel,
  column: SealedColumn,
  previous: string,
): Promise<number> {
  const sealBatch = () =>
    inTransaction(database, async (tx) => {
      const rows = await lockSealedUnder(tx, column, keyIdOf(previous, column.use), BATCH)
      for (const { id, sealed } of rows) {
        const text = unseal(settings, column.use, sealed)
        await saveSealed(tx, column, { id, sealed: seal(settings, column.use, text) })
      }
      return rows.length
    })
  let [total, count] = [0, BATCH]
  while (count === BATCH) {
    count = await sealBatch()
    total += count
  }
  return total
}

async function countUnreadable({ database, settings }: Kernel): Promise<number> {
  let unreadable = 0
  for (const column of sealedColumns) {
    const keyIds = acceptedSecrets(settings).map((secret) => keyIdOf(secret, column.use))
    unreadable += await countSealedOtherwise(database, column, keyIds)
  }
  return unreadable
}
