import { statSync } from 'node:fs'
import path from 'node:path'
import type { RequestListener } from 'node:http'
import staticFiles from '@fastify/static'
import Fastify from 'fastify'

/** For files with a content hash in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** For all other files: the browser asks again and gets 304 while the file is the same. */
export const REVALIDATED = 'public, max-age=0, must-revalidate'

export interface StaticFolder {
  readonly folder: string
  /** Begins the address of each file, such as `/admin`; empty for the root. */
  readonly prefix: string
  readonly isHashed: (file: string) => boolean
  readonly headers: Readonly<Record<string, string>>
}

export interface StaticFiles {
  /** Whether a file has this address. */
  has(pathname: string): boolean
  /** Sends the file at the address of the request: with ETag, ranges, and the precompressed variant that the client accepts. */
  readonly send: RequestListener
}

/**
 * The build writes the precompressed variants (`.br`, `.gz`). A folder that does not exist has no files, so that the
 * API can run without front ends.
 */
export async function serveStaticFiles({ folder, prefix, isHashed, headers }: StaticFolder): Promise<StaticFiles> {
  const app = Fastify({ logger: false })
  await app.register(staticFiles, {
    root: folder,
    prefix,
    index: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    setHeaders(reply, file) {
      reply.headers(headers)
      reply.header('cache-control', isHashed(path.relative(folder, file)) ? IMMUTABLE : REVALIDATED)
    },
  })
  await app.ready()
  return {
    has(pathname) {
      const file = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length + 1) : ''
      return isPlain(file) && statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() === true
    },
    send: (request, response) => app.routing(request, response),
  }
}

/**
 * Whether a path stays in its folder and names neither a dotfile nor a precompressed variant. `stat` throws for names of more
 * than 255 bytes.
 */
const isPlain = (file: string) => /^(?!.*(?:^|\/)\.)[\w./-]{1,200}$/.test(file) && !/\.(?:br|gz)$/.test(file)
