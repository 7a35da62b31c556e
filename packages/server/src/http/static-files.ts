import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { etagOf, type Representation } from './representation.ts'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Files whose name holds the hash of their content never change under it. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** All others are asked for again, and answered with 304 while they are the same. */
const REVALIDATED = 'public, max-age=0, must-revalidate'

export interface StaticFolder {
  readonly folder: string
  /** Where the folder stands in addresses, such as `/admin`. */
  readonly prefix: string
  /** Which files, by their path in the folder, have the hash of their content in their name. */
  readonly isHashed: (file: string) => boolean
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Reads a built front end into memory: some megabytes that are then served without touching the disk, in the compressed
 * form that the build made beside each file. An absent folder has no files, so that the API can run without front ends.
 */
export function loadStaticFiles({ folder, prefix, isHashed, headers = {} }: StaticFolder): Map<string, Representation> {
  const files = new Map<string, Representation>()
  for (const file of filesUnder(folder)) {
    const contentType = CONTENT_TYPES[path.extname(file)]
    // Compressed twins and the notes of the build have no type of their own and are no pages.
    if (contentType === undefined) continue
    const identity = readFileSync(path.join(folder, file))
    files.set(`${prefix}/${file}`, {
      etag: etagOf(identity),
      identity,
      coded: { br: twinOf(folder, file, 'br'), gzip: twinOf(folder, file, 'gz') },
      headers: {
        'content-type': contentType,
        'cache-control': isHashed(file) ? IMMUTABLE : REVALIDATED,
        'x-content-type-options': 'nosniff',
        ...headers,
      },
    })
  }
  return files
}

function twinOf(folder: string, file: string, extension: string): Buffer | undefined {
  const twin = path.join(folder, `${file}.${extension}`)
  return existsSync(twin) ? readFileSync(twin) : undefined
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
}
