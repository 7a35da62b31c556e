import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { StartRefusal } from '../lifetime.ts'
import { decrypting, encrypting } from '../age.ts'

export interface Parts {
  /** @returns the SHA-256 of what is written, before its encryption */
  write(place: string, ...from: readonly NodeJS.ReadableStream[]): Promise<string>
  /** Fails where a part cannot be read, or is not what was written. */
  open(place: string): Readable
  read(place: string): Promise<Buffer>
}

export const MANIFEST = 'manifest.json'
const SUFFIX = '.age'

export const partsToWrite = (folder: string, publicKey: string | undefined): Parts =>
  partsIn(folder, publicKey !== undefined, () => encrypting(publicKey!), refuseKey)

/** @throws StartRefusal without the secret key of an encrypted one */
export function partsToRead(folder: string, secretKey: string | undefined): Parts {
  const isEncrypted = existsSync(path.join(folder, `${MANIFEST}${SUFFIX}`))
  if (isEncrypted && secretKey === undefined)
    throw new StartRefusal(
      'The backup is encrypted: give its secret key in the setting BACKUP_SECRET_KEY or BACKUP_SECRET_KEY_FILE.',
    )
  return partsIn(folder, isEncrypted, refuseKey, () => decrypting(secretKey!))
}

const refuseKey = (): never => {
  throw new Error('There is no key for this.')
}

function partsIn(
  folder: string,
  isEncrypted: boolean,
  encrypt: () => ReturnType<typeof encrypting>,
  decrypt: () => ReturnType<typeof decrypting>,
): Parts {
  const fileOf = (place: string) => path.join(folder, isEncrypted ? `${place}${SUFFIX}` : place)
  const open = (place: string): Readable => {
    const file = createReadStream(fileOf(place))
    // `compose` passes the errors of the file on.
    return isEncrypted ? file.compose(decrypt()) : file
  }
  return {
    async write(place, ...from) {
      await mkdir(path.dirname(fileOf(place)), { recursive: true })
      const hash = createHash('sha256')
      const hashed = new PassThrough().on('data', (bytes: Buffer) => hash.update(bytes))
      const sink = createWriteStream(fileOf(place), { flush: true })
      await pipeline([...from, hashed, ...(isEncrypted ? [encrypt()] : []), sink])
      return hash.digest('hex')
    },
    open,
    read: (place) => buffer(open(place)),
  }
}
