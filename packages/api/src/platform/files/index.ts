import { bindJob, defineScheduledJob, queueJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { sweepStorage } from '../../storage.ts'
import { isOldKey } from './files.domain.ts'
import { isBackupRunning, knownStorageKeys, fileRows } from './files.queries.ts'
import { deleteBytesJob } from './files.service.ts'
import { createHmac } from 'node:crypto'
import { Refusal } from '@cauce/contract'
import type { FileRow } from '../../database/schema/platform.ts'
import { acceptedSecrets, isSameSecret } from '../tokens.ts'

export { BACKUP_LOCK, findFiles } from './files.queries.ts'
export {
  deleteBytesLater,
  deleteFileLater,
  keepBytes,
  keepStream,
  type KeptStream,
  sendFile,
  storedFileOf,
  storeFile,
  storeStream,
  uploadKeeping,
} from './files.service.ts'

const deleteOrphansJob = defineScheduledJob('deleteOrphanedBytes', '15 3 * * *', { isOutgoing: true })

export const filesModule: ModuleFactory = (kernel) => ({
  name: 'files',
  routes: [],
  jobs: [
    bindJob(deleteOrphansJob, () => deleteOrphanedBytes(patient(kernel))),
    bindJob(deleteBytesJob, ({ storageKeys }) => deleteBytes(kernel, storageKeys)),
  ],
})

/** Orphans, once a day old. */
async function deleteOrphanedBytes({ storage, database, clock }: Kernel): Promise<void> {
  await sweepStorage(storage, 'files', async (keys) => {
    const old = keys.filter((key) => isOldKey(key, clock.now()))
    const known = await knownStorageKeys(database, old)
    // After reading the rows: a later backup cannot name these.
    if (await isBackupRunning(database)) return []
    return old.filter((key) => !known.has(key))
  })
}

const BACKUP_POLL_MS = 60_000

/** Postponed while a backup may need them. */
async function deleteBytes({ storage, database, clock }: Kernel, storageKeys: string[]): Promise<void> {
  if (await isBackupRunning(database)) {
    const runAt = new Date(clock.now().getTime() + BACKUP_POLL_MS)
    return queueJob(database, deleteBytesJob, { storageKeys }, { runAt })
  }
  for (const key of storageKeys) await storage.remove(key)
}

/** Lifetime. */
const SIGNED_URL_SECONDS = 5 * 60

/** Five minutes, without a session. The caller has checked access. */
export function signedUrl(kernel: Kernel, fileId: string): { url: string; expiresAt: string } {
  const expires = Math.floor(kernel.clock.now().getTime() / 1000) + SIGNED_URL_SECONDS
  const signature = signatureOf(kernel.settings.secret, fileId, expires)
  return {
    url: `/v1/documents/view/${fileId}?expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  }
}

interface SignedAddress {
  readonly fileId: string
  readonly expires: number
  readonly signature: string
}

/** HMAC-SHA256 over file and expiry (Unix seconds). */
export const signatureOf = (secret: string, fileId: string, expires: number): string =>
  createHmac('sha256', secret).update(`file-address\n${fileId}\n${expires}`).digest('base64url')

export function isAddressValid(
  secrets: readonly string[],
  { fileId, expires, signature }: SignedAddress,
  now: Date,
): boolean {
  const isSigned = secrets.some((secret) => isSameSecret(signature, signatureOf(secret, fileId, expires)))
  return isSigned && expires * 1000 > now.getTime()
}

/** `link-invalid` for a forged address, whether or not the file exists. */
export async function readSigned(kernel: Kernel, address: SignedAddress): Promise<FileRow> {
  const isValid = isAddressValid(acceptedSecrets(kernel.settings), address, kernel.clock.now())
  if (!isValid) throw new Refusal({ code: 'link-invalid' })
  const row = await fileRows.find(kernel.database, address.fileId)
  if (!row) throw new Refusal({ code: 'not-found' })
  return row
}
