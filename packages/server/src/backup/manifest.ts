import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { StartRefusal } from '../lifetime.ts'
import { WrongKey } from '../age.ts'
import { MANIFEST, type Parts } from './parts.ts'
import { FILE_LIST, filesIn, forEach, PlaceBelow, Sha256 } from './stored-files.ts'

/** Written last; its own hash lies beside it. */
const Manifest = z.strictObject({
  /** A run-off package has other places and fewer columns. */
  format: z.literal([1, 'run-off']),
  version: z.string(),
  takenAt: z.iso.datetime(),
  postgresVersion: z.string(),
  /** Oldest first: a restore needs the same migrations. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      place: PlaceBelow,
      sha256: Sha256,
    }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), lastValue: z.string().regex(/^-?\d+$/) })),
  /** Of the list of stored files. */
  files: z.strictObject({ count: z.int(), sha256: Sha256 }),
})
export type Manifest = z.infer<typeof Manifest>

const MANIFEST_HASH = 'manifest.sha256'

export async function writeManifest(parts: Parts, manifest: Manifest): Promise<void> {
  const sha256 = await parts.write(MANIFEST, Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)]))
  await parts.write(MANIFEST_HASH, Readable.from([Buffer.from(`${sha256}  ${MANIFEST}\n`)]))
}

/**
 * Verifies every file's hash.
 * @throws StartRefusal when the folder is no backup, or a damaged one
 */
export async function readIntactBackup(parts: Parts, folder: string): Promise<Manifest> {
  const manifest = await readManifest(parts, folder, 1)
  const expectIntact = async (place: string, sha256: string) => {
    const found = await hashOf(parts.open(place)).catch(() => undefined)
    if (found !== sha256)
      throw new StartRefusal(
        `The backup is damaged: ${place} ${found === undefined ? 'cannot be read' : 'is not what was written'}.`,
      )
  }
  for (const { place, sha256 } of manifest.tables) await expectIntact(place, sha256)
  await expectIntact(FILE_LIST, manifest.files.sha256)
  await forEach(filesIn(parts), ({ key, sha256 }) => expectIntact(key, sha256))
  return manifest
}

export async function readManifest(parts: Parts, folder: string, format: Manifest['format']): Promise<Manifest> {
  const text = await parts.read(MANIFEST).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof WrongKey)
      throw new StartRefusal('The backup is encrypted for another key than that of BACKUP_SECRET_KEY.')
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
      throw new StartRefusal(`There is no backup in ${folder}: it has no ${MANIFEST}.`)
    throw new StartRefusal(`The backup is damaged: ${MANIFEST} cannot be read.`)
  })
  const hash = await parts.read(MANIFEST_HASH).then(String, () => '')
  if (!hash.startsWith(sha256Of(text)))
    throw new StartRefusal(`The backup is damaged: ${MANIFEST} is not what was written.`)
  const manifest = Manifest.safeParse(JSON.parse(text.toString()))
  if (!manifest.success || manifest.data.format !== format)
    throw new StartRefusal('It has another form: read it with the command and the version of Cauce that made it.')
  return manifest.data
}

export const sha256Of = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of stream) hash.update(bytes as Buffer)
  return hash.digest('hex')
}
