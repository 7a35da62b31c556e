import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { StartRefusal } from '../lifetime.ts'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
/** Relative path inside the backup folder. */
const PlaceBelow = z.string().regex(/^(?!.*\.\.)[\w-][\w./-]*$/)

/** Written last; its own hash lies beside it. */
const Manifest = z.strictObject({
  format: z.literal(1),
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
  files: z.array(z.strictObject({ key: PlaceBelow, contentType: z.string(), sizeBytes: z.int(), sha256: Sha256 })),
})
export type Manifest = z.infer<typeof Manifest>

const MANIFEST = 'manifest.json'
const MANIFEST_HASH = 'manifest.sha256'

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await writeFile(path.join(folder, MANIFEST), text, { flush: true })
  await writeFile(path.join(folder, MANIFEST_HASH), `${sha256Of(text)}  ${MANIFEST}\n`, { flush: true })
}

/**
 * Verifies every file's hash.
 * @throws StartRefusal when the folder is no backup, or a damaged one
 */
export async function readIntactBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const parts = [
    ...manifest.tables.map(({ place, sha256 }) => ({ place, sha256 })),
    ...manifest.files.map(({ key, sha256 }) => ({ place: key, sha256 })),
  ]
  for (const { place, sha256 } of parts) {
    const found = await hashOfFile(path.join(folder, place)).catch(() => undefined)
    if (found !== sha256)
      throw new StartRefusal(
        `The backup is damaged: ${place} ${found === undefined ? 'cannot be read' : 'is not what was written'}.`,
      )
  }
  return manifest
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined)
  if (text === undefined) throw new StartRefusal(`There is no backup in ${folder}: it has no ${MANIFEST}.`)
  const hash = await readFile(path.join(folder, MANIFEST_HASH), 'utf8').catch(() => '')
  if (!hash.startsWith(sha256Of(text)))
    throw new StartRefusal(`The backup is damaged: ${MANIFEST} is not what was written.`)
  const manifest = Manifest.safeParse(JSON.parse(text))
  if (!manifest.success)
    throw new StartRefusal('This backup has another form: restore it with the version of Cauce that made it.')
  return manifest.data
}

export const sha256Of = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
