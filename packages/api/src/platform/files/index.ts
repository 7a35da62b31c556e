import { bindJob, defineScheduledJob, queueJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { sweepStorage } from '../../storage.ts'
import { isOldKey } from './files.domain.ts'
import { isBackupRunning, knownStorageKeys, fileRows } from './files.queries.ts'
import { deleteBytesJob } from './files.service.ts'
import { createHmac } from 'node:crypto'
import { Refusal } from '@cauce/contract'
import type { Call } from '../../http/bind.ts'
import type { FileRow } from '../../database/schema/platform.ts'
import { acceptedSecrets, isSameSecret } from '../tokens.ts'

export { BACKUP_LOCK, findFiles } from './files.queries.ts'
export {
  deleteBytesLater,
  deleteFileLater,
  isUnseen,
  keepBytes,
  keepStream,
  type KeptStream,
  sendBytes,
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

/** Five minutes, in the caller's session. The caller has checked access. */
export function signedUrl(kernel: Kernel, { actor }: Pick<Call, 'actor'>, { fileId, customer }: AddressedFile) {
  const expires = String(Math.floor(kernel.clock.now().getTime() / 1000) + SIGNED_URL_SECONDS)
  const signature = signatureOf(kernel.settings.secret, { fileId, customer, expires, sessionId: actor.sessionId })
  const whose = customer === undefined ? '' : `&customer=${customer}`
  return {
    url: `/v1/documents/view/${fileId}?expires=${expires}${whose}&signature=${signature}`,
    expiresAt: new Date(Number(expires) * 1000).toISOString(),
  }
}

interface AddressedFile {
  readonly fileId: string
  /** The address ends with the caller's access to them. */
  readonly customer?: string | undefined
}

interface Signed extends AddressedFile {
  /** Unix seconds, in the form that was signed. */
  readonly expires: string
  readonly sessionId: string | null
}

interface SignedAddress extends Signed {
  readonly signature: string
}

/** HMAC-SHA256. */
export const signatureOf = (secret: string, { fileId, customer = '', expires, sessionId }: Signed): string =>
  createHmac('sha256', secret)
    .update(`file-address\n${fileId}\n${customer}\n${expires}\n${sessionId ?? ''}`)
    .digest('base64url')

export function isAddressValid(
  secrets: readonly string[],
  { signature, ...signed }: SignedAddress,
  now: Date,
): boolean {
  const isSigned = secrets.some((secret) => isSameSecret(signature, signatureOf(secret, signed)))
  return isSigned && Number(signed.expires) * 1000 > now.getTime()
}

export async function readSigned(kernel: Kernel, address: SignedAddress): Promise<FileRow> {
  const isValid = isAddressValid(acceptedSecrets(kernel.settings), address, kernel.clock.now())
  if (!isValid) throw new Refusal({ code: 'link-invalid' })
  const row = await fileRows.find(kernel.database, address.fileId)
  if (!row) throw new Refusal({ code: 'not-found' })
  return row
}
